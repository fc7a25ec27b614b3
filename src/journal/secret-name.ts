import { secretName } from '../contract/generated/secret-names.ts';

/** Whether the value under this name is a secret: of a header, a parameter, a part of a form or a member. */
export function isSecretName(name: string): boolean {
  return secretName.test(name.toLowerCase().replace(/[^a-z0-9]/g, ''));
}
