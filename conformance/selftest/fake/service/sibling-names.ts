import { beyondAscii } from './department-names.ts';
import { childrenBelow } from './department-tree.ts';
import { Refusal } from './refusal.ts';
import type { Department, Tenant } from './tenant.ts';

export function refuseTaken(tenant: Tenant, { id, name, parent }: Department, path: string): void {
  const others = [...tenant.departments.values()].filter((each) => each.id !== id);
  const twin = others.find((each) => each.parent === parent && each.name === name);
  if (isTakenTooEarly(tenant, others, { id, name, parent }, path))
    throw new Refusal('taken', `The name ${name} is taken.`);
  if (!twin) return;
  const special = kindsOfSibling(tenant, twin);
  if (special.length > 0 && tenant.breaks('sibling-name-accepted', { path: special })) return;
  const kinds = parent === null ? [path, `${path} at the top`] : [path];
  const visit = { path: kinds, deep: parent !== null };
  tenant.demand('sibling-name', false, visit, `There is a sibling called ${name}.`, 'taken');
}

function isTakenTooEarly(
  tenant: Tenant,
  others: readonly Department[],
  { name, parent }: Pick<Department, 'id' | 'name' | 'parent'>,
  path: string,
): boolean {
  const folding = [path, ...beyondAscii(name, path)];
  const isFolded = (fold: (text: string) => string) =>
    others.some((each) => each.parent === parent && each.name !== name && fold(each.name) === fold(name));
  const cousins = others.filter((each) => each.parent !== parent && each.name === name);
  const isAbove = cousins.some((each) => each.id === parent);
  return (
    (isFolded((text) => text.toLowerCase()) && tenant.breaks('sibling-name-folds-case', { path: folding })) ||
    (cousins.length > 0 &&
      tenant.breaks('name-unique-in-tenant', { path: isAbove ? [path, 'of the parent'] : path })) ||
    tenant.reserved.some(
      (old) =>
        old.parent === parent &&
        old.name === name &&
        (tenant.breaks('name-reserved-for-ever', { path: old.by }) ||
          (old.by === 'renamed during its deletion' && tenant.breaks('rename-during-deletion-reserves'))),
    )
  );
}

function kindsOfSibling(tenant: Tenant, { id, parent }: Department): string[] {
  const siblings = childrenBelow(tenant, parent);
  return [
    ...(tenant.renamed.has(id) ? ['of a renamed sibling'] : []),
    ...(tenant.moved.has(id) ? ['of a moved sibling'] : []),
    ...(childrenBelow(tenant, id).length > 0 ? ['of a sibling with children'] : []),
    ...(siblings.length > 1 && siblings.at(0)?.id === id ? ['of the oldest of several'] : []),
    ...(siblings.length > 1 && siblings.at(-1)?.id === id ? ['of the newest of several'] : []),
  ];
}
