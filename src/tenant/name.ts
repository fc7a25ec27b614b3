import { limits } from '../contract/generated/limits.ts';

/** Names of tenants and snapshots occur in URLs and file names. */
export function isName(name: unknown): name is string {
  return typeof name === 'string' && name.length <= limits.tenantName && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name);
}
