export function closeObjects<T>(value: T): T {
  return visit(value) as T;
}

function visit(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(visit);
  if (typeof node !== 'object' || node === null) return node;
  const copy: Record<string, unknown> = Object.fromEntries(
    Object.entries(node).map(([key, inner]) => [key, visit(inner)]),
  );
  const isOpenObject = copy['type'] === 'object' && copy['properties'] && !('additionalProperties' in copy);
  return isOpenObject ? { ...copy, additionalProperties: false } : copy;
}
