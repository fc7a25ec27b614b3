import type { Outcome } from '../observe/finding.ts';
import { areas } from '../rules/rule.ts';
import type { AreaRecord, Mark, RuleRecord } from './grade-record.ts';
import type { Judgment } from './judge.ts';

/** The maximum number of exchanges that a rule shows. */
const mostDeciding = 4;

export function ruleRecord({ rule, outcome, reason, scenario, deciding }: Judgment): RuleRecord {
  const { scenarios: _, ...shown } = rule;
  return { ...shown, outcome, reason, scenario, deciding: deciding.slice(0, mostDeciding) };
}

export function markOf(rules: readonly RuleRecord[]): Mark {
  const isBroken = (wanted: RuleRecord['level']) =>
    rules.some(({ outcome, level }) => outcome === 'failed' && level === wanted);
  if (isBroken('must')) return 'F';
  if (isBroken('should')) return 'B';
  return rules.some(({ outcome }) => outcome === 'passed' || outcome === 'failed') ? 'A' : null;
}

export function areaRecords(rules: readonly RuleRecord[]): AreaRecord[] {
  return areas.flatMap((area) => {
    const own = rules.filter((rule) => rule.area === area);
    const count = (outcome: Outcome) => own.filter((rule) => rule.outcome === outcome).length;
    const counts = {
      failed: count('failed'),
      passed: count('passed'),
      'not observed': count('not observed'),
      'not attempted': count('not attempted'),
    };
    return own.length === 0 ? [] : [{ area, mark: markOf(own), counts }];
  });
}
