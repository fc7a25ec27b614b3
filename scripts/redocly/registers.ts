import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { type Fields, fieldsOf, isFields, type NodePath } from './nodes.ts';

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

export const CODES = 'x-codes';

export interface CodedObject {
  readonly code: string;
  readonly fields: Fields;
  readonly path: NodePath;
}

/** An error code consists of upper-case words and spaces (decision D-22). */
export function codedObjects(value: unknown, path: NodePath = []): CodedObject[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => codedObjects(item, [...path, index]));
  if (!isFields(value)) return [];
  const { code } = value;
  const own = typeof code === 'string' && /^[A-Z]+( [A-Z]+)*$/.test(code) ? [{ code, fields: value, path }] : [];
  return [...own, ...Object.entries(value).flatMap(([key, child]) => codedObjects(child, [...path, key]))];
}

export function unknownCode(code: string): string {
  return `${code} is in no register: add it to openapi/errors/, with status, title, when and remedy.`;
}
