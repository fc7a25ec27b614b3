import type { VerdictName } from '../canonical/verdicts.ts';
import type { Exchange } from '../case/exchange.ts';
import type { Outcome } from '../case/outcome.ts';
import type { Cleanup } from '../clean-up/sweep.ts';
import type { Slowdown } from '../session/load.ts';
import type { Redirect } from '../session/redirects.ts';
import type { Deviation } from '../target/types.ts';

/** The result of one test case. */
export interface CaseRecord {
  id: string;
  requirement: string;
  title: string;
  verdict: VerdictName;
  operations: readonly string[];
  outcome: Outcome;
  /** One sentence with the reason why the test case did not pass, or null if the test case passed. */
  reason: string | null;
  expected: unknown;
  actual: unknown;
  /**
   * True if the target was too slow or busy to judge the test case.
   * A slow target is no evidence for or against conformance.
   */
  tooSlow?: true;
  /** The failed test case or setup step that blocked this test case, or null. */
  blockedBy: string | null;
  exchanges: Exchange[];
  /** The number of HTTP exchanges that are left out in the middle of `exchanges`, which has a maximum length. */
  leftOut?: number;
  /** The index in `exchanges` of the exchange that decided the outcome, or null if several exchanges decided it. */
  decisive: number | null;
  /** A shell script without secrets that repeats a failed test case up to the deciding HTTP exchange. */
  script?: string;
  milliseconds: number;
}

/** A requirement as reports show it. */
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
 * The result of one conformance class with one verdict.
 * A class is certified if all its required test cases ran and no outcome prevents a certificate.
 * A requirement that the target file declares as not applicable or not observable does not prevent a certificate.
 */
export interface ClassRecord {
  class: string;
  verdict: VerdictName;
  certified: boolean;
  required: number;
  passed: number;
  counts: Record<Outcome, number>;
}

/** One part of the conformance suite, to divide a run among several machines. `index` starts at 1. */
export interface Shard {
  index: number;
  of: number;
}

/**
 * Says whether the target follows one design decision of the contract, for which the service description is silent.
 * Whether the target follows the contract's design decisions never affects a verdict.
 */
export interface DecisionRecord {
  decision: string;
  subject: string;
  standing: 'agrees' | 'differs' | 'not observed';
  /** Sentences about the differences from the published contract. Without differences, sentences about agreements. */
  evidence: string[];
}

/** The record of a complete run. All reports are generated from this record. */
export interface RunRecord {
  schema: 'contract-platform-kit/run/v1';
  runId: string;
  /** The part of the suite that ran, or null for the complete suite. A part certifies nothing. */
  shard: Shard | null;
  startedAt: string;
  milliseconds: number;
  kit: { version: string; contractDigest: string; suiteDigest: string };
  target: { name: string; description: string | null; baseUrls: Record<string, string>; file: string | null };
  /**
   * The overall result is `void` if the run itself failed, nothing ran, or the test case that must fail passed.
   * The overall result is also `void` if the slowness of the target is the only reason against a certificate.
   * The field `voidReason` has the reason for an invalid (void) run.
   */
  conclusion: 'certified' | 'not certified' | 'void';
  voidReason: string | null;
  exitCode: 0 | 1 | 3;
  /** The verdicts that determine the overall result of the run. Absent if all verdicts determine the result. */
  deciding?: readonly VerdictName[];
  requests: number;
  /** The redirects of downloads. Absent if the target redirected no download. */
  redirects?: Redirect[];
  /** Data about slow responses and the reaction of the run. Absent if the target was fast enough. */
  slowdown?: Slowdown | undefined;
  classes: ClassRecord[];
  requirements: RequirementRecord[];
  cases: CaseRecord[];
  /**
   * The failed test cases and setup steps that are likely causes of other failures.
   * The first root cause is the most likely cause of all failures, even if it blocks no test case.
   * All further root causes are sorted by the number of test cases that they block, largest first.
   */
  rootCauses: { case: string; blocked: string[] }[];
  /** The deviations that the target file declares. Reports show deviations, but deviations never change a verdict. */
  deviations: Deviation[];
  cleanup: Cleanup;
  /** The results for the contract's design decisions. Absent if the run did not check the published contract. */
  decisions?: DecisionRecord[];
}
