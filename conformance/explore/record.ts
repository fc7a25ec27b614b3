import type { Exchange } from '../case/exchange.ts';
import type { Cleanup } from '../clean-up/sweep.ts';
import type { Slowdown } from '../session/load.ts';
import type { TakenStep } from './step.ts';

/** A violated rule, with the shortest sequence of steps that violates the rule. */
export interface Finding {
  /** The id of the requirement that the target violates. */
  id: string;
  /** The part of the published contract that is violated, for example an operation and a keyword. */
  place?: string;
  statement: string;
  /** The ids of the claims of the service description that support the requirement. */
  claims: readonly string[];
  class: string;
  basis: 'stated' | 'published';
  /** One sentence that says what differs from the rule. */
  reason: string;
  expected: unknown;
  observed: unknown;
  /** The seed of the walk that violated the rule first. */
  seed: number;
  steps: TakenStep[];
  /** The number of executions that violated the rule, each with new objects. */
  repeated: number;
  /** The number of other walks that violated the same rule. */
  seenAgain: number;
  exchanges: Exchange[];
  /** The index in `exchanges` of the exchange that decided, or null. */
  decisive: number | null;
  /** A shell script without secrets that repeats the requests of the steps. */
  script?: string;
}

/** The responses that the published contract declares, and those that occurred. */
export interface AnswerCoverage {
  declared: number;
  reached: number;
  /** The operations that did not respond with a declared status, by status, with the reason. */
  unreached: { status: string; operations: string[]; reason: string }[];
}

/** What the walks reached, and what they did not reach. */
export interface CoverageRecord {
  operations: { operation: string; statuses: Record<string, number> }[];
  rules: { id: string; claims: readonly string[]; judged: number }[];
  /** The stated and required requirements that no step judged, each with the reason. */
  unreached: { id: string; reason: string }[];
  /** The stated claims behind the judged requirements, and those behind no judged requirement. */
  claims: { judged: string[]; unreached: string[] };
  /** The transitions of the state machines, with the number of times, or the reason why there was none. */
  transitions: { name: string; times: number; reason?: string }[];
  /** The responses of the published contract, if the target claims this contract. */
  answers: AnswerCoverage | null;
  /** The kinds of input, with the number of times. */
  reached: Record<string, number>;
  steps: Record<string, number>;
}

/** The result of an exploration. */
export interface ExploreRecord {
  format: 1;
  kind: 'exploration';
  runId: string;
  seed: number;
  startedAt: string;
  milliseconds: number;
  requests: number;
  walks: number;
  /** The number of drawn steps. */
  steps: number;
  /** The number of steps that repeated saved findings, or that shortened and confirmed new ones. */
  repeatedSteps: number;
  target: { name: string; file: string | null; baseUrls: string[] };
  conclusion: 'no findings' | 'findings' | 'void';
  voidReason: string | null;
  exitCode: 0 | 1 | 3;
  findings: Finding[];
  /** Rules that a walk violated, but no fresh execution violated again. They are not findings. */
  flaky: Finding[];
  /** The reasons why walks ended early, with the number of walks. */
  endedEarly: Record<string, number>;
  coverage: CoverageRecord;
  slowdown: Slowdown | null;
  cleanup: Cleanup;
}
