import { generateSync, type JsonSchema, type Random } from 'json-schema-faker';
import { judgeOf } from './judge.ts';
import { merged, rulesOf, type SampleRule } from './rules.ts';
import { isObject, type JsonObject, type Schema, type SchemaJudge, schemaTypes } from './schema.ts';
import { pickOf, seedOf, shareOf } from './seed.ts';
import unusualTexts from './unusual-texts.json' with { type: 'json' };

const mostMore = 3;

const longest = 500;

/** If `edges` is true, some lists have the minimum length, or the maximum length up to 500 items. */
function sampleArray(
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

const mostLeafAttempts = 100;

/** A date-time is from 2001 to 2033, with milliseconds in half of the values. */
const formats = {
  'date-time': (random: Random) => {
    const moment = new Date(random.int(1e9, 2e9) * 1000 + random.int(0, 999)).toISOString();
    return random.bool() ? moment : moment.replace(/\.\d+/, '');
  },
};

/** Generates a string, number, boolean, null or enum value with json-schema-faker, and validates it with Ajv. */
function sampleLeaf(
  schema: Schema,
  seed: number,
  edges: boolean,
  draw: (schema: Schema, seed: number) => unknown,
): unknown {
  if (schema.contentSchema) return JSON.stringify(draw(schema.contentSchema, seedOf(seed, 'content')));
  const isAllowed = judgeOf(schema);
  const toFake: JsonSchema = JSON.parse(JSON.stringify(schema));
  if (edges && shareOf(seed, 'edge') < 0.3) {
    const values = edgesOf(schema).filter(isAllowed);
    if (values.length > 0) return pickOf(values, seed, 'which edge');
  }
  for (let attempt = 0; attempt < mostLeafAttempts; attempt++) {
    const value = generateSync(toFake, { seed: seedOf(seed, 'leaf', attempt), formats });
    if (isAllowed(value)) return value;
  }
  throw new Error(`no value was found in ${mostLeafAttempts} attempts for the schema ${JSON.stringify(schema)}`);
}

/** Returns values at the limits of a schema, such as the maximum length. */
function edgesOf({ type, minimum, maximum, minLength = 0, maxLength = 40 }: Schema): unknown[] {
  if (type === 'string') {
    const lengths = [minLength, Math.min(maxLength, 5000)];
    return [...unusualTexts, ...lengths.map((length) => 'x'.repeat(length))];
  }
  if (type === 'integer') return [minimum ?? -1, maximum ?? 2 ** 31, 0, 1];
  return type === 'number' ? [minimum ?? -0.5, maximum ?? 1e9, 0, 1, 1.5, 1e-7] : [];
}

interface Seeds {
  own: number;
  inner: number;
}

function sampleObject(schema: Schema, seeds: Seeds, draw: Chance): JsonObject {
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

function fill(object: JsonObject, whole: Schema, name: string, seeds: Seeds, draw: Chance): void {
  if (Object.hasOwn(object, name)) return;
  const property = propertyOf(whole, name);
  const isWanted = whole.required?.includes(name) || shareOf(seeds.own, name, 'is present') < 0.5;
  if (property && isWanted) object[name] = draw(property, seedFor(property, name, seeds));
}

function seedFor(property: Schema, name: string, { own, inner }: Seeds): number {
  const isPlain = !schemaTypes(property).some((type) => type === 'object' || type === 'array');
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

function withinCount(object: JsonObject, whole: Schema, seeds: Seeds, draw: Chance): JsonObject {
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

export interface Chances {
  /** If true, some generated strings, numbers and lists are at a limit of the schema, such as the maximum length. */
  edges: boolean;
}

export type Chance = (schema: Schema, seed: number) => unknown;

const mostAttempts = 40;

/** By default, Ajv validates the value against the schema. Throws if no attempt gives a valid value. */
export function sample(schema: Schema, seed: number, drawing: Chances, judge: SchemaJudge = judgeOf(schema)): unknown {
  return allowed(schema, seed, judge, (attempt) => draw(schema, attempt, drawing));
}

function allowed(schema: Schema, seed: number, judge: SchemaJudge, drawn: (seed: number) => unknown): unknown {
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const value = drawn(attempt === 0 ? seed : seedOf(seed, 'attempt', attempt));
    if (judge(value)) return value;
  }
  throw new Error(`no valid value was found in ${mostAttempts} attempts for the schema ${JSON.stringify(schema)}`);
}

function draw(schema: Schema, seed: number, drawing: Chances): unknown {
  const { schema: whole, rules } = rulesOf(schema, seed);
  const again: Chance = (inner, innerSeed) => draw(inner, innerSeed, drawing);
  const types = schemaTypes(whole);
  const type = types.length === 0 || whole.enum ? undefined : pickOf(types, seed, 'type');
  if (type === 'array') return sampleArray(whole, seed, drawing.edges, again);
  if (type !== 'object') return sampleLeaf(type === undefined ? whole : { ...whole, type }, seed, drawing.edges, again);
  const inner = drawnOnce(again);
  const object = (attempt: number) => sampleObject(schema, { own: attempt, inner: seed }, inner);
  // Generating only the invalid object again is faster than generating the complete value again.
  return rules.length > 0 ? allowed(schema, seed, judgeOf(schema), object) : object(seed);
}

function drawnOnce(draw: Chance): Chance {
  const drawn = new Map<number, { schema: Schema; value: unknown }>();
  return (schema, seed) => {
    const known = drawn.get(seed);
    if (known?.schema === schema) return known.value;
    const value = draw(schema, seed);
    drawn.set(seed, { schema, value });
    return value;
  };
}
