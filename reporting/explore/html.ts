import type { Outcome } from '../../conformance/case/outcome.ts';
import { cases } from '../../conformance/cases/index.ts';
import type { ExploreFinding, ExploreRecord } from '../../conformance/explore/record.ts';
import { effortOf } from '../../conformance/explore/texts.ts';
import { counted } from '../../conformance/text.ts';
import { looks, toneClass } from '../certify/facts.ts';
import { capital, type Head, htmlPage } from '../html/render.ts';
import { operationMap } from '../operation-map.ts';

export function htmlText(record: ExploreRecord): string {
  const { target, conclusion, findings, warnings, flaky, coverage } = record;
  const { declared = 0, reached = 0 } = coverage.answers ?? {};
  const data = {
    coverage: { ...coverage, groups: groupsOf(coverage) },
    findings: findings.map(withDecider),
    warnings: warnings.map(withDecider),
    flaky: flaky.map(withDecider),
  };
  return htmlPage(
    `${conclusion}: ${target.name}`,
    'explore',
    { ...{ ...data, map: mapOf(record), head: headOf(record), missing: declared - reached } },
    { tone: toneClass, sign: (outcome: Outcome) => looks[outcome].sign },
  );
}

function withDecider(finding: ExploreFinding) {
  const { decisive, exchanges } = finding;
  const operations = [...new Set(exchanges.map(({ operation }) => operation))];
  return { ...finding, operations, decider: exchanges[decisive ?? exchanges.length - 1] };
}

/** A finding belongs to the operation that decided it. The other judged requirements passed. */
function mapOf({ coverage: { rules }, findings }: ExploreRecord) {
  const broken = findings.map((finding) => [finding.id, withDecider(finding).decider?.operation] as const);
  const passed = rules.map(({ id }) => id).filter((id) => broken.every(([each]) => each !== id));
  const operationsOf = (id: string) =>
    cases.filter(({ requirement }) => requirement === id).flatMap((each) => each.operations);
  return operationMap([
    ...broken.map(([, operation]) => ({ operations: operation ? [operation] : [], outcome: 'failed' as const })),
    ...passed.map((id) => ({ operations: [...new Set(operationsOf(id))], outcome: 'passed' as const })),
  ]);
}

function groupsOf({ unreached }: ExploreRecord['coverage']) {
  return [...Map.groupBy(unreached, ({ reason }) => reason)].map(([reason, rows]) => ({ reason, rows }));
}

function headOf(record: ExploreRecord): Head {
  const { target, conclusion, findings, voidReason, startedAt } = record;
  const look = conclusion === 'no findings' ? 'certified' : conclusion === 'void' ? 'void' : 'not-certified';
  const word = conclusion === 'findings' ? counted(findings.length, 'finding') : capital(conclusion);
  return {
    ...{ look: `c-${look}`, over: 'Exploration with random requests', name: target.name, word, voidReason },
    ...{ urls: [...new Set(target.baseUrls)], startedAt, effort: effortOf(record) },
  };
}
