import { secretName } from '../contract/generated/secret-names.ts';

/** Whether a value with this name is a secret: of a header, parameter, form part or property. */
export function isSecretName(name: string): boolean {
  return secretName.test(name.toLowerCase().replace(/[^a-z0-9]/g, ''));
}
