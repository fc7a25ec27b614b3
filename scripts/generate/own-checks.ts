import type { Contract } from './model.ts';

/** Removes the rules with `x-checked-by: operation` from the contracts, because handwritten code checks these rules. */
export function withoutOwnChecks(contracts: readonly Contract[]): Contract[] {
  return contracts.map(({ name, document }) => ({ name, document: visit(document) as Contract['document'] }));
}

function visit(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(visit);
  if (typeof node !== 'object' || node === null) return node;
  const members = Object.entries(node).flatMap(([key, value]): [string, unknown][] => {
    if (key !== 'allOf' || !Array.isArray(value)) return [[key, visit(value)]];
    const others = value.filter((each) => each['x-checked-by'] !== 'operation');
    return others.length > 0 ? [[key, visit(others)]] : [];
  });
  return Object.fromEntries(members);
}
