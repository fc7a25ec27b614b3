import { merged } from './merge.ts';
import type { Schema } from './schema.ts';
import { pickOf } from './seed.ts';

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
