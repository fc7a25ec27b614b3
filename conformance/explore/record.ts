import type { Exchange } from '../case/exchange.ts';
import type { Cleanup } from '../clean-up/sweep.ts';
import type { Slowdown } from '../session/load.ts';
import type { TakenStep } from './step.ts';

/** A violated requirement, and the shortest known request sequence that violates the requirement. */
export interface ExploreFinding {
  id: string;
  /** The violated part of the published API contract, such as an operation and a JSON Schema keyword. */
  place?: string;
  statement: string;
  /** The ids of the claims (statements of the service description) on which the requirement is based. */
  claims: readonly string[];
  class: string;
  basis: 'stated' | 'published';
  /** One sentence about the difference between the response and the requirement. */
  reason: string;
  expected: unknown;
  observed: unknown;
  /** The random seed of the first request sequence that violated the requirement. */
  seed: number;
  steps: TakenStep[];
  /** How often the violation occurred while the explorer shortened and repeated the request sequence. */
  repeated: number;
  /** The number of random request sequences that violated the same requirement after the first violation. */
  seenAgain: number;
  exchanges: Exchange[];
  /**
   * The index in `exchanges` of the request whose response shows the violation.
   * Null if no single response shows the violation, for example because two responses contradict each other.
   */
  decisive: number | null;
  /** A Node program that repeats the HTTP requests. It contains no secrets. */
  script?: string;
}

export interface AnswerCoverage {
  declared: number;
  reached: number;
  /** The declared HTTP statuses that the explorer never received. `reason` says why a status was not received. */
  unreached: { status: string; operations: string[]; answers: string[]; reason: string }[];
}

/** The tested and untested operations, requirements and state transitions of a run. */
export interface CoverageRecord {
  operations: { operation: string; statuses: Record<string, number> }[];
  rules: { id: string; claims: readonly string[]; judged: number }[];
  /** The requirements that no step checked. `reason` says why a requirement was not checked. */
  unreached: { id: string; reason: string }[];
  /** The ids of the tested and untested claims (statements of the service description). */
  claims: { judged: string[]; unreached: string[] };
  /**
   * The state transitions of objects, such as jobs, and how often each transition occurred.
   * If a state transition did not occur, the report shows the reason.
   */
  transitions: { name: string; times: number; reason?: string }[];
  /** The declared responses that occurred. Null if the explorer did not validate responses. */
  answers: AnswerCoverage | null;
  /** Counts how often each situation was tested, such as `other tenant: rename`. */
  reached: Record<string, number>;
  steps: Record<string, number>;
}

export interface ExploreRecord {
  format: 1;
  kind: 'exploration';
  runId: string;
  seed: number;
  startedAt: string;
  milliseconds: number;
  /**
   * The time limit of the run in milliseconds. Absent if the run had no time limit.
   * After the time limit, the explorer starts no new request sequence.
   */
  timeLimit?: number;
  requests: number;
  walks: number;
  steps: number;
  /** The number of steps that were executed only to repeat, shorten or confirm violations. */
  repeatedSteps: number;
  target: { name: string; file: string | null; baseUrls: string[] };
  conclusion: 'no findings' | 'findings' | 'void';
  voidReason: string | null;
  exitCode: 0 | 1 | 3;
  findings: ExploreFinding[];
  /** Violations that did not occur in any repetition. These violations do not affect the result. */
  flaky: ExploreFinding[];
  /** The number of random request sequences that ended early, for each reason. */
  endedEarly: Record<string, number>;
  coverage: CoverageRecord;
  slowdown: Slowdown | null;
  cleanup: Cleanup;
}
