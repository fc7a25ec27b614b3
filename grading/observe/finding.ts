import type { ClientExchange, Schemas } from './exchange.ts';
import type { Transcript } from './transcript.ts';

export type RuleOutcome = Schemas['outcome'];

export interface RuleFinding {
  outcome: RuleOutcome;
  reason: string;
  deciding: readonly ClientExchange[];
}

/** The part of the data of a rule that its check needs. */
export interface RuleData {
  id?: string;
  reads?: Readonly<Record<string, readonly string[]>>;
}

export type Check = (scene: Transcript, rule: RuleData) => RuleFinding;

export function passed(reason: string, ...deciding: readonly ClientExchange[]): RuleFinding {
  return { outcome: 'passed', reason, deciding };
}

export function failed(reason: string, ...deciding: readonly ClientExchange[]): RuleFinding {
  return { outcome: 'failed', reason, deciding };
}

export function notObserved(reason: string): RuleFinding {
  return { outcome: 'not observed', reason, deciding: [] };
}

/** The first failed item decides, otherwise the first passed one. Without items, the rule is `not observed`. */
export function each<Subject>(
  none: string,
  subjectsOf: (scene: Transcript) => readonly Subject[],
  judge: (subject: Subject, scene: Transcript, rule: RuleData) => RuleFinding | undefined,
): Check {
  return (scene, rule) => {
    const findings = subjectsOf(scene).flatMap((subject) => judge(subject, scene, rule) ?? []);
    const first = (outcome: RuleOutcome) => findings.find((finding) => finding.outcome === outcome);
    return first('failed') ?? first('passed') ?? first('not observed') ?? notObserved(none);
  };
}
