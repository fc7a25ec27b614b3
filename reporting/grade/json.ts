import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { parseJson } from '../../conformance/json.ts';
import { visible } from '../../conformance/text.ts';
import type { GradeRecord } from '../../grading/run/grade-record.ts';

/** Returns the record as JSON, in which control characters of the client are escaped, also for a terminal. */
export function jsonReport(record: GradeRecord): string {
  return `${visible(JSON.stringify(record, null, 2))}\n`;
}

/** Returns the JSON Schema (2020-12) of the JSON file with a client's grade. */
export function gradeSchema(): object {
  return JSON.parse(readFileSync(new URL('./grade.schema.json', import.meta.url), 'utf8'));
}

let compiled: ValidateFunction<GradeRecord> | undefined;

/**
 * Parses the JSON file with a client's grade. For an invalid file, the error message contains location and reason.
 * The parameter `origin` is the name of the JSON file for error messages.
 */
export function parseGrade(text: string, origin: string): GradeRecord {
  const value = parseJson(text);
  compiled ??= new Ajv2020({ allowUnionTypes: true, validateFormats: false }).compile<GradeRecord>(gradeSchema());
  if (compiled(value)) return value;
  const [first] = compiled.errors ?? [];
  throw new Error(`${origin} is no record of a grade: ${first?.instancePath ?? ''} ${first?.message ?? ''}`.trim());
}
