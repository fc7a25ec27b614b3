import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { loadRegister } from '../../conformance/requirements/register.ts';
import claims from '../../dist/openapi/claims.json' with { type: 'json' };
import { loadRules } from '../../grading/rules/load-rules.ts';
import { docsLinks } from '../../reporting/certify/html.ts';
import { errors } from '../../src/contract/generated/errors.ts';
import { faults } from '../../src/contract/generated/faults.ts';
import { operationTable } from '../../src/contract/operation.ts';
import { operationOf } from './contract.ts';
import type { Asked } from './door.ts';

interface Row {
  readonly id: string;
  readonly [member: string]: unknown;
}

const anchor = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
const listed = (rows: Readonly<Record<string, object>>): Row[] =>
  Object.entries(rows).map(([id, row]) => ({ id, ...row }));
const decisions = () => parse(readFileSync(new URL('../../openapi/decisions.yaml', import.meta.url), 'utf8'));
const operations = () =>
  Object.values(operationTable).map(({ id, method, path, roles, interface: side }) => {
    return { id, request: `${method} ${path}`, side, roles };
  });

/** Per kind: the rows, the member with the text, and the page of a row in the register. */
const registers: Readonly<Record<string, [() => readonly Row[], text: string, page: (row: Row) => string]>> = {
  requirement: [() => loadRegister().map(({ file: _, line: __, ...row }) => row), 'statement', () => ''],
  claim: [() => listed(claims), 'claim', () => 'claims'],
  decision: [() => listed(decisions()), 'subject', () => 'decisions'],
  error: [() => listed(errors), 'title', ({ id, register }) => `errors.html#${register}-${anchor(id)}`],
  operation: [operations, 'request', ({ side }) => `operations-${side}`],
  fault: [() => listed({ ...faults.transport, ...faults.contract }), 'about', () => 'faults'],
  rule: [() => loadRules().map((row) => ({ ...row })), 'statement', () => 'client-rules'],
};

function itemsOf(only: string | undefined, links: string) {
  const chosen = Object.entries(registers).filter(([kind]) => only === undefined || kind === only);
  return chosen.flatMap(([kind, [rows, text, pageOf]]) =>
    rows().map((row) => {
      const page = pageOf(row);
      const place = page.includes('#') ? page : `${page}.html#${anchor(row.id)}`;
      const docs = `${links}/_sandbox/docs/`;
      const link = page === '' ? docsLinks(docs).requirement(row.id) : `${docs}register/${place}`;
      return { head: { kind, id: row.id, text: String(row[text]), link }, row };
    }),
  );
}

/** The complete entry of a register, or only the id. */
export function entryOf(kind: string, id: string, links: string): object {
  const found = itemsOf(kind, links).find((item) => item.head.id.toLowerCase() === id.toLowerCase());
  if (found === undefined) return { id };
  const operation = operations().find((each) => kind === 'operation' && each.id === found.head.id);
  return { ...found.row, link: found.head.link, ...(operation && operationOf(operation.id)) };
}

const most = 20;

export interface LookUpCall {
  text: string;
  kind?: string;
}

/** The entries with this id in full, or the entries that contain all words. */
export function lookUp({ text, kind }: LookUpCall, { links }: Pick<Asked, 'links'>) {
  const words = text.trim().toLowerCase().split(/\s+/);
  const heads = itemsOf(kind, links).map(({ head }) => head);
  const exact = heads.filter(({ id }) => id.toLowerCase() === words.join(' '));
  if (exact.length > 0) return exact.map((head) => ({ kind: head.kind, ...entryOf(head.kind, head.id, links) }));
  const found = heads.filter((head) => words.every((word) => `${head.id} ${head.text}`.toLowerCase().includes(word)));
  return { count: found.length, found: found.slice(0, most) };
}
