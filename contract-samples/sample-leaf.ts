import { generateSync, type JsonSchema, type Random } from 'json-schema-faker';
import { judgeOf } from './judge.ts';
import type { Schema } from './schema.ts';
import { pickOf, seedOf, shareOf } from './seed.ts';

const mostAttempts = 100;

/** A date-time is from 2001 to 2033, with milliseconds in half of the values. */
const formats = {
  'date-time': (random: Random) => {
    const moment = new Date(random.int(1e9, 2e9) * 1000 + random.int(0, 999)).toISOString();
    return random.bool() ? moment : moment.replace(/\.\d+/, '');
  },
};

/** Generates a string, number, boolean, null or enum value with json-schema-faker, and validates it with Ajv. */
export function sampleLeaf(
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
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const value = generateSync(toFake, { seed: seedOf(seed, 'leaf', attempt), formats });
    if (isAllowed(value)) return value;
  }
  throw new Error(`no value was found in ${mostAttempts} attempts for the schema ${JSON.stringify(schema)}`);
}

const texts = [
  'é',
  '名前',
  '😀',
  'a b',
  ' a',
  'a/b',
  '100%',
  'a&b=c+d',
  '"quoted"',
  "o'clock",
  '\\',
  '0',
  'null',
  'e\u0301',
  // One character from each of the Unicode planes 1, 2, 3, 14, 15 and 16.
  '\u{1d518}',
  '\u{20000}',
  '\u{30000}',
  'a\u{e0100}',
  '\u{f0000}',
  '\u{10fffd}',
];

/** Returns values at the limits of a schema, such as the maximum length. */
function edgesOf({ type, minimum, maximum, minLength = 0, maxLength = 40 }: Schema): unknown[] {
  if (type === 'string') {
    const lengths = [minLength, Math.min(maxLength, 5000)];
    return [...texts, ...lengths.map((length) => 'x'.repeat(length))];
  }
  if (type === 'integer') return [minimum ?? -1, maximum ?? 2 ** 31, 0, 1];
  return type === 'number' ? [minimum ?? -0.5, maximum ?? 1e9, 0, 1, 1.5, 1e-7] : [];
}
