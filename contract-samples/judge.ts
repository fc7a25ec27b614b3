import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { isInOrder } from './durations.ts';
import { isObject, type Judge, type Schema } from './schema.ts';

const ajv = new Ajv2020({ strictSchema: true, strictTypes: false, strictRequired: false, logger: false });
addFormats.default(ajv);
ajv.addFormat('binary', true);
ajv.addVocabulary(['x-code']);
ajv.addKeyword({ keyword: 'x-order', schemaType: 'array', type: 'object', validate: isInOrder });
ajv.addKeyword({ keyword: 'x-unique-by', schemaType: 'string', type: 'array', validate: differ });

const judges = new WeakMap<Schema, Judge>();
const judgesByText = new Map<string, Judge>();

/** Each schema is compiled only once. */
export function judgeOf(schema: Schema): Judge {
  const known = judges.get(schema);
  if (known) return known;
  const text = JSON.stringify(schema);
  const judge = judgesByText.get(text) ?? compile(schema);
  judgesByText.set(text, judge);
  judges.set(schema, judge);
  return judge;
}

function compile(schema: Schema): Judge {
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
