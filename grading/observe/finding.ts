import type { Exchange } from './exchange.ts';
import type { Scene } from './scene.ts';

export type Outcome = 'failed' | 'passed' | 'not observed' | 'not attempted';

/** The judgment of one rule for clients in one grading scenario. */
export interface Finding {
  outcome: Outcome;
  /** A sentence about the observation that decided the outcome of the rule. */
  reason: string;
  /** The requests and responses that decided the outcome of the rule. */
  deciding: readonly Exchange[];
}

/** Judges one rule for clients by the observations of one grading scenario. */
export type Check = (scene: Scene) => Finding;

export function passed(reason: string, ...deciding: readonly Exchange[]): Finding {
  return { outcome: 'passed', reason, deciding };
}

export function failed(reason: string, ...deciding: readonly Exchange[]): Finding {
  return { outcome: 'failed', reason, deciding };
}

export function notObserved(reason: string): Finding {
  return { outcome: 'not observed', reason, deciding: [] };
}

/**
 * Judges a rule for each subject, for example each upload of a client.
 * Returns the first failure, or the first pass if nothing failed.
 * If there is no subject, the rule counts as not observed, and the parameter `none` is the reason.
 */
export function each<Subject>(
  subjects: readonly Subject[],
  judge: (subject: Subject) => Finding | undefined,
  none: string,
): Finding {
  const findings = subjects.flatMap((subject) => judge(subject) ?? []);
  const first = (outcome: Outcome) => findings.find((finding) => finding.outcome === outcome);
  return first('failed') ?? first('passed') ?? first('not observed') ?? notObserved(none);
}
