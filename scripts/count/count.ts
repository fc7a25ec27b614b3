import { CODES } from '../redocly/error-codes.ts';
import type { Fields } from '../redocly/nodes.ts';
import { fieldsOf, isFields, isRef, stringsOf } from '../redocly/nodes.ts';
import { basisOf, operationsOf, partsUnder, schemaBasis } from './bundle-parts.ts';

export interface Tally {
  readonly all: number;
  readonly stated: number;
  readonly assumed: number;
}

export interface Count {
  readonly operations: Tally;
  readonly parameters: Tally;
  readonly statuses: Tally;
  readonly headers: Tally;
  readonly schemas: Tally;
  readonly properties: Tally;
  readonly codes: Tally;
}

export function countContract(bundle: Fields, register: ReadonlyMap<string, Fields>): Count {
  const operations = operationsOf(bundle);
  const schemas = Object.values(fieldsOf(fieldsOf(bundle['components'])['schemas']));
  const tally = (parts: readonly unknown[]) => tallyOf(parts.map((part) => basisOf(part, bundle)));
  const own = (keyword: string) => partsUnder(keyword, bundle).filter((part) => !isRef(part));
  return {
    operations: tally(operations),
    parameters: tally(own('parameters')),
    statuses: tally(operations.flatMap(({ responses }) => Object.values(fieldsOf(responses)))),
    headers: tally(own('headers')),
    schemas: tallyOf(schemas.map((schema) => schemaBasis(schema, bundle))),
    properties: tally(partsUnder('properties', bundle)),
    codes: tallyOf([...codesOf(bundle)].map((code) => register.get(code)?.['basis'])),
  };
}

function tallyOf(bases: readonly unknown[]): Tally {
  const stated = bases.filter((basis) => basis === 'stated').length;
  const assumed = bases.filter((basis) => basis === 'assumed').length;
  return { all: bases.length, stated, assumed };
}

function codesOf(node: unknown): Set<string> {
  if (!isFields(node) && !Array.isArray(node)) return new Set();
  const own = isFields(node) ? stringsOf(node[CODES]) : [];
  return new Set([...own, ...Object.values(node).flatMap((child) => [...codesOf(child)])]);
}
