import type { Schema } from './schema.ts';
import { pickOf } from './seed.ts';

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

export interface SampleRule {
  test: Schema;
  depends: string[];
  then?: Schema | undefined;
  else?: Schema | undefined;
}

export function rulesOf(given: Schema, seed: number): { schema: Schema; rules: SampleRule[] } {
  const {
    allOf = [],
    anyOf,
    oneOf,
    if: test,
    then,
    else: otherwise,
    dependentRequired,
    dependentSchemas,
    ...own
  } = given;
  const inner = [...allOf, ...picked(anyOf, seed, 'any of'), ...picked(oneOf, seed, 'one of')];
  const rules = [
    ...(test ? [{ test, depends: mentioned(test), then, else: otherwise }] : []),
    ...Object.entries(dependentRequired ?? {}).map(([name, required]) => ruleOf(name, { required })),
    ...Object.entries(dependentSchemas ?? {}).map(([name, schema]) => ruleOf(name, schema)),
  ];
  return inner
    .map((each) => rulesOf(each, seed))
    .reduce((all, each) => ({ schema: merged(all.schema, each.schema), rules: [...all.rules, ...each.rules] }), {
      schema: own,
      rules,
    });
}

function picked(alternatives: Schema[] | undefined, seed: number, which: string): Schema[] {
  return alternatives ? [pickOf(alternatives, seed, which)] : [];
}

function ruleOf(name: string, then: Schema): SampleRule {
  return { test: { required: [name] }, depends: [name], then };
}

function mentioned({ properties = {}, required = [], not, allOf = [], anyOf = [], oneOf = [] }: Schema): string[] {
  const inner = [...allOf, ...anyOf, ...oneOf, ...(not ? [not] : [])].flatMap(mentioned);
  return [...new Set([...Object.keys(properties), ...required, ...inner])];
}
