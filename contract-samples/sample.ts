import { judgeOf } from './judge.ts';
import { rulesOf } from './rules.ts';
import { sampleArray } from './sample-array.ts';
import { sampleLeaf } from './sample-leaf.ts';
import { sampleObject } from './sample-object.ts';
import { type Judge, type Schema, typesOf } from './schema.ts';
import { pickOf, seedOf } from './seed.ts';

export interface Drawing {
  /** If true, some generated strings, numbers and lists are at a limit of the schema, such as the maximum length. */
  edges: boolean;
}

export type Draw = (schema: Schema, seed: number) => unknown;

/** The maximum number of attempts to generate a valid value from a schema. */
const mostAttempts = 40;

/** By default, Ajv validates the value against the schema. Throws if no attempt gives a valid value. */
export function sample(schema: Schema, seed: number, drawing: Drawing, judge: Judge = judgeOf(schema)): unknown {
  return allowed(schema, seed, judge, (attempt) => draw(schema, attempt, drawing));
}

function allowed(schema: Schema, seed: number, judge: Judge, drawn: (seed: number) => unknown): unknown {
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const value = drawn(attempt === 0 ? seed : seedOf(seed, 'attempt', attempt));
    if (judge(value)) return value;
  }
  throw new Error(`no valid value was found in ${mostAttempts} attempts for the schema ${JSON.stringify(schema)}`);
}

function draw(schema: Schema, seed: number, drawing: Drawing): unknown {
  const { schema: whole, rules } = rulesOf(schema, seed);
  const again: Draw = (inner, innerSeed) => draw(inner, innerSeed, drawing);
  const types = typesOf(whole);
  const type = types.length === 0 || whole.enum ? undefined : pickOf(types, seed, 'type');
  if (type === 'array') return sampleArray(whole, seed, drawing.edges, again);
  if (type !== 'object') return sampleLeaf(type === undefined ? whole : { ...whole, type }, seed, drawing.edges, again);
  const inner = drawnOnce(again);
  const object = (attempt: number) => sampleObject(schema, { own: attempt, inner: seed }, inner);
  // If an object violates a condition of its schema, only this object is generated again.
  // Generating the complete value again would take longer than generating only the invalid object.
  return rules.length > 0 ? allowed(schema, seed, judgeOf(schema), object) : object(seed);
}

function drawnOnce(draw: Draw): Draw {
  const drawn = new Map<number, { schema: Schema; value: unknown }>();
  return (schema, seed) => {
    const known = drawn.get(seed);
    if (known?.schema === schema) return known.value;
    const value = draw(schema, seed);
    drawn.set(seed, { schema, value });
    return value;
  };
}
