import { limits } from '../contract/generated/limits.ts';

/** Whether a tenant or a snapshot may have this name: it comes in addresses, and names folders and files. */
export function isName(name: unknown): name is string {
  return typeof name === 'string' && name.length <= limits.tenantName && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name);
}
