import type { Exchange } from '../../conformance/case/exchange.ts';
import type { ExploreFinding } from '../../conformance/explore/record.ts';
import type { RunRecord } from '../../conformance/record/run-record.ts';
import { claimOf } from '../../conformance/requirements/claims.ts';
import { loadRegister } from '../../conformance/requirements/register.ts';
import type { Exchange as ClientExchange } from '../../grading/observe/exchange.ts';
import type { RuleRecord } from '../../grading/run/grade-record.ts';
import { docsLinks } from '../../reporting/certify/docs-links.ts';
import { decisiveExchange } from '../../reporting/certify/facts.ts';
import { exchangeLine } from '../../reporting/grade/facts.ts';
import type { Asked } from './door.ts';

export interface ExplainCall {
  run?: string;
  report?: string;
  name: string;
}

export async function explainResult({ run, report, name }: ExplainCall, asked: Asked): Promise<unknown> {
  if (report !== undefined) return explainedCase(await reported(report, asked), name, asked.links);
  const result = run === undefined ? [...asked.results.values()].at(-1) : asked.results.get(run);
  if (result) return result.explain(name, asked.links);
  throw new TypeError(`no run ${run ?? ''} is known; run_certification, run_grade or run_exploration starts one`);
}

async function reported(file: string, { isOwn }: Asked): Promise<RunRecord> {
  if (!isOwn) throw new TypeError('only "cps mcp" reads report files');
  const { readRecord } = await import('../conformance/record-file.ts');
  return readRecord(file);
}

export function explainedCase(record: RunRecord, name: string, links: string) {
  const failed = record.cases.find(({ requirement, outcome }) => requirement === name && outcome !== 'passed');
  const found = failed ?? named(record.cases, name);
  const row = loadRegister().find(({ id }) => id === found.requirement);
  const statement = row?.statement ?? found.title;
  return {
    ...{ case: found.id, outcome: found.outcome, verdict: found.verdict, operations: found.operations },
    claims: claimsOf(row?.claims ?? [], links),
    requirement: { id: found.requirement, statement, note: row?.note, link: requirementLink(found.requirement, links) },
    request: shownExchange(decisiveExchange(found)),
    ...{ expected: found.expected ?? statement, actual: found.actual, reason: found.reason },
    fix: found.blockedBy === null ? fixOf(found.operations, statement) : `First repair the case ${found.blockedBy}.`,
  };
}

export function explainedFinding(findings: readonly ExploreFinding[], name: string, links: string) {
  const found = named(findings, name);
  const { id, statement, reason, expected, observed, steps, exchanges, decisive } = found;
  const exchange = exchanges[decisive ?? exchanges.length - 1];
  return {
    ...{ finding: id, claims: claimsOf(found.claims, links) },
    requirement: { id, statement, link: requirementLink(id, links) },
    steps: steps.map(({ text }) => text),
    request: shownExchange(exchange),
    ...{ expected: expected ?? statement, actual: observed, reason },
    fix: fixOf(exchange ? [exchange.operation] : [], statement),
  };
}

export function explainedRule(rules: readonly RuleRecord[], name: string, links: string) {
  const { id, level, outcome, statement, basis, scenario, deciding, reason, remedy, sketch } = named(rules, name);
  return {
    ...{ rule: id, level, outcome, scenario },
    claim: { text: statement, basis, link: `${links}/_sandbox/docs/register/client-rules.html#${id}` },
    requests: deciding.map((each: ClientExchange) => exchangeLine(each)),
    ...{ expected: statement, actual: reason, fix: { remedy, sketch } },
  };
}

function fixOf(operations: readonly string[], statement: string): string {
  return `Change the answers of ${operations.join(', ') || 'the implementation'} so that this holds: ${statement}`;
}

function named<Kind extends { id: string }>(all: readonly Kind[], name: string): Kind {
  const found = all.find(({ id }) => id === name);
  if (found) return found;
  throw new TypeError(`the run has no ${name}; the names are in "failed" of its result`);
}

function claimsOf(ids: readonly string[], links: string) {
  return ids.map((id) => ({
    ...{ id, section: claimOf(id)?.section, text: claimOf(id)?.claim },
    link: `${links}/_sandbox/docs/register/claims.html#${id.toLowerCase()}`,
  }));
}

export function requirementLink(id: string, links: string): string | undefined {
  return docsLinks(`${links}/_sandbox/docs/`).requirement(id);
}

const longest = 1_500;

function shownExchange(exchange: Exchange | undefined) {
  if (exchange === undefined) return null;
  const { method, url, requestBody, status, responseBody, failure } = exchange;
  const cut = (text: string | null) => (text !== null && text.length > longest ? `${text.slice(0, longest)}…` : text);
  return { sent: `${method} ${url}`, body: cut(requestBody), status, answer: cut(responseBody), failure };
}
