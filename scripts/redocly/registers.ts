import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import type { Fields } from './nodes.ts';
import { fieldsOf } from './nodes.ts';

/** Returns the path of the folder `openapi/` for a contract file `openapi/<interface>/openapi.yaml`. */
export function openapiFolder(rootFile: string): string {
  return dirname(dirname(rootFile));
}

/** Maps ids to the decisions in `openapi/decisions.yaml`. The result is empty if the file is missing. */
export function readDecisions(openapi: string): Map<string, Fields> {
  return readRegister(join(openapi, 'decisions.yaml'));
}

/** Maps ids to the claims in `openapi/claims.yaml`. The result is empty if the file is missing. */
export function readClaims(openapi: string): Map<string, Fields> {
  return readRegister(join(openapi, 'claims.yaml'));
}

/** Reads the error codes of all APIs from `openapi/errors/*.yaml`. */
export function readErrorCodes(openapi: string): Map<string, Fields> {
  const folder = join(openapi, 'errors');
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  return new Map(files.flatMap((name) => [...readRegister(join(folder, name))]));
}

function readRegister(file: string): Map<string, Fields> {
  if (!existsSync(file)) return new Map();
  const entries = Object.entries(fieldsOf(parse(readFileSync(file, 'utf8'))));
  return new Map(entries.map(([key, entry]) => [key, fieldsOf(entry)]));
}
