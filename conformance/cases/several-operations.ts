import { isObject, parseJson } from '../json.ts';

/** The name of an operation that no target knows. */
const unknownName = 'no-such-operation';

/**
 * Merges the JSON bodies of two requests into one body with both operations.
 * Two lists with one item each become one list with two items.
 * Returns undefined if a body is no JSON object, or if a property would need two values.
 */
export function bothIn(one: string | null, other: string | null): string | undefined {
  const [first, second] = [parseJson(one ?? ''), parseJson(other ?? '')];
  if (!isObject(first) || !isObject(second)) return undefined;
  const merged = merge(first, second);
  const text = JSON.stringify(merged);
  return merged === conflict || text === JSON.stringify(first) || text === JSON.stringify(second) ? undefined : text;
}

const conflict = Symbol('two values for one member');

function merge(one: unknown, other: unknown): unknown {
  if (JSON.stringify(one) === JSON.stringify(other)) return one;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === 1 && other.length === 1 && isObject(one[0]) ? [...one, ...other] : conflict;
  if (!isObject(one) || !isObject(other)) return conflict;
  const members = Object.keys({ ...one, ...other }).map((name): [string, unknown] => {
    if (!Object.hasOwn(one, name)) return [name, other[name]];
    return [name, Object.hasOwn(other, name) ? merge(one[name], other[name]) : one[name]];
  });
  return members.some(([, value]) => value === conflict) ? conflict : Object.fromEntries(members);
}

/**
 * Returns a request body with an unknown operation, made from two bodies that differ only in their operation.
 * The operation in a request body may be the name or the value of a property.
 * Returns undefined if a body is no JSON object, or if the bodies differ in anything but the operation.
 */
export function unknownIn(one: string | null, other: string | null): string | undefined {
  const [first, second] = [parseJson(one ?? ''), parseJson(other ?? '')];
  const changed = isObject(first) && isObject(second) ? renamed(first, second) : undefined;
  return changed === undefined ? undefined : JSON.stringify(changed);
}

function renamed(one: unknown, other: unknown): unknown {
  if (typeof one === 'string' && typeof other === 'string') return unknownName;
  if (Array.isArray(one) && Array.isArray(other) && one.length === 1 && other.length === 1) {
    const item = renamed(one[0], other[0]);
    return item === undefined ? undefined : [item];
  }
  return isObject(one) && isObject(other) ? withUnknown(one, other) : undefined;
}

function withUnknown(one: Record<string, unknown>, other: Record<string, unknown>): unknown {
  const names = Object.keys(one).filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
  const [name, ...more] = names;
  const added = Object.keys(other).filter((each) => !Object.hasOwn(one, each));
  if (name === undefined || more.length > 0 || added.length > 1) return undefined;
  const { [name]: value, ...rest } = one;
  if (!Object.hasOwn(other, name)) return added.length === 1 ? { ...rest, [unknownName]: value } : undefined;
  const inner = added.length === 0 ? renamed(value, other[name]) : undefined;
  return inner === undefined ? undefined : { ...one, [name]: inner };
}
