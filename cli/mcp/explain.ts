import type { Exchange } from '../../conformance/case/exchange.ts';
import type { ExploreFinding } from '../../conformance/explore/record.ts';
import type { CaseRecord, RunRecord } from '../../conformance/record/run-record.ts';
import type { RuleRecord } from '../../grading/run/grade-record.ts';
import { decisiveExchange } from '../../reporting/certify/facts.ts';
import { exchangeLine } from '../../reporting/grade/facts.ts';
import type { Asked } from './door.ts';
import { entryOf } from './look-up.ts';

export function explainResult({ run, name }: { run?: string; name: string }, { results, links }: Asked): unknown {
  const explain = run === undefined ? [...results.values()].at(-1) : results.get(run);
  if (explain) return explain(name, links);
  throw new TypeError(`no run ${run ?? ''} is known; run_certification, run_grade or run_exploration starts one`);
}

/** `name` is the id of a case, or of a requirement of which a case failed. */
export function explainedCase({ cases, requirements }: RunRecord, name: string, links: string) {
  const failed = cases.find(({ requirement, outcome }) => requirement === name && outcome !== 'passed');
  const found = failed ?? named(cases, name);
  const { id, outcome, verdict, title, blockedBy } = found;
  const { statement = title, claims = [] } = requirements.find((row) => row.id === found.requirement) ?? {};
  const explained = explainedBy({ ...found, id: found.requirement, statement, claims }, decisiveExchange(found), links);
  return { case: id, outcome, verdict, ...explained, ...(blockedBy !== null && { fix: `First repair ${blockedBy}.` }) };
}

export function explainedFinding(findings: readonly ExploreFinding[], name: string, links: string) {
  const found = named(findings, name);
  const exchange = found.exchanges[found.decisive ?? found.exchanges.length - 1];
  const explained = explainedBy({ ...found, actual: found.observed }, exchange, links);
  return { steps: found.steps.map(({ text }) => text), ...explained };
}

type Violation = Pick<CaseRecord, 'expected' | 'actual' | 'reason'> &
  Pick<ExploreFinding, 'id' | 'statement' | 'claims'>;

function explainedBy(violation: Violation, exchange: Exchange | undefined, links: string) {
  const { id, statement, claims, expected, actual, reason } = violation;
  return {
    claims: claims.map((claim) => entryOf('claim', claim, links)),
    requirement: { statement, ...entryOf('requirement', id, links) },
    request: shownExchange(exchange),
    ...{ expected: expected ?? statement, actual, reason },
    fix: `Change the answer of ${exchange?.operation ?? 'the implementation'} so that this holds: ${statement}`,
  };
}

export function explainedRule(rules: readonly RuleRecord[], name: string, links: string) {
  const { id, outcome, scenario, statement, deciding, reason, remedy, sketch } = named(rules, name);
  const request = deciding.map(exchangeLine);
  const claim = entryOf('rule', id, links);
  return { claim, outcome, scenario, request, expected: statement, actual: reason, fix: { remedy, sketch } };
}

function named<Kind extends { id: string }>(all: readonly Kind[], name: string): Kind {
  const found = all.find(({ id }) => id === name);
  if (found) return found;
  throw new TypeError(`the run has no ${name}; the names are in "failed" of its result`);
}

const longest = 1_500;

function shownExchange(exchange: Exchange | undefined) {
  const { curl, status, failure, responseBody } = exchange ?? {};
  return { curl: curl?.slice(0, longest), status, failure, answer: responseBody?.slice(0, longest) };
}
