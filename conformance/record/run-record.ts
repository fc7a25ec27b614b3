import type { VerdictName } from '../canonical/verdicts.ts';
import type { Exchange } from '../case/exchange.ts';
import type { Outcome } from '../case/outcome.ts';
import type { Cleanup } from '../clean-up/sweep.ts';
import type { Slowdown } from '../session/load.ts';
import type { Redirect } from '../session/redirects.ts';
import type { Deviation } from '../target/types.ts';

/** What a case left behind. */
export interface CaseRecord {
  id: string;
  requirement: string;
  title: string;
  verdict: VerdictName;
  operations: readonly string[];
  outcome: Outcome;
  /** One sentence: why it did not pass. */
  reason: string | null;
  expected: unknown;
  actual: unknown;
  /** The target was too slow or too busy to judge the case: no evidence for or against it. */
  tooSlow?: true;
  /** The case or setup step that stood in the way, for `blocked`. */
  blockedBy: string | null;
  exchanges: Exchange[];
  /** How many exchanges in the middle of very many are not kept. */
  leftOut?: number;
  /** The exchange that decided, as its position in `exchanges`. */
  decisive: number | null;
  /** A shell script without secrets that repeats the case up to the deciding exchange; only of a failed case. */
  script?: string;
  milliseconds: number;
}

/** A requirement as a report shows it. */
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
 * One class of requirements under one verdict. Certified when all its required cases passed, apart from those that the
 * target file declares, and none is missing.
 */
export interface ClassRecord {
  class: string;
  verdict: VerdictName;
  certified: boolean;
  required: number;
  passed: number;
  counts: Record<Outcome, number>;
}

/** A part of the suite, so that several machines share a run: `index` counts from 1. */
export interface Shard {
  index: number;
  of: number;
}

/** How far the target resembles the published contract in one assumed decision. It never affects a verdict. */
export interface DecisionRecord {
  decision: string;
  subject: string;
  standing: 'agrees' | 'differs' | 'not observed';
  /** Sentences: what differs or, where nothing does, what agrees. */
  evidence: string[];
}

/** A whole run: the one source of every report. */
export interface RunRecord {
  schema: 'contract-platform-kit/run/v1';
  runId: string;
  /** The part that the run is; null where it is the whole. A part certifies nothing. */
  shard: Shard | null;
  startedAt: string;
  milliseconds: number;
  kit: { version: string; contractDigest: string; suiteDigest: string };
  target: { name: string; description: string | null; baseUrls: Record<string, string>; file: string | null };
  /**
   * `void` when the run itself broke, nothing was executed, the canary did not fail, or the target was too slow and
   * nothing else prevents a certificate; with the reason.
   */
  conclusion: 'certified' | 'not certified' | 'void';
  voidReason: string | null;
  exitCode: 0 | 1 | 3;
  /** The verdicts that decide the conclusion; the others are only shown. Absent where each judged verdict decides. */
  deciding?: readonly VerdictName[];
  requests: number;
  /** Absent where no download was redirected. */
  redirects?: Redirect[];
  /** Absent where the target was fast enough. */
  slowdown?: Slowdown | undefined;
  classes: ClassRecord[];
  requirements: RequirementRecord[];
  cases: CaseRecord[];
  /** The most likely cause of all failures first, also where it blocks no case; then what blocks others, most blocking first. */
  rootCauses: { case: string; blocked: string[] }[];
  /** As the target file declares them: told beside the verdict, which they never change. */
  deviations: Deviation[];
  cleanup: Cleanup;
  /** Absent where the run did not judge the published verdict. */
  decisions?: DecisionRecord[];
}
