import { secretName } from '../contract/generated/secret-names.ts';

/** Returns whether the value of a header, parameter, form part or property is secret, judged by the name. */
export function isSecretName(name: string): boolean {
  return secretName.test(name.toLowerCase().replace(/[^a-z0-9]/g, ''));
}
