import type { Department, Tenant } from './tenant.ts';

export function childrenBelow(tenant: Tenant, parent: string | null): Department[] {
  return [...tenant.departments.values()].filter((each) => each.parent === parent);
}

export function subtreeOf(tenant: Tenant, id: string): Department[] {
  const department = tenant.departments.get(id);
  if (!department) return [];
  return [department, ...childrenBelow(tenant, id).flatMap((child) => subtreeOf(tenant, child.id))];
}

/** Returns the names of all ancestors and of the department, starting at the top. Skips deleted ancestors. */
export function namesTo(tenant: Tenant, { name, parent }: Department): string[] {
  const above = tenant.departments.get(parent ?? '');
  return above ? [...namesTo(tenant, above), name] : [name];
}
