/** Whether a tenant or a snapshot may have this name: it comes in addresses, and names folders and files. */
export function isName(name: unknown): name is string {
  return typeof name === 'string' && name.length <= 63 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name);
}
