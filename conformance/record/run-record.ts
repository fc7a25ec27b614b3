import type { VerdictName } from '../canonical/verdicts.ts';
import type { Exchange } from '../case/exchange.ts';
import type { Outcome } from '../case/outcome.ts';
import type { Cleanup } from '../clean-up/sweep.ts';
import type { Slowdown } from '../session/load.ts';
import type { Redirect } from '../session/redirects.ts';
import type { Deviation } from '../target/types.ts';

export interface CaseRecord {
  id: string;
  requirement: string;
  title: string;
  verdict: VerdictName;
  operations: readonly string[];
  outcome: Outcome;
  /** The reason why the test case did not pass, in one sentence. Null if the test case passed. */
  reason: string | null;
  expected: unknown;
  actual: unknown;
  /** True if the test case has no result because the target was too slow or too busy. */
  tooSlow?: true;
  /** The failed test case or operation that prevented this test case from running. Null if there was none. */
  blockedBy: string | null;
  exchanges: Exchange[];
  /** The number of omitted requests. Reports omit requests in the middle of a long test case. */
  leftOut?: number;
  /**
   * `exchanges[decisive]` contains the response that decided the outcome.
   * `decisive` is null if no single response decided the outcome of the test case.
   */
  decisive: number | null;
  /** A Node program that repeats the requests of a failed test case. The program contains no secrets. */
  script?: string;
  milliseconds: number;
}

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
 * One verdict of a run: the API interface, the kind of verdict, and whether the interface is certified.
 * An interface is certified if all its required test cases ran and no outcome prevents certification.
 * Requirements that are not applicable or not observable do not prevent a certificate.
 */
export interface ClassRecord {
  class: string;
  verdict: VerdictName;
  certified: boolean;
  required: number;
  passed: number;
  counts: Record<Outcome, number>;
}

/** One part of a run that is split among several machines. The first part has the `index` 1. */
export interface Shard {
  index: number;
  of: number;
}

/** The number of selected test cases, and the number of test cases of the complete run. */
export interface Selection {
  cases: number;
  of: number;
}

/** Whether the target follows one design decision of the API contract. The result never affects a verdict. */
export interface DecisionRecord {
  decision: string;
  subject: string;
  standing: 'agrees' | 'differs' | 'not observed';
  /**
   * The observations that led to the result. Each sentence describes one response or the result of one test case.
   * If the result is `differs`, `evidence` describes only the differences from the design decision.
   */
  evidence: string[];
}

/** The complete result of a run, from which reports in all formats are generated. */
export interface RunRecord {
  schema: 'contract-platform-kit/run/v1';
  runId: string;
  /**
   * The position of this part in a split run, and the total number of parts. Null in the report of a complete run.
   * A single part of a split run is never certified.
   */
  shard: Shard | null;
  /** The number of test cases that options such as `--only` selected. Absent if all test cases were selected. */
  selected?: Selection;
  startedAt: string;
  milliseconds: number;
  kit: { version: string; contractDigest: string; suiteDigest: string };
  target: { name: string; description: string | null; baseUrls: Record<string, string>; file: string | null };
  /**
   * The overall result of the run. If the result is `void` (invalid), `voidReason` contains the reason.
   * A run is `void` if its test cases allow no conclusion about the target, for example after an interruption.
   */
  conclusion: 'certified' | 'not certified' | 'void';
  voidReason: string | null;
  exitCode: 0 | 1 | 3;
  /** The kinds of verdicts that determine the overall result of the run: `stated`, `published` or both. */
  deciding?: readonly VerdictName[];
  requests: number;
  /** The redirects of file downloads. Absent if no download was redirected. */
  redirects?: Redirect[];
  /** Describes how slow the target was, and how the run reacted. Absent if the target was fast enough. */
  slowdown?: Slowdown | undefined;
  classes: ClassRecord[];
  requirements: RequirementRecord[];
  cases: CaseRecord[];
  /**
   * The failed test cases and setup steps that are the likely root causes of all failures.
   * The list starts with the most likely root cause, followed by the causes that blocked the most test cases.
   */
  rootCauses: { case: string; blocked: string[] }[];
  /** The deviations that the target file declares. A declared deviation never changes a verdict. */
  deviations: Deviation[];
  /** The failures that the option `--known-failures` lists. A known failure never changes a verdict. */
  knownFailures?: readonly Deviation[];
  cleanup: Cleanup;
  /**
   * The results for the design decisions (D-…) of the API contract. Absent if the run did not test the API contract.
   */
  decisions?: DecisionRecord[];
}
