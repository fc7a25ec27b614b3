import type { Schema } from './schema.ts';

/** The result may lack rare combinations of keywords, so the caller validates every generated value with Ajv. */
export function merged(one: Schema, other: Schema): Schema {
  const both: Schema = { ...one, ...other };
  if (one.required && other.required) both.required = [...new Set([...one.required, ...other.required])];
  if (one.enum && other.enum) both.enum = one.enum.filter((value) => other.enum?.includes(value));
  if (one.properties && other.properties) both.properties = mergedProperties(one.properties, other.properties);
  if (isSchema(one.items) && isSchema(other.items)) both.items = merged(one.items, other.items);
  if (one.allOf && other.allOf) both.allOf = [...one.allOf, ...other.allOf];
  return both;
}

type Properties = NonNullable<Schema['properties']>;

function mergedProperties(one: Properties, other: Properties): Properties {
  const properties: Properties = { ...one };
  for (const [name, schema] of Object.entries(other)) {
    const before = one[name];
    properties[name] =
      isSchema(before) && isSchema(schema) ? merged(before, schema) : before === false ? false : schema;
  }
  return properties;
}

function isSchema(value: Schema | boolean | undefined): value is Schema {
  return typeof value === 'object';
}
