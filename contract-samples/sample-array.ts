import { isObject, type Schema } from './schema.ts';
import { pickOf, seedOf, shareOf } from './seed.ts';

/** The maximum number of items that a generated list has in addition to the required minimum. */
const mostMore = 3;

/** Generates a list. Each item has a random seed of its own. */
export function sampleArray(schema: Schema, seed: number, draw: (schema: Schema, seed: number) => unknown): unknown[] {
  const { items = {}, minItems = 0, maxItems = Number.POSITIVE_INFINITY, contains } = schema;
  if (items === false) return [];
  const least = Math.max(minItems, contains ? 1 : 0);
  const length = Math.min(maxItems, least + Math.floor(shareOf(seed, 'length') * mostMore));
  const drawn = Array.from({ length }, (_, index) => draw(itemSchema(schema, items, index), seedOf(seed, index)));
  return different(schema, drawn);
}

function itemSchema({ contains }: Schema, items: Schema | true, index: number): Schema {
  const item = items === true ? { type: pickOf(['string', 'integer', 'boolean'], index) } : items;
  return contains && index === 0 ? { ...item, ...contains } : item;
}

/** Removes duplicate items from a list if the schema requires unique items. */
function different({ uniqueItems, 'x-unique-by': name }: Schema, items: unknown[]): unknown[] {
  if (!uniqueItems && name === undefined) return items;
  const keyOf = (item: unknown) => JSON.stringify(name !== undefined && isObject(item) ? item[name] : item);
  return [...new Map(items.map((item) => [keyOf(item), item])).values()];
}
