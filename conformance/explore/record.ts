import type { Exchange } from '../case/exchange.ts';
import type { Cleanup } from '../clean-up/sweep.ts';
import type { Slowdown } from '../session/load.ts';
import type { TakenStep } from './step.ts';

/** A violated rule, with the shortest sequence of steps that violated it. */
export interface Finding {
  /** The id of the requirement that the target violates. */
  id: string;
  /** The part of the published contract that is violated, for example an operation and a keyword. */
  place?: string;
  statement: string;
  /** The ids of the claims that support the requirement. A claim is a numbered statement of the service description. */
  claims: readonly string[];
  class: string;
  basis: 'stated' | 'published';
  /** One sentence about the difference between the response and the rule. */
  reason: string;
  expected: unknown;
  observed: unknown;
  /** The seed of the random walk that violated the rule first. */
  seed: number;
  steps: TakenStep[];
  /** The number of executions of these or shortened steps that violated the rule. Each execution used new objects. */
  repeated: number;
  /** The number of other random walks that violated the same rule. */
  seenAgain: number;
  exchanges: Exchange[];
  /** The index in `exchanges` of the exchange that shows the violation, or null if no single exchange shows it. */
  decisive: number | null;
  /** A shell script without secrets that repeats the requests of the steps. */
  script?: string;
}

/** The number of responses that the published contract declares, and the number of those that occurred. */
export interface AnswerCoverage {
  declared: number;
  reached: number;
  /** The declared HTTP statuses that did not occur, each with its operations and the reason. */
  unreached: { status: string; operations: string[]; reason: string }[];
}

/** Counts of what the random walks of a run caused at the target, and lists of what they did not cause. */
export interface CoverageRecord {
  operations: { operation: string; statuses: Record<string, number> }[];
  rules: { id: string; claims: readonly string[]; judged: number }[];
  /** The required requirements of the service description that no step judged, each with the reason. */
  unreached: { id: string; reason: string }[];
  /**
   * The ids of the claims that a judged requirement is based on, and of those that no judged requirement is based on.
   */
  claims: { judged: string[]; unreached: string[] };
  /**
   * The state transitions of objects, for example of jobs, each with the number of occurrences.
   * A transition that did not occur has a reason.
   */
  transitions: { name: string; times: number; reason?: string }[];
  /**
   * The coverage of the declared responses of the published contract, or null if the target does not claim this
   * contract.
   */
  answers: AnswerCoverage | null;
  /** Maps each kind of input to the number of steps that sent it. */
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
  /**
   * The number of further steps: those that repeated saved findings, and those that shortened and confirmed new ones.
   */
  repeatedSteps: number;
  target: { name: string; file: string | null; baseUrls: string[] };
  conclusion: 'no findings' | 'findings' | 'void';
  voidReason: string | null;
  exitCode: 0 | 1 | 3;
  findings: Finding[];
  /** Violations that could not be repeated with new objects. They do not count as findings. */
  flaky: Finding[];
  /** Maps each reason why random walks ended early to the number of these walks. */
  endedEarly: Record<string, number>;
  coverage: CoverageRecord;
  slowdown: Slowdown | null;
  cleanup: Cleanup;
}
