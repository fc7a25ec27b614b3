import type { Exchange } from './exchange.ts';
import type { Transcript } from './transcript.ts';

export type RuleOutcome = 'failed' | 'passed' | 'not observed' | 'not attempted';

/** The result of checking one grading rule in one grading scenario. */
export interface RuleFinding {
  outcome: RuleOutcome;
  /** A sentence about the observation that explains why the rule passed or failed. */
  reason: string;
  /** The requests and responses that decided whether the rule passed or failed. */
  deciding: readonly Exchange[];
}

/** Checks one grading rule against the requests and responses of one grading scenario. */
export type Check = (scene: Transcript) => RuleFinding;

export function passed(reason: string, ...deciding: readonly Exchange[]): RuleFinding {
  return { outcome: 'passed', reason, deciding };
}

export function failed(reason: string, ...deciding: readonly Exchange[]): RuleFinding {
  return { outcome: 'failed', reason, deciding };
}

export function notObserved(reason: string): RuleFinding {
  return { outcome: 'not observed', reason, deciding: [] };
}

/**
 * Checks a grading rule for each given item, such as each upload of a client.
 * Returns the result of the first failed item, or of the first passed item if no item failed.
 * If there is no item to check, the outcome of the rule is `not observed`, and the parameter `none` explains why.
 */
export function each<Subject>(
  subjects: readonly Subject[],
  judge: (subject: Subject) => RuleFinding | undefined,
  none: string,
): RuleFinding {
  const findings = subjects.flatMap((subject) => judge(subject) ?? []);
  const first = (outcome: RuleOutcome) => findings.find((finding) => finding.outcome === outcome);
  return first('failed') ?? first('passed') ?? first('not observed') ?? notObserved(none);
}
