import type { Location, UserContext } from '@redocly/openapi-core';

export type Fields = Readonly<Record<string, unknown>>;

export interface Placed {
  readonly node: Fields;
  readonly place: Location;
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {};
}

export function stringsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

export function isRef(value: unknown): value is Fields & { readonly $ref: string } {
  return isFields(value) && typeof value['$ref'] === 'string';
}

/** Resolves a `$ref` in a contract file. Returns undefined if the result is not an object. */
export function follow(value: unknown, place: Location, context: UserContext): Placed | undefined {
  if (!isRef(value)) return isFields(value) ? { node: value, place } : undefined;
  const target = context.resolve(value, place.source.absoluteRef);
  return target.location && isFields(target.node) ? { node: target.node, place: target.location } : undefined;
}

export function effective(value: unknown, place: Location, context: UserContext, field: string): unknown {
  return fieldsOf(value)[field] ?? follow(value, place, context)?.node[field];
}

/** A contract part is `stated` if the service description defines the part, and `assumed` otherwise. */
export const BASES: readonly unknown[] = ['stated', 'assumed'];
/** The meaning of a contract part is `mixed` if the service description defines only some of the meaning. */
export const MEANINGS: readonly unknown[] = ['stated', 'assumed', 'mixed'];

export const BASIS = 'x-basis';
export const MEANING = 'x-meaning';
export const DECISION = 'x-decision';

/** Prefixes of extension keys, such as `x-basis` and `x-path-basis`. */
export const MARKED = ['x-', 'x-method-', 'x-path-', 'x-roles-', 'x-feature-flag-'] as const;

/** Values of extension keys, such as `x-basis` and `x-claims`. The value of a missing key is undefined. */
export interface BasisMark {
  readonly basis: unknown;
  readonly meaning: unknown;
  readonly claims: readonly string[] | undefined;
  readonly decision: unknown;
}

export function basisMarkOf(fields: Fields, prefix: string = 'x-'): BasisMark {
  const claims = fields[`${prefix}claims`];
  return {
    basis: fields[`${prefix}basis`],
    meaning: fields[`${prefix}meaning`],
    claims: claims === undefined ? undefined : stringsOf(claims),
    decision: fields[`${prefix}decision`],
  };
}

export function restsOnSource({ basis, meaning }: BasisMark): boolean {
  return basis === 'stated' || meaning === 'stated' || meaning === 'mixed';
}

export function restsOnDecision({ basis, meaning }: BasisMark): boolean {
  return basis === 'assumed' || meaning === 'assumed' || meaning === 'mixed';
}

export type NodePath = (string | number)[];

/** If `inPlace` is true, the subschema validates the same value as its parent schema. */
export interface Subschema {
  readonly path: NodePath;
  readonly schema: unknown;
  readonly inPlace: boolean;
}

const SINGLE = 'items additionalProperties contains propertyNames unevaluatedProperties not if then else'.split(' ');
const SEVERAL = 'properties patternProperties dependentSchemas allOf anyOf oneOf prefixItems'.split(' ');
const OF_THE_SAME_VALUE = 'not if then else dependentSchemas allOf anyOf oneOf'.split(' ');

export function subschemasOf(schema: Fields): Subschema[] {
  return Object.entries(schema).flatMap(([keyword, value]): Subschema[] => {
    const inPlace = OF_THE_SAME_VALUE.includes(keyword);
    if (SINGLE.includes(keyword)) return isFields(value) ? [{ path: [keyword], schema: value, inPlace }] : [];
    if (!SEVERAL.includes(keyword)) return [];
    const step = (name: string) => (Array.isArray(value) ? Number(name) : name);
    return Object.entries(value ?? {}).map(([name, child]) => ({
      path: [keyword, step(name)],
      schema: child,
      inPlace,
    }));
  });
}

export type VisitSchema = (schema: Placed, inPlace: boolean) => void;

/** Calls a function for a schema and all its subschemas, including the targets of `$ref`. */
export function walkSchema(
  schema: unknown,
  at: Location,
  context: UserContext,
  visit: VisitSchema,
  seen = new Set<unknown>(),
) {
  const descend = (value: unknown, place: Location, inPlace: boolean): void => {
    const placed = follow(value, place, context);
    if (!placed || seen.has(placed.node)) return;
    seen.add(placed.node);
    visit(placed, inPlace);
    for (const child of subschemasOf(placed.node)) descend(child.schema, placed.place.child(child.path), child.inPlace);
  };
  descend(schema, at, false);
}

/** In OpenAPI 3.1, a binary body has no schema, or its schema has `contentMediaType` but no `contentEncoding`. */
export function isBinary(mediaType: string, schema: Fields | undefined): boolean {
  if (isText(mediaType)) return false;
  if (!schema || Object.keys(schema).length === 0) return true;
  if (schema['format'] === 'binary') return true;
  return 'contentMediaType' in schema && !('contentEncoding' in schema);
}

function isText(mediaType: string): boolean {
  return /^text\/|[/+](json|xml|yaml|x-www-form-urlencoded)\b|^multipart\//.test(mediaType);
}

const branch = /\/(allOf\/\d+|if|then|else|not|contains)(\/|$)/;

/** A schema in `allOf` may omit types and descriptions, because an outer schema defines the properties. */
export function isRuleBranch({ pointer }: Pick<Location, 'pointer'>): boolean {
  return branch.test(pointer);
}
