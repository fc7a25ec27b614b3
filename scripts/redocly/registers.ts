import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import type { Fields } from './nodes.ts';
import { fieldsOf } from './nodes.ts';

/** The folder `openapi/` of a contract's root file `openapi/<interface>/openapi.yaml`. */
export function openapiFolder(rootFile: string): string {
  return dirname(dirname(rootFile));
}

/** The decisions by id, from `openapi/decisions.yaml`; empty if the file is missing. */
export function readDecisions(openapi: string): Map<string, Fields> {
  return readRegister(join(openapi, 'decisions.yaml'));
}

/** The claims by id, from `openapi/claims.yaml`; empty if the file is missing. */
export function readClaims(openapi: string): Map<string, Fields> {
  return readRegister(join(openapi, 'claims.yaml'));
}

/** The registered error codes of all interfaces, from `openapi/errors/*.yaml`. */
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
