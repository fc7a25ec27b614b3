import type { Department, Tenant } from './tenant.ts';

export function childrenBelow(tenant: Tenant, parent: string | null): Department[] {
  return [...tenant.departments.values()].filter((each) => each.parent === parent);
}

export function subtreeOf(tenant: Tenant, id: string): Department[] {
  const department = tenant.departments.get(id);
  if (!department) return [];
  return [department, ...childrenBelow(tenant, id).flatMap((child) => subtreeOf(tenant, child.id))];
}

/** Returns all ancestors of a department, starting with its parent. Skips deleted ancestors. */
export function ancestorsOf(tenant: Tenant, { parent }: Department): Department[] {
  const above = tenant.departments.get(parent ?? '');
  return above ? [above, ...ancestorsOf(tenant, above)] : [];
}

/** Returns the names of all ancestors and of the department, starting at the top. */
export function namesTo(tenant: Tenant, department: Department): string[] {
  return [department, ...ancestorsOf(tenant, department)].map(({ name }) => name).reverse();
}
