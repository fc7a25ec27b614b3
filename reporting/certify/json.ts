import { readFileSync } from 'node:fs';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { parseJson } from '../../conformance/json.ts';
import type { RunRecord } from '../../conformance/record/run-record.ts';
import { plain } from '../../conformance/text.ts';

/**
 * Returns the complete result of a run as indented JSON in the format of `run.schema.json`.
 * Replaces binary data with a sentence that contains the size and digest of the data.
 */
export function jsonReport(record: RunRecord): string {
  return `${JSON.stringify(plain(record), null, 2)}\n`;
}

/** Returns the JSON Schema (2020-12) of the JSON report of a run. */
export function runSchema(): object {
  return JSON.parse(readFileSync(new URL('./run.schema.json', import.meta.url), 'utf8'));
}

let compiled: ValidateFunction<RunRecord> | undefined;

/**
 * Parses the JSON report of a run. For an invalid report, throws an error with the invalid property and the reason.
 * Error messages begin with `origin`, the name of the JSON file.
 */
export function parseRecord(text: string, origin: string): RunRecord {
  const value = parseJson(text);
  if (value === undefined)
    throw new Error(`${origin} is not valid JSON. A record that "cps certify" wrote is expected.`);
  compiled ??= new Ajv2020({ allowUnionTypes: true }).compile<RunRecord>(runSchema());
  if (compiled(value)) return value;
  const [first] = compiled.errors ?? [];
  throw new Error(`${origin} is not the record of a run: ${describe(first)} (run.schema.json).`);
}

function describe(error: ErrorObject | undefined): string {
  if (error === undefined) return 'it does not match the schema';
  return `${error.instancePath === '' ? 'the record' : error.instancePath} ${error.message ?? 'is wrong'}`;
}
