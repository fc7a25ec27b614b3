import { BASIS } from '../redocly/basis.ts';
import type { Fields } from '../redocly/nodes.ts';
import { fieldsOf, isFields, isRef } from '../redocly/nodes.ts';

const DATA = ['example', 'examples', 'default', 'enum', 'const'];
const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

export function operationsOf(bundle: Fields): Fields[] {
  return Object.values(fieldsOf(bundle['paths'])).flatMap((path) =>
    Object.entries(fieldsOf(path)).flatMap(([method, operation]) =>
      METHODS.includes(method) ? [fieldsOf(operation)] : [],
    ),
  );
}

/** Finds every occurrence of a key, such as `properties`, in an API contract. */
export function partsUnder(keyword: string, node: unknown): unknown[] {
  if (Array.isArray(node)) return node.flatMap((item) => partsUnder(keyword, item));
  return Object.entries(fieldsOf(node)).flatMap(([key, value]) => {
    // Ignores `allOf`, because its schemas only add conditions to properties that are already counted.
    if (DATA.includes(key) || key === 'allOf' || key.startsWith('x-')) return [];
    if (key === keyword) return [...Object.values(value ?? {}), ...below(keyword, value)];
    return key === 'properties' ? below(keyword, value) : partsUnder(keyword, value);
  });
}

/** The key `x-basis` beside a `$ref` has priority over the key in the referenced part. */
export function basisOf(value: unknown, bundle: Fields): unknown {
  const own = fieldsOf(value)[BASIS];
  return own === undefined && isRef(value) ? basisOf(targetOf(value.$ref, bundle), bundle) : own;
}

/** A schema without `x-basis` counts as `stated` if at least one of its properties is `stated`. */
export function schemaBasis(schema: unknown, bundle: Fields): unknown {
  const own = basisOf(schema, bundle);
  if (own !== undefined) return own;
  const bases = partsUnder('properties', schema).map((property) => basisOf(property, bundle));
  return bases.includes('stated') ? 'stated' : 'assumed';
}

function below(keyword: string, map: unknown): unknown[] {
  const children = Array.isArray(map) ? map : Object.values(fieldsOf(map));
  return children.flatMap((child) => partsUnder(keyword, child));
}

function targetOf(pointer: string, bundle: Fields): unknown {
  const path = pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  return path.reduce<unknown>((node, key) => (isFields(node) ? node[key] : undefined), bundle);
}
