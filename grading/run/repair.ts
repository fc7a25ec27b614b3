import type { RuleOutcome } from '../observe/finding.ts';
import type { GradeRecord, Repair } from './grade-record.ts';

/** A repair can remove the request that a rule judged, so a rule that is no longer observed is not worse. */
const ranks: Readonly<Record<RuleOutcome, number>> = { failed: 0, 'not attempted': 1, 'not observed': 2, passed: 2 };

/** The record of the client after a repair. It is passed only if the rule was repaired and nothing else became worse. */
export function repaired(before: GradeRecord, after: GradeRecord, rule: string): GradeRecord {
  const outcomes = Object.fromEntries(
    before.rules.map(({ id, outcome, cause }) => [id, cause === undefined ? outcome : 'failed']),
  );
  const worseRules = after.rules.filter(({ id, outcome }) => ranks[outcome] < ranks[outcomes[id] ?? outcome]);
  const attempted = before.scenarios.flatMap(({ id, isAttempted }) => (isAttempted ? [id] : []));
  const missed = after.scenarios.filter(({ id, isAttempted }) => !isAttempted && attempted.includes(id));
  const repair: Repair = {
    rule,
    before: { name: before.client.name, startedAt: before.startedAt, mark: before.mark, outcomes },
    after: after.rules.find(({ id }) => id === rule)?.outcome ?? 'not attempted',
    worse: [...worseRules, ...missed].map(({ id }) => id).filter((id) => id !== rule),
  };
  const voidReason = before.voidReason ?? after.voidReason;
  if (voidReason !== null) return { ...after, repair, voidReason, mark: null, conclusion: 'void', exitCode: 3 };
  const isDone = outcomes[rule] === 'failed' && repair.after === 'passed' && repair.worse.length === 0;
  return { ...after, repair, conclusion: isDone ? 'passed' : 'failed', exitCode: isDone ? 0 : 1 };
}

export function repairSentence({ rule, before, after, worse }: Repair): string {
  const outcome = `The rule ${rule} was ${before.outcomes[rule] ?? 'not judged'} before and is ${after} after.`;
  return worse.length > 0 ? `${outcome} These became worse: ${worse.join(', ')}.` : `${outcome} Nothing became worse.`;
}
