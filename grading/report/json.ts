import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { parseJson } from '../../conformance/json.ts';
import type { GradeRecord } from '../run/grade-record.ts';

export function jsonReport(record: GradeRecord): string {
  return `${JSON.stringify(record, null, 2)}\n`;
}

/** Returns the published JSON Schema (2020-12) of the record of a client's grade. */
export function gradeSchema(): object {
  return JSON.parse(readFileSync(new URL('./grade.schema.json', import.meta.url), 'utf8'));
}

let compiled: ValidateFunction<GradeRecord> | undefined;

/**
 * Parses the record of a client's grade. Throws an error with location and reason if the record is invalid.
 * The parameter `origin` is the file name or other source of the JSON text, for error messages.
 */
export function parseGrade(text: string, origin: string): GradeRecord {
  const value = parseJson(text);
  compiled ??= new Ajv2020({ allowUnionTypes: true, validateFormats: false }).compile<GradeRecord>(gradeSchema());
  if (compiled(value)) return value;
  const [first] = compiled.errors ?? [];
  throw new Error(`${origin} is no record of a grade: ${first?.instancePath ?? ''} ${first?.message ?? ''}`.trim());
}
