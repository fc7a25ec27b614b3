import type { Exchange } from '../case/exchange.ts';
import type { Cleanup } from '../clean-up/sweep.ts';
import type { Slowdown } from '../session/load.ts';
import type { TakenStep } from './step.ts';

/** A violated requirement, with the shortest known request sequence that violated it. */
export interface Finding {
  /** The id of the requirement that the target violates. */
  id: string;
  /** The violated part of the published contract, for example an operation and a JSON Schema keyword. */
  place?: string;
  statement: string;
  /** The ids of the statements in the service description on which the requirement is based. */
  claims: readonly string[];
  class: string;
  basis: 'stated' | 'published';
  /** One sentence about the difference between the response and the requirement. */
  reason: string;
  expected: unknown;
  observed: unknown;
  /** The seed of the first random request sequence that violated the requirement. */
  seed: number;
  steps: TakenStep[];
  /** The number of executions that violated the requirement with these or fewer steps. Each used new objects. */
  repeated: number;
  /** The number of other random request sequences that violated the same requirement. */
  seenAgain: number;
  exchanges: Exchange[];
  /** The index in `exchanges` of the HTTP exchange that shows the violation, or null if several exchanges show it. */
  decisive: number | null;
  /** A shell script without secrets that repeats the HTTP requests of the steps. */
  script?: string;
}

/** Counts the responses that the published contract declares, and those that occurred. */
export interface AnswerCoverage {
  declared: number;
  reached: number;
  /** The declared HTTP statuses that no response had, each with its operations and the reason. */
  unreached: { status: string; operations: string[]; answers: string[]; reason: string }[];
}

/** Lists what the random requests of a run covered at the target, and what they did not cover. */
export interface CoverageRecord {
  operations: { operation: string; statuses: Record<string, number> }[];
  rules: { id: string; claims: readonly string[]; judged: number }[];
  /** The requirements of the service description that no step checked, each with the reason. */
  unreached: { id: string; reason: string }[];
  /** The ids of statements in the service description that the run checked or did not check. */
  claims: { judged: string[]; unreached: string[] };
  /**
   * The state transitions of objects, for example of jobs, each with its number of occurrences.
   * A state transition that did not occur has a reason.
   */
  transitions: { name: string; times: number; reason?: string }[];
  /** The coverage of the published contract's responses, or null if the target does not claim this contract. */
  answers: AnswerCoverage | null;
  /** Maps each kind of input to the number of steps that sent this kind of input. */
  reached: Record<string, number>;
  steps: Record<string, number>;
}

/** The result of a run of the explorer. */
export interface ExploreRecord {
  format: 1;
  kind: 'exploration';
  runId: string;
  seed: number;
  startedAt: string;
  milliseconds: number;
  requests: number;
  walks: number;
  /** The number of steps that the explorer drew at random. */
  steps: number;
  /** The number of steps that repeated saved violations, or that shortened and confirmed new violations. */
  repeatedSteps: number;
  target: { name: string; file: string | null; baseUrls: string[] };
  conclusion: 'no findings' | 'findings' | 'void';
  voidReason: string | null;
  exitCode: 0 | 1 | 3;
  findings: Finding[];
  /** Violations that did not occur again with new objects. They do not count as violations of the target. */
  flaky: Finding[];
  /** Maps each reason for an early end to the number of random request sequences that ended early for this reason. */
  endedEarly: Record<string, number>;
  coverage: CoverageRecord;
  slowdown: Slowdown | null;
  cleanup: Cleanup;
}
