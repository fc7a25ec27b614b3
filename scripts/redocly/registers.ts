import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import type { Fields } from './nodes.ts';
import { fieldsOf } from './nodes.ts';

export function openapiFolder(rootFile: string): string {
  return dirname(dirname(rootFile));
}

export function readDecisions(openapi: string): Map<string, Fields> {
  return readRegister(join(openapi, 'decisions.yaml'));
}

export function readClaims(openapi: string): Map<string, Fields> {
  return readRegister(join(openapi, 'claims.yaml'));
}

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
