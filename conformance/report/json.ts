import { readFileSync } from 'node:fs';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { parseJson } from '../json.ts';
import type { RunRecord } from '../record/run-record.ts';
import { plain } from '../text.ts';

/** The record of a run as indented JSON as described by run.schema.json; bytes become a sentence. */
export function jsonReport(record: RunRecord): string {
  return `${JSON.stringify(plain(record), null, 2)}\n`;
}

/** The published JSON Schema (2020-12) of the record of a run. */
export function runSchema(): object {
  return JSON.parse(readFileSync(new URL('./run.schema.json', import.meta.url), 'utf8'));
}

let compiled: ValidateFunction<RunRecord> | undefined;

/** Parses a record. Throws with location and reason if it is invalid; `origin` names the source. */
export function parseRecord(text: string, origin: string): RunRecord {
  const value = parseJson(text);
  if (value === undefined) throw new Error(`${origin} is no JSON; a record as "cps certify" writes it was wanted.`);
  compiled ??= new Ajv2020({ allowUnionTypes: true }).compile<RunRecord>(runSchema());
  if (compiled(value)) return value;
  const [first] = compiled.errors ?? [];
  throw new Error(`${origin} is no record of a run: ${describe(first)} (run.schema.json).`);
}

function describe(error: ErrorObject | undefined): string {
  if (error === undefined) return 'it does not keep the schema';
  return `${error.instancePath === '' ? 'the record' : error.instancePath} ${error.message ?? 'is wrong'}`;
}
