import type { Location, UserContext } from '@redocly/openapi-core';
import type { Fields, Placed } from '../nodes.ts';
import { fieldsOf, follow, isFields } from '../nodes.ts';

export type Path = (string | number)[];

/** If `inPlace` is true, the subschema validates the same value as its parent schema. */
export interface Subschema {
  readonly path: Path;
  readonly schema: unknown;
  readonly inPlace: boolean;
}

const OF_ANOTHER_VALUE = ['items', 'additionalProperties', 'contains', 'propertyNames', 'unevaluatedProperties'];
const OF_THE_SAME_VALUE = ['not', 'if', 'then', 'else'];
const MAPS = ['properties', 'patternProperties', 'dependentSchemas'];
const LISTS = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];

export function subschemasOf(schema: Fields): Subschema[] {
  const single = [...OF_ANOTHER_VALUE, ...OF_THE_SAME_VALUE]
    .filter((keyword) => isFields(schema[keyword]))
    .map((keyword) => ({
      path: [keyword],
      schema: schema[keyword],
      inPlace: OF_THE_SAME_VALUE.includes(keyword),
    }));
  const mapped = MAPS.flatMap((keyword) =>
    Object.entries(fieldsOf(schema[keyword])).map(([name, child]) => ({
      path: [keyword, name],
      schema: child,
      inPlace: keyword === 'dependentSchemas',
    })),
  );
  const listed = LISTS.flatMap((keyword) =>
    listOf(schema[keyword]).map((child, index) => ({
      path: [keyword, index],
      schema: child,
      inPlace: keyword !== 'prefixItems',
    })),
  );
  return [...single, ...mapped, ...listed];
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

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
