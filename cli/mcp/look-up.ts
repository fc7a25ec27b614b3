import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { loadRegister } from '../../conformance/requirements/register.ts';
import claims from '../../dist/openapi/claims.json' with { type: 'json' };
import { loadRules } from '../../grading/rules/load-rules.ts';
import { faults } from '../../src/contract/generated/faults.ts';
import { operationTable } from '../../src/contract/operation.ts';
import { contractFacts } from '../../src/http/static/console.ts';
import { shapeOf } from './contract.ts';
import type { Asked } from './door.ts';
import { requirementLink } from './explain.ts';

interface Item {
  kind: string;
  id: string;
  text: string;
  detail?: () => object;
  link: (links: string) => string | undefined;
}

const page = (path: string) => (links: string) => `${links}/_sandbox/docs/register/${path}`;
const anchor = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

const readers: Readonly<Record<string, () => Omit<Item, 'kind'>[]>> = {
  requirement: () =>
    loadRegister().map(({ id, statement: text, claims, section, level, note }) => ({
      ...{ id, text, detail: () => ({ level, section, claims, note }) },
      link: (links) => requirementLink(id, links),
    })),
  claim: () =>
    Object.entries(claims).map(([id, { claim: text, section }]) => ({
      ...{ id, text, detail: () => ({ section }), link: page(`claims.html#${anchor(id)}`) },
    })),
  decision: () =>
    Object.entries(decisions()).map(([id, { subject, decision, note }]) => ({
      ...{ id, text: subject, detail: () => ({ decision, note }), link: page(`decisions.html#${anchor(id)}`) },
    })),
  error: () =>
    Object.entries(contractFacts().errors).map(([id, { title: text, when, remedy, clauses }]) => ({
      ...{ id, text, detail: () => ({ when, remedy, basis: clauses.map((clause) => clause.text) }) },
      link: (links) => `${links}/_sandbox/docs/${clauses[0]?.page}`,
    })),
  operation: () =>
    Object.values(operationTable).map(({ id, method, path, roles, interface: side }) => ({
      ...{ id, text: `${method} ${path}`, detail: () => ({ roles, ...shapeOf(id) }) },
      link: page(`operations-${side}.html#${anchor(id)}`),
    })),
  fault: () =>
    Object.entries({ ...faults.transport, ...faults.contract }).map(([id, { about: text, ...detail }]) => ({
      ...{ id, text, detail: () => detail, link: page(`faults.html#${id}`) },
    })),
  rule: () =>
    loadRules().map(({ id, statement: text, level, basis, remedy, sketch }) => ({
      ...{ id, text, detail: () => ({ level, basis, remedy, sketch }), link: page(`client-rules.html#${id}`) },
    })),
};

interface Decision {
  subject: string;
  decision: string;
  note?: string;
}

function decisions(): Record<string, Decision> {
  return parse(readFileSync(new URL('../../openapi/decisions.yaml', import.meta.url), 'utf8'));
}

let items: readonly Item[] | undefined;

function allItems(): readonly Item[] {
  items ??= Object.entries(readers).flatMap(([kind, read]) => read().map((item) => ({ kind, ...item })));
  return items;
}

const most = 20;

export interface LookUpCall {
  text: string;
  kind?: string;
}

/** The entries with this id in full, or the entries that contain all words. */
export function lookUp({ text, kind }: LookUpCall, { links }: Pick<Asked, 'links'>) {
  const chosen = allItems().filter((item) => kind === undefined || item.kind === kind);
  const wanted = text.trim().toLowerCase();
  const exact = chosen.filter(({ id }) => id.toLowerCase() === wanted);
  if (exact.length > 0) return { found: exact.map((item) => ({ ...shown(item, links), ...item.detail?.() })) };
  const words = wanted.split(/\s+/);
  const found = chosen.filter((item) => words.every((word) => `${item.id} ${item.text}`.toLowerCase().includes(word)));
  return { count: found.length, found: found.slice(0, most).map((item) => shown(item, links)) };
}

function shown({ kind, id, text, link }: Item, links: string) {
  return { kind, id, text, link: link(links) };
}
