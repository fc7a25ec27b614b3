import { secretName } from '../contract/generated/secret-names.ts';

export function isSecretName(name: string): boolean {
  return secretName.test(name.toLowerCase().replace(/[^a-z0-9]/g, ''));
}
