import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { isObject, type JsonObject, type Schema, type SchemaJudge } from './schema.ts';

const units: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Converts a duration such as `5s`, `10 minutes`, `PT1H` or a number of milliseconds to milliseconds. */
function millisecondsOf(duration: unknown): number {
  if (typeof duration === 'number') return duration;
  const parts = String(duration).matchAll(/(\d+) ?(ms|[smhdSMHD])/g);
  return [...parts].reduce((sum, [, amount, unit = '']) => sum + Number(amount) * (units[unit.toLowerCase()] ?? 0), 0);
}

function isInOrder([from, to]: readonly [string, string], object: JsonObject): boolean {
  const [shorter, longer] = [object[from], object[to]];
  return shorter === undefined || longer === undefined || millisecondsOf(shorter) <= millisecondsOf(longer);
}

const ajv = new Ajv2020({ strictSchema: true, strictTypes: false, strictRequired: false, logger: false });
addFormats.default(ajv);
ajv.addFormat('binary', true);
ajv.addVocabulary(['x-code']);
ajv.addKeyword({ keyword: 'x-order', schemaType: 'array', type: 'object', validate: isInOrder });
ajv.addKeyword({ keyword: 'x-unique-by', schemaType: 'string', type: 'array', validate: differ });

const judges = new WeakMap<Schema, SchemaJudge>();
const judgesByText = new Map<string, SchemaJudge>();

export function judgeOf(schema: Schema): SchemaJudge {
  const known = judges.get(schema);
  if (known) return known;
  const text = JSON.stringify(schema);
  const judge = judgesByText.get(text) ?? compile(schema);
  judgesByText.set(text, judge);
  judges.set(schema, judge);
  return judge;
}

function compile(schema: Schema): SchemaJudge {
  const validate = ajv.compile(schema);
  return (value) => validate(value) && holdsContent(schema, value);
}

/** Validates the JSON text in a string against `contentSchema`, because Ajv ignores this keyword. */
function holdsContent({ contentSchema }: Schema, value: unknown): boolean {
  return contentSchema === undefined || typeof value !== 'string' || judgeOf(contentSchema)(JSON.parse(value));
}

function differ(name: string, items: unknown[]): boolean {
  const values = items.map((item) => (isObject(item) ? JSON.stringify(item[name]) : ''));
  return new Set(values).size === values.length;
}
