import { judgeOf } from './judge.ts';
import { merged, rulesOf, type SampleRule } from './rules.ts';
import { type JsonObject, type Schema, typesOf } from './schema.ts';
import { seedOf, shareOf } from './seed.ts';

type Draw = (schema: Schema, seed: number) => unknown;

interface Seeds {
  own: number;
  inner: number;
}

export function sampleObject(schema: Schema, seeds: Seeds, draw: Draw): JsonObject {
  const object: JsonObject = {};
  let { schema: whole, rules } = rulesOf(schema, seeds.own);
  while (rules.length > 0) {
    const [rule, ...others] = rules;
    if (!rule) break;
    for (const name of rule.depends) fill(object, whole, name, seeds, draw);
    const found = rulesOf(followed(whole, rule, object), seeds.own);
    whole = found.schema;
    rules = [...found.rules, ...others];
  }
  for (const name of namesOf(whole, seeds.own)) fill(object, whole, name, seeds, draw);
  return inOrder(withinCount(object, whole, seeds, draw), whole);
}

function followed(whole: Schema, { test, ...branches }: SampleRule, object: JsonObject): Schema {
  const branch = judgeOf(test)(object) ? branches.then : branches.else;
  return branch ? merged(whole, branch) : whole;
}

function fill(object: JsonObject, whole: Schema, name: string, seeds: Seeds, draw: Draw): void {
  if (Object.hasOwn(object, name)) return;
  const property = propertyOf(whole, name);
  const isWanted = whole.required?.includes(name) || shareOf(seeds.own, name, 'is present') < 0.5;
  if (property && isWanted) object[name] = draw(property, seedFor(property, name, seeds));
}

function seedFor(property: Schema, name: string, { own, inner }: Seeds): number {
  const isPlain = !typesOf(property).some((type) => type === 'object' || type === 'array');
  return seedOf(isPlain ? own : inner, name);
}

function propertyOf({ properties = {}, additionalProperties = true }: Schema, name: string): Schema | undefined {
  const property = properties[name] ?? additionalProperties;
  if (property === false || (typeof property === 'object' && isNever(property))) return undefined;
  return property === true ? { type: 'string' } : property;
}

function isNever({ not }: Schema): boolean {
  return not !== undefined && Object.keys(not).length === 0;
}

function namesOf({ properties = {}, required = [], additionalProperties }: Schema, seed: number): string[] {
  const named = new Set([...Object.keys(properties), ...required]);
  const isMap = typeof additionalProperties === 'object' && named.size === 0;
  return isMap ? ['one', 'two', 'three'].filter((name) => shareOf(seed, name) < 0.6) : [...named];
}

function withinCount(object: JsonObject, whole: Schema, seeds: Seeds, draw: Draw): JsonObject {
  const { minProperties = 0, maxProperties = Number.POSITIVE_INFINITY, required = [] } = whole;
  const order = (names: string[]) => names.sort((left, right) => seedOf(seeds.own, left) - seedOf(seeds.own, right));
  const optional = order(Object.keys(object).filter((name) => !required.includes(name)));
  while (Object.keys(object).length > maxProperties && optional.length > 0) delete object[String(optional.pop())];
  const absent = order(Object.keys(whole.properties ?? {}).filter((name) => !Object.hasOwn(object, name)));
  for (const name of absent) {
    const property = propertyOf(whole, name);
    if (property && Object.keys(object).length < minProperties)
      object[name] = draw(property, seedFor(property, name, seeds));
  }
  return object;
}

function inOrder(object: JsonObject, { properties = {} }: Schema): JsonObject {
  const names = [...new Set([...Object.keys(properties), ...Object.keys(object)])];
  return Object.fromEntries(names.filter((name) => Object.hasOwn(object, name)).map((name) => [name, object[name]]));
}
