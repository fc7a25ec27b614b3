import type { Department, Tenant } from './tenant.ts';

export function childrenBelow(tenant: Tenant, parent: string | null): Department[] {
  return [...tenant.departments.values()].filter((each) => each.parent === parent);
}

/** The tree can contain a cycle because of an injected fault. */
export function subtreeOf(tenant: Tenant, id: string, seen: ReadonlySet<string> = new Set()): Department[] {
  const department = tenant.departments.get(id);
  if (!department || seen.has(id)) return [];
  const known = new Set([...seen, id]);
  return [department, ...childrenBelow(tenant, id).flatMap((child) => subtreeOf(tenant, child.id, known))];
}

export function ancestorsOf(tenant: Tenant, { id, parent }: Department, seen: readonly string[] = []): Department[] {
  const above = tenant.departments.get(parent ?? '');
  const known = [...seen, id];
  return above && !known.includes(above.id) ? [above, ...ancestorsOf(tenant, above, known)] : [];
}

export function namesTo(tenant: Tenant, department: Department): string[] {
  return [department, ...ancestorsOf(tenant, department)].map(({ name }) => name).reverse();
}
