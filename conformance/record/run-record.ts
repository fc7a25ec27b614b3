import type { VerdictName } from '../canonical/verdicts.ts';
import type { Exchange } from '../case/exchange.ts';
import type { Outcome } from '../case/outcome.ts';
import type { Cleanup } from '../clean-up/sweep.ts';
import type { Slowdown } from '../session/load.ts';
import type { Redirect } from '../session/redirects.ts';
import type { Deviation } from '../target/types.ts';

/** The result of one case. */
export interface CaseRecord {
  id: string;
  requirement: string;
  title: string;
  verdict: VerdictName;
  operations: readonly string[];
  outcome: Outcome;
  /** One sentence: the reason why it did not pass. */
  reason: string | null;
  expected: unknown;
  actual: unknown;
  /** The target was too slow or busy to judge the case. This is no evidence for or against it. */
  tooSlow?: true;
  /** The failed case or setup step that blocked this one. */
  blockedBy: string | null;
  exchanges: Exchange[];
  /** The number of exchanges left out in the middle of a long case. */
  leftOut?: number;
  /** The index of the deciding exchange in `exchanges`. */
  decisive: number | null;
  /** A shell script without secrets that repeats a failed case up to the deciding exchange. */
  script?: string;
  milliseconds: number;
}

/** A requirement as shown in reports. */
export interface RequirementRecord {
  id: string;
  interface: string;
  class: string;
  statement: string;
  basis: 'stated' | 'assumed';
  section: string;
  claims: readonly string[];
  level: 'required' | 'recommended' | 'informative';
  operations: readonly string[];
  untestable: string | null;
  cases: readonly string[];
  outcome: Outcome;
}

/**
 * One class of requirements with one verdict. Certified if all required cases passed, except those that the target file
 * declares, and none is missing.
 */
export interface ClassRecord {
  class: string;
  verdict: VerdictName;
  certified: boolean;
  required: number;
  passed: number;
  counts: Record<Outcome, number>;
}

/** A part of the suite, to divide a run among machines. `index` starts at 1. */
export interface Shard {
  index: number;
  of: number;
}

/** How far the target resembles the published contract in one assumed decision. It never affects a verdict. */
export interface DecisionRecord {
  decision: string;
  subject: string;
  standing: 'agrees' | 'differs' | 'not observed';
  /** Sentences about the differences or, without differences, the agreements. */
  evidence: string[];
}

/** A whole run, from which every report is generated. */
export interface RunRecord {
  schema: 'contract-platform-kit/run/v1';
  runId: string;
  /** The part of the suite, or null for the whole. A part certifies nothing. */
  shard: Shard | null;
  startedAt: string;
  milliseconds: number;
  kit: { version: string; contractDigest: string; suiteDigest: string };
  target: { name: string; description: string | null; baseUrls: Record<string, string>; file: string | null };
  /**
   * `void` if the run itself failed, nothing ran, the canary did not fail, or the target was too slow and nothing else
   * prevents certification; with the reason.
   */
  conclusion: 'certified' | 'not certified' | 'void';
  voidReason: string | null;
  exitCode: 0 | 1 | 3;
  /** The deciding verdicts; others are only shown. Absent if every judged verdict decides. */
  deciding?: readonly VerdictName[];
  requests: number;
  /** Absent if no download was redirected. */
  redirects?: Redirect[];
  /** Absent if the target was fast enough. */
  slowdown?: Slowdown | undefined;
  classes: ClassRecord[];
  requirements: RequirementRecord[];
  cases: CaseRecord[];
  /** The most likely cause of all failures first, even if it blocks no case; then those that block most. */
  rootCauses: { case: string; blocked: string[] }[];
  /** The deviations in the target file. They are shown and never change the verdict. */
  deviations: Deviation[];
  cleanup: Cleanup;
  /** Absent if the run did not judge the published verdict. */
  decisions?: DecisionRecord[];
}
