import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { parseJson } from '../conformance/json.ts';
import type { ObservationRecord } from '../conformance/record/observations.ts';
import type { RunRecord } from '../conformance/record/run-record.ts';
import { plain, visible } from '../conformance/text.ts';
import type { GradeRecord } from '../grading/run/grade-record.ts';

/** Bytes become their size and digest. Control characters are escaped, so that the text is harmless in a terminal. */
export function jsonReport(record: object): string {
  return `${visible(JSON.stringify(plain(record), null, 2))}\n`;
}

export function readSchema(file: 'certify/run' | 'explore/explore' | 'grade/grade' | 'observe/observations'): object {
  return JSON.parse(readFileSync(new URL(`./${file}.schema.json`, import.meta.url), 'utf8'));
}

/** Parse a JSON report. The errors begin with `origin`, the name of the file, and say which property is wrong. */
export const parseRecord = parserOf<RunRecord>('certify/run', 'a run by "cps certify"');
export const parseObservations = parserOf<ObservationRecord>('observe/observations', 'observations by "cps observe"');
export const parseGrade = parserOf<GradeRecord>('grade/grade', 'a grade by "cps grade"');

function parserOf<Kind>(
  schema: Parameters<typeof readSchema>[0],
  kind: string,
): (text: string, origin: string) => Kind {
  let validate: ReturnType<typeof compile<Kind>> | undefined;
  return (text, origin) => {
    const value = parseJson(text);
    if (value === undefined) throw new Error(`${origin} is not valid JSON. The record of ${kind} is expected.`);
    validate ??= compile<Kind>(schema);
    if (validate(value)) return value;
    throw new Error(
      `${origin} is not the record of ${kind}: ${describe(validate.errors?.[0])} (${basename(schema)}.schema.json).`,
    );
  };
}

function compile<Kind>(schema: Parameters<typeof readSchema>[0]) {
  return new Ajv2020({ allowUnionTypes: true, validateFormats: false }).compile<Kind>(readSchema(schema));
}

function describe(error: ErrorObject | undefined): string {
  if (error === undefined) return 'it does not match the schema';
  return `${error.instancePath === '' ? 'the record' : error.instancePath} ${error.message ?? 'is wrong'}`;
}
