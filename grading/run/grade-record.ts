import type { TaskResult } from '../checks/task-done.ts';
import type { Exchange } from '../observe/exchange.ts';
import type { RuleOutcome } from '../observe/finding.ts';
import type { Area, ClientRule, Language } from '../rules/rule.ts';

/** A: no `must` or `should` rule failed. B: a `should` rule failed. F: a `must` rule failed. Null: none was judged. */
export type Mark = 'A' | 'B' | 'F' | null;

/**
 * What makes a run fail: a failed rule at level `must`, also one at level `should`, or also a chosen scenario that the
 * client did not attempt (`grade`).
 */
export const failOns = ['must', 'should', 'grade'] as const;
export type FailOn = (typeof failOns)[number];

export interface AreaRecord {
  area: Area;
  mark: Mark;
  counts: Record<RuleOutcome, number>;
}

export interface RuleRecord extends Omit<ClientRule, 'scenarios' | 'reads' | 'explainedBy'> {
  outcome: RuleOutcome;
  reason: string;
  scenario: string | null;
  /** The failed rule that explains the failure of this rule, which is therefore `not observed`. */
  cause?: string;
  /** At most four requests and responses that decided whether the rule passed or failed. */
  deciding: readonly Exchange[];
}

export interface ScenarioRecord {
  id: string;
  title: string;
  task: string;
  isAttempted: boolean;
  /** The exit code of the client, or null if the grading stopped the client or did not start it. */
  exitCode: number | null;
  stopped: 'deadline' | 'enough' | null;
  /** How the task ended. Absent with `--watch` and in records of earlier versions. */
  result?: TaskResult;
  requests: number;
  milliseconds: number;
  /** The output of the client, in which credentials are replaced by `***`. The middle of a long output is left out. */
  output: string;
}

/** What a repair of the client changed, from `cps grade --before … --after …`. */
export interface Repair {
  rule: string;
  before: { name: string; startedAt: string; mark: Mark; outcomes: Record<string, RuleOutcome> };
  after: RuleOutcome;
  /** The rules and scenarios that became worse. */
  worse: string[];
}

export interface GradeRecord {
  kind: 'client grade';
  kit: { version: string; contractDigest: string; rulesDigest: string };
  /** The sketches of remedies are in `language`. The HTTP library is given if its requests show it. */
  client: { name: string; language?: Language; library?: string };
  startedAt: string;
  milliseconds: number;
  /** The result is `void` if the client could not be judged. */
  conclusion: 'passed' | 'failed' | 'void';
  voidReason: string | null;
  /** Absent in records of earlier versions, where only a failed rule at level `must` made a run fail. */
  failOn?: FailOn;
  exitCode: 0 | 1 | 3;
  /** Only in a comparison of two clients. It then decides the conclusion and the exit code. */
  repair?: Repair;
  mark: Mark;
  areas: AreaRecord[];
  rules: RuleRecord[];
  scenarios: ScenarioRecord[];
}
