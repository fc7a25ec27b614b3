// Counts the parts of the API contracts that the service's documentation states, and those that we decided.
// Usage: node scripts/contract-count.ts [--json]
import { readFileSync } from 'node:fs';
import { root } from './generate/files.ts';
import { tableOf } from './lab/report.ts';
import { BASIS, type Fields, fieldsOf, isFields, stringsOf } from './redocly/nodes.ts';
import { CODES, readErrorCodes } from './redocly/registers.ts';
import { type Coverage, readSources, traceClaims } from './trace/trace.ts';

const kinds = ['operations', 'parameters', 'responses', 'headers', 'schemas', 'properties', 'codes'];
const register = readErrorCodes(`${root}openapi`);

interface Part {
  kind: string | undefined;
  name: string;
  basis: unknown;
}

const unknown = process.argv.slice(2).filter((argument) => argument !== '--json');
if (unknown.length > 0) {
  console.error(`contract-count: "${unknown.join(' ')}" is unknown: the only option is --json`);
  process.exitCode = 2;
} else if (process.argv.includes('--json')) console.log(JSON.stringify({ ...contracts(), claims: claims() }, null, 2));
else {
  for (const [name, counts] of Object.entries(contracts())) {
    const rows = Object.entries(counts).map(([kind, { all, stated, assumed }]) => [kind, all, stated, assumed]);
    console.log(`${tableOf([name, 'all', 'stated', 'assumed'], rows)}\n`);
  }
  const { all, covered, partly, open } = claims();
  console.log(`claims: ${all}, of which ${covered} are covered, ${partly} partly, ${open} open`);
}

function contracts() {
  return Object.fromEntries(['admin', 'documents', 'sandbox'].map((name) => [name, countsOf(name)]));
}

function countsOf(name: string) {
  const parts = partsIn(JSON.parse(readFileSync(`${root}dist/openapi/${name}.json`, 'utf8')), []);
  const count = (kind: string, wanted?: string) =>
    new Set(parts.filter((part) => part.kind === kind && (part.basis === wanted || !wanted)).map((part) => part.name))
      .size;
  const tally = (kind: string) => ({
    all: count(kind),
    stated: count(kind, 'stated'),
    assumed: count(kind, 'assumed'),
  });
  return Object.fromEntries(kinds.map((kind) => [kind, tally(kind)]));
}

function partsIn(node: unknown, path: readonly string[]): Part[] {
  if (!isFields(node) && !Array.isArray(node)) return [];
  const own = isFields(node) ? ownParts(node, path) : [];
  return [...own, ...Object.entries(node).flatMap(([key, child]) => partsIn(child, [...path, key]))];
}

function ownParts(node: Fields, path: readonly string[]): Part[] {
  const kind = 'operationId' in node ? 'operations' : path.at(-2);
  const codes = stringsOf(node[CODES]);
  return [
    ...(BASIS in node ? [{ kind, name: path.join(' '), basis: node[BASIS] }] : []),
    ...codes.map((code) => ({ kind: 'codes', name: code, basis: fieldsOf(register.get(code))['basis'] })),
  ];
}

function claims() {
  const traced = traceClaims(readSources(root));
  const count = (coverage: Coverage) => traced.filter((claim) => claim.coverage === coverage).length;
  return { all: traced.length, covered: count('covered'), partly: count('partly'), open: count('open') };
}
