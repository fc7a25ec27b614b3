import type { Exchange } from '../case/exchange.ts';
import type { Cleanup } from '../clean-up/sweep.ts';
import type { Slowdown } from '../session/load.ts';
import type { TakenStep } from './step.ts';

export interface ExploreFinding {
  id: string;
  place?: string;
  statement: string;
  claims: readonly string[];
  class: string;
  basis: 'stated' | 'published';
  reason: string;
  expected: unknown;
  observed: unknown;
  seed: number;
  steps: TakenStep[];
  repeated: number;
  seenAgain: number;
  exchanges: Exchange[];
  /** Null if no single response shows the violation, for example because two responses contradict each other. */
  decisive: number | null;
  script?: string;
}

export interface AnswerCoverage {
  declared: number;
  reached: number;
  unreached: { status: string; operations: string[]; answers: string[]; reason: string }[];
}

export interface CoverageRecord {
  operations: { operation: string; statuses: Record<string, number> }[];
  rules: { id: string; claims: readonly string[]; judged: number }[];
  unreached: { id: string; reason: string }[];
  claims: { judged: string[]; unreached: string[] };
  transitions: { name: string; times: number; reason?: string }[];
  /** Null if the explorer did not validate responses. */
  answers: AnswerCoverage | null;
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
  /** The time limit of the run in milliseconds. Absent if the run had no time limit. */
  timeLimit?: number;
  requests: number;
  walks: number;
  steps: number;
  repeatedSteps: number;
  target: { name: string; file: string | null; baseUrls: string[] };
  conclusion: 'no findings' | 'findings' | 'void';
  voidReason: string | null;
  exitCode: 0 | 1 | 3;
  findings: ExploreFinding[];
  flaky: ExploreFinding[];
  endedEarly: Record<string, number>;
  coverage: CoverageRecord;
  slowdown: Slowdown | null;
  cleanup: Cleanup;
}
