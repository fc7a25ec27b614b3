import type { Exchange } from './exchange.ts';
import type { Scene } from './scene.ts';

export type Outcome = 'failed' | 'passed' | 'not observed' | 'not attempted';

/** The judgment of one rule in one scenario. */
export interface Finding {
  outcome: Outcome;
  /** A sentence about the observation that decided the outcome. */
  reason: string;
  /** The exchanges that decided the outcome. */
  deciding: readonly Exchange[];
}

/** Judges one rule by the observations of one scenario. */
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
 * Judges each subject of a rule, for example each upload, and returns the first failure, otherwise the first pass.
 * If no subject can be judged, the rule is not observed, and `none` is the reason.
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
