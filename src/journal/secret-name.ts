import { secretName } from '../contract/generated/secret-names.ts';

/** Returns whether a header, parameter, form part or property with this name contains a secret. */
export function isSecretName(name: string): boolean {
  return secretName.test(name.toLowerCase().replace(/[^a-z0-9]/g, ''));
}
