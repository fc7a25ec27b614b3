import type { ClientExchange } from '../../grading/observe/exchange.ts';
import type { RuleOutcome } from '../../grading/observe/finding.ts';
import type { Level } from '../../grading/rules/rule.ts';
import type { GradeRecord, Mark, RuleRecord } from '../../grading/run/grade-record.ts';
import { scenarios as allScenarios } from '../../grading/scenarios/index.ts';

export const signs: Readonly<Record<RuleOutcome, string>> = {
  failed: '✗',
  passed: '✓',
  'not observed': '◇',
  'not attempted': '·',
};

const order: readonly Level[] = ['must', 'should', 'info'];

export const markMeanings: Readonly<Record<Exclude<Mark, null>, string>> = {
  A: 'no required rule and no recommended rule failed',
  B: 'a recommended rule failed, but no required rule',
  F: 'a required rule failed',
};

/** For example `9 of 19 scenarios`, or null if the client attempted every scenario. */
export function limitationOf({ scenarios }: GradeRecord): string | null {
  if (scenarios.some(({ id }) => id === 'watch')) return 'watched only';
  const attempted = scenarios.filter(({ isAttempted }) => isAttempted).length;
  return attempted === allScenarios.length ? null : `${attempted} of ${allScenarios.length} scenarios`;
}

export function failedRules({ rules }: GradeRecord): RuleRecord[] {
  const failed = rules.filter(({ outcome }) => outcome === 'failed');
  return failed.sort((one, other) => order.indexOf(one.level) - order.indexOf(other.level));
}

export function openRules({ rules }: GradeRecord): RuleRecord[] {
  return rules.filter(({ outcome }) => outcome === 'not observed' || outcome === 'not attempted');
}

export function totalsOf({ scenarios, rules }: GradeRecord) {
  return {
    attempted: scenarios.filter(({ isAttempted }) => isAttempted).length,
    requests: scenarios.reduce((sum, { requests }) => sum + requests, 0),
    passed: rules.filter(({ outcome }) => outcome === 'passed').length,
    failed: rules.filter(({ outcome }) => outcome === 'failed').length,
  };
}

export function exchangeLine({ method, path, status, at, probe }: ClientExchange): string {
  const answer = status === null ? 'no response' : String(status);
  return `${method} ${path} ${answer}, at ${(at / 1000).toFixed(2)} s${probe === null ? '' : ` (${probe})`}`;
}
