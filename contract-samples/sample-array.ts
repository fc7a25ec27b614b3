import { isObject, type Schema } from './schema.ts';
import { pickOf, seedOf, shareOf } from './seed.ts';

/** A generated list exceeds its minimum length by less than this number of items. */
const mostMore = 3;

/** The maximum number of items in a list that is generated as long as its schema allows. */
const longest = 500;

/** If `edges` is true, some lists have the minimum length, or the maximum length up to 500 items. */
export function sampleArray(
  schema: Schema,
  seed: number,
  edges: boolean,
  draw: (schema: Schema, seed: number) => unknown,
): unknown[] {
  const { items = {}, minItems = 0, maxItems = Number.POSITIVE_INFINITY, contains } = schema;
  if (items === false) return [];
  const least = Math.max(minItems, contains ? 1 : 0);
  const edge = edges ? shareOf(seed, 'edge of the list') : 1;
  const length = edge < 0.1 ? least : Math.min(maxItems, least + Math.floor(shareOf(seed, 'length') * mostMore));
  const drawn = Array.from({ length }, (_, index) => draw(itemSchema(schema, items, index), seedOf(seed, index)));
  const isLong = edge > 0.1 && edge < 0.2 && drawn.length > 0;
  const wanted = isLong ? Math.min(maxItems, longest) : drawn.length;
  return different(schema, [...drawn, ...repeated(drawn, wanted - drawn.length)]);
}

function repeated(items: readonly unknown[], count: number): unknown[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) => items[index % items.length]);
}

function itemSchema({ contains }: Schema, items: Schema | true, index: number): Schema {
  const item = items === true ? { type: pickOf(['string', 'integer', 'boolean'], index) } : items;
  return contains && index === 0 ? { ...item, ...contains } : item;
}

function different({ uniqueItems, 'x-unique-by': name }: Schema, items: unknown[]): unknown[] {
  if (!uniqueItems && name === undefined) return items;
  const keyOf = (item: unknown) => JSON.stringify(name !== undefined && isObject(item) ? item[name] : item);
  return [...new Map(items.map((item) => [keyOf(item), item])).values()];
}
