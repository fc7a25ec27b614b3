import { isObject, parseJson } from '../json.ts';

const unknownName = 'no-such-operation';

const form = /^[^\s=&{["][^\s=&{"]*=[^\s&]*(&[^\s=&]+=[^\s&]*)*$/;

function propertiesOf(body: string | null): Record<string, unknown> | undefined {
  const json = parseJson(body ?? '');
  if (isObject(json)) return json;
  if (!isForm(body)) return undefined;
  const pairs = new URLSearchParams(body);
  return Object.fromEntries([...pairs.keys()].map((name) => [name, onlyOne(pairs.getAll(name))]));
}

function isForm(body: string | null): body is string {
  return body !== null && form.test(body);
}

function onlyOne(values: readonly string[]): unknown {
  return values.length === 1 ? values[0] : values;
}

function bodyLike(like: string | null, properties: Readonly<Record<string, unknown>>): string {
  if (!isForm(like)) return JSON.stringify(properties);
  const pairs = Object.entries(properties).flatMap(([name, value]) =>
    [value].flat().map((each): [string, string] => [name, String(each)]),
  );
  return new URLSearchParams(pairs).toString();
}

/** Returns undefined if a merge is impossible, for example because a property has two different values. */
export function bothIn(one: string | null, other: string | null): string | undefined {
  const [first, second] = [propertiesOf(one), propertiesOf(other)];
  if (first === undefined || second === undefined) return undefined;
  const merged = merge(first, second);
  const isNew = ![first, second].some((each) => JSON.stringify(each) === JSON.stringify(merged));
  return isObject(merged) && isNew ? bodyLike(one, merged) : undefined;
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

/** Returns one JSON body with the entries of all bodies, or undefined if the request has no list of entries. */
export function withEntries(bodies: readonly (string | null)[]): string | undefined {
  const merged = bodies.map(propertiesOf).reduce<unknown>((one, other) => concat(one, other), undefined);
  return isObject(merged) && !isForm(bodies[0] ?? null) ? JSON.stringify(merged) : undefined;
}

function concat(one: unknown, other: unknown): unknown {
  if (one === undefined || JSON.stringify(one) === JSON.stringify(other)) return other;
  if (Array.isArray(one) && Array.isArray(other)) return other.every(isObject) ? [...one, ...other] : conflict;
  if (!isObject(one) || !isObject(other) || Object.keys(one).join() !== Object.keys(other).join()) return conflict;
  const members = Object.keys(one).map((name): [string, unknown] => [name, concat(one[name], other[name])]);
  return members.some(([, value]) => value === conflict) ? conflict : Object.fromEntries(members);
}

/** Returns the first body with a list of both operation names, or undefined if the bodies do not differ in a name. */
export function bothNamesIn(one: string | null, other: string | null): string | undefined {
  const [first, second] = [parseJson(one ?? ''), parseJson(other ?? '')];
  if (!isObject(first) || !isObject(second)) return undefined;
  const changed = withUnknown(first, second, (name, another) => [name, another]);
  return changed && !Object.hasOwn(changed, unknownName) ? JSON.stringify(changed) : undefined;
}

/** Returns undefined if the two request bodies do not differ in an operation name. */
export function unknownIn(one: string | null, other: string | null): string | undefined {
  const [first, second] = [propertiesOf(one), propertiesOf(other)];
  const changed = first && second && withUnknown(first, second);
  return changed && bodyLike(one, changed);
}

type Rename = (one: string, other: string) => unknown;

function renamed(one: unknown, other: unknown, rename: Rename): unknown {
  if (typeof one === 'string' && typeof other === 'string') return rename(one, other);
  if (Array.isArray(one) && Array.isArray(other) && one.length === 1 && other.length === 1) {
    const item = renamed(one[0], other[0], rename);
    return item === undefined ? undefined : [item];
  }
  return isObject(one) && isObject(other) ? withUnknown(one, other, rename) : undefined;
}

function withUnknown(
  one: Record<string, unknown>,
  other: Record<string, unknown>,
  rename: Rename = () => unknownName,
): Record<string, unknown> | undefined {
  const names = Object.keys(one).filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
  const [name, ...more] = names;
  const added = Object.keys(other).filter((each) => !Object.hasOwn(one, each));
  if (name === undefined || more.length > 0 || added.length > 1) return undefined;
  const { [name]: value, ...rest } = one;
  if (!Object.hasOwn(other, name)) return added.length === 1 ? { ...rest, [unknownName]: value } : undefined;
  const inner = added.length === 0 ? renamed(value, other[name], rename) : undefined;
  return inner === undefined ? undefined : { ...one, [name]: inner };
}
