import { BASIS, type Fields, fieldsOf, isFields, isRef, stringsOf } from '../redocly/nodes.ts';
import { CODES } from '../redocly/registers.ts';
import type { Coverage, TracedClaim } from '../trace/trace.ts';

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

const DATA = ['example', 'examples', 'default', 'enum', 'const'];
const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

function operationsOf(bundle: Fields): Fields[] {
  return Object.values(fieldsOf(bundle['paths'])).flatMap((path) =>
    Object.entries(fieldsOf(path)).flatMap(([method, operation]) =>
      METHODS.includes(method) ? [fieldsOf(operation)] : [],
    ),
  );
}

/** Finds every occurrence of a key, such as `properties`, in an API contract. */
function partsUnder(keyword: string, node: unknown): unknown[] {
  if (Array.isArray(node)) return node.flatMap((item) => partsUnder(keyword, item));
  return Object.entries(fieldsOf(node)).flatMap(([key, value]) => {
    // Ignores `allOf`, because its schemas only add conditions to properties that are already counted.
    if (DATA.includes(key) || key === 'allOf' || key.startsWith('x-')) return [];
    if (key === keyword) return [...Object.values(value ?? {}), ...below(keyword, value)];
    return key === 'properties' ? below(keyword, value) : partsUnder(keyword, value);
  });
}

/** The key `x-basis` beside a `$ref` has priority over the key in the referenced part. */
function basisOf(value: unknown, bundle: Fields): unknown {
  const own = fieldsOf(value)[BASIS];
  return own === undefined && isRef(value) ? basisOf(targetOf(value.$ref, bundle), bundle) : own;
}

/** A schema without `x-basis` counts as `stated` if at least one of its properties is `stated`. */
function schemaBasis(schema: unknown, bundle: Fields): unknown {
  const own = basisOf(schema, bundle);
  if (own !== undefined) return own;
  const bases = partsUnder('properties', schema).map((property) => basisOf(property, bundle));
  return bases.includes('stated') ? 'stated' : 'assumed';
}

function below(keyword: string, map: unknown): unknown[] {
  const children = Array.isArray(map) ? map : Object.values(fieldsOf(map));
  return children.flatMap((child) => partsUnder(keyword, child));
}

function targetOf(pointer: string, bundle: Fields): unknown {
  const path = pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  return path.reduce<unknown>((node, key) => (isFields(node) ? node[key] : undefined), bundle);
}

const LABEL = 12;
const KINDS: readonly (keyof Count)[] = [
  'operations',
  'parameters',
  'statuses',
  'headers',
  'schemas',
  'properties',
  'codes',
];

export function formatTable(counts: Readonly<Record<string, Count>>): string {
  const contracts = Object.entries(counts);
  const head = cells('all', 'stated', 'assumed');
  const lines = [
    ['', ...contracts.map(([name]) => name.padStart(head.length))],
    ['', ...contracts.map(() => head)],
    ...KINDS.map((kind) => [kind, ...contracts.map(([, count]) => tallyCells(count[kind]))]),
  ];
  return lines.map(([label = '', ...groups]) => [label.padEnd(LABEL), ...groups].join(' ').trimEnd()).join('\n');
}

function tallyCells({ all, stated, assumed }: Tally): string {
  return cells(String(all), String(stated), String(assumed));
}

function cells(all: string, stated: string, assumed: string): string {
  return all.padStart(5) + stated.padStart(7) + assumed.padStart(8);
}

type ClaimCount = Readonly<Record<'all' | Coverage, number>>;

export function countClaims(claims: readonly TracedClaim[]): ClaimCount {
  const count = (coverage: Coverage) => claims.filter((each) => each.coverage === coverage).length;
  return { all: claims.length, covered: count('covered'), partly: count('partly'), open: count('open') };
}

export function formatClaims({ all, covered, partly, open }: ClaimCount): string {
  return `claims       ${all}: ${covered} covered, ${partly} partly, ${open} open`;
}
