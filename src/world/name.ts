import { limits } from '../contract/generated/limits.ts';

/** Whether a string is a valid name of a tenant or a snapshot. Names are used in URLs, folders and files. */
export function isName(name: unknown): name is string {
  return typeof name === 'string' && name.length <= limits.tenantName && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name);
}
