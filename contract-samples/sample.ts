import { judgeOf } from './judge.ts';
import { rulesOf } from './rules.ts';
import { sampleArray } from './sample-array.ts';
import { sampleLeaf } from './sample-leaf.ts';
import { sampleObject } from './sample-object.ts';
import { type Judge, type Schema, typesOf } from './schema.ts';
import { pickOf, seedOf } from './seed.ts';

/** How values are drawn. */
export interface Drawing {
  /** Whether strings and numbers at the edges of what is allowed are drawn too: for tests, not for readers. */
  edges: boolean;
}

/** Draws the value at a place of a bigger value. */
export type Draw = (schema: Schema, seed: number) => unknown;

/** How often a value is drawn again until the schema allows it. */
const mostAttempts = 40;

/**
 * A value that the schema allows: the same one for the same seed. `judge` has the last word; it is Ajv's judgement of
 * the schema unless given. Throws where no attempt is allowed: a schema of a contract must not be like that.
 */
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
  if (type === 'array') return sampleArray(whole, seed, again);
  if (type !== 'object') return sampleLeaf(type === undefined ? whole : { ...whole, type }, seed, drawing.edges, again);
  const inner = drawnOnce(again);
  const object = (attempt: number) => sampleObject(schema, { own: attempt, inner: seed }, inner);
  // What rules forbid is drawn again here, where that costs less than to draw the whole value again.
  return rules.length > 0 ? allowed(schema, seed, judgeOf(schema), object) : object(seed);
}

/** Draws each list and object once, however often the object around it is drawn: attempts must not multiply by depth. */
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
