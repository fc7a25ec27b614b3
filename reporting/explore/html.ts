import type { ExploreFinding, ExploreRecord } from '../../conformance/explore/record.ts';
import { effortOf } from '../../conformance/explore/texts.ts';
import { counted } from '../../conformance/text.ts';
import { capital, type Head, htmlPage } from '../html/render.ts';

export function htmlText(record: ExploreRecord): string {
  const { target, conclusion, findings, flaky, coverage } = record;
  const { declared = 0, reached = 0 } = coverage.answers ?? {};
  const data = {
    coverage: { ...coverage, groups: groupsOf(coverage) },
    findings: findings.map(withDecider),
    flaky: flaky.map(withDecider),
  };
  return htmlPage(`${conclusion}: ${target.name}`, 'explore', {
    ...{ ...data, head: headOf(record), missing: declared - reached },
  });
}

function withDecider(finding: ExploreFinding) {
  const { decisive, exchanges } = finding;
  return { ...finding, decider: exchanges[decisive ?? exchanges.length - 1] };
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
