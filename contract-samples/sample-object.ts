import { judgeOf } from './judge.ts';
import { merged } from './merge.ts';
import { type Rule, rulesOf } from './rules.ts';
import type { JsonObject, Schema } from './schema.ts';
import { seedOf, shareOf } from './seed.ts';

type Draw = (schema: Schema, seed: number) => unknown;

/**
 * An object whose properties have seeds of their own. Properties on which rules depend are drawn first; what the rules
 * then say of the others becomes part of the schema before these are drawn.
 */
export function sampleObject(schema: Schema, seed: number, draw: Draw): JsonObject {
  const object: JsonObject = {};
  let { schema: whole, rules } = rulesOf(schema, seed);
  while (rules.length > 0) {
    const [rule, ...others] = rules;
    if (!rule) break;
    for (const name of rule.depends) fill(object, whole, name, seed, draw);
    const found = rulesOf(followed(whole, rule, object), seed);
    whole = found.schema;
    rules = [...found.rules, ...others];
  }
  for (const name of namesOf(whole, seed)) fill(object, whole, name, seed, draw);
  return inOrder(withinCount(object, whole, seed, draw), whole);
}

function followed(whole: Schema, { test, ...branches }: Rule, object: JsonObject): Schema {
  const branch = judgeOf(test)(object) ? branches.then : branches.else;
  return branch ? merged(whole, branch) : whole;
}

/** Draws a property unless it was drawn already, must be absent, or is left out this time. */
function fill(object: JsonObject, whole: Schema, name: string, seed: number, draw: Draw): void {
  if (Object.hasOwn(object, name)) return;
  const property = propertyOf(whole, name);
  const isWanted = whole.required?.includes(name) || shareOf(seed, name, 'is present') < 0.5;
  if (property && isWanted) object[name] = draw(property, seedOf(seed, name));
}

function propertyOf({ properties = {}, additionalProperties = true }: Schema, name: string): Schema | undefined {
  const property = properties[name] ?? additionalProperties;
  if (property === false || (typeof property === 'object' && isNever(property))) return undefined;
  return property === true ? { type: 'string' } : property;
}

/** `not: {}` allows nothing. */
function isNever({ not }: Schema): boolean {
  return not !== undefined && Object.keys(not).length === 0;
}

/** The properties that an object may have; one that takes any name gets a few. */
function namesOf({ properties = {}, required = [], additionalProperties }: Schema, seed: number): string[] {
  const named = new Set([...Object.keys(properties), ...required]);
  const isMap = typeof additionalProperties === 'object' && named.size === 0;
  return isMap ? ['one', 'two', 'three'].filter((name) => shareOf(seed, name) < 0.6) : [...named];
}

/** Adds optional properties to one that has too few, and takes some away from one that has too many. */
function withinCount(object: JsonObject, whole: Schema, seed: number, draw: Draw): JsonObject {
  const { minProperties = 0, maxProperties = Number.POSITIVE_INFINITY, required = [] } = whole;
  const order = (names: string[]) => names.sort((left, right) => seedOf(seed, left) - seedOf(seed, right));
  const optional = order(Object.keys(object).filter((name) => !required.includes(name)));
  while (Object.keys(object).length > maxProperties && optional.length > 0) delete object[String(optional.pop())];
  const absent = order(Object.keys(whole.properties ?? {}).filter((name) => !Object.hasOwn(object, name)));
  for (const name of absent) {
    const property = propertyOf(whole, name);
    if (property && Object.keys(object).length < minProperties) object[name] = draw(property, seedOf(seed, name));
  }
  return object;
}

/** The properties in the order of the schema, whatever they depend on. */
function inOrder(object: JsonObject, { properties = {} }: Schema): JsonObject {
  const names = [...new Set([...Object.keys(properties), ...Object.keys(object)])];
  return Object.fromEntries(names.filter((name) => Object.hasOwn(object, name)).map((name) => [name, object[name]]));
}
