import { limits } from '../contract/generated/limits.ts';

/**
 * Returns whether a string is a valid name of a tenant or a snapshot.
 * Names occur in URLs and file names, so only lower-case letters, digits and single hyphens are allowed.
 */
export function isName(name: unknown): name is string {
  return typeof name === 'string' && name.length <= limits.tenantName && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name);
}
