import { type VerdictName, verdicts } from '../canonical/verdicts.ts';
import type { Target } from '../target/types.ts';
import type { RunRecord } from './run-record.ts';

/**
 * Returns the verdicts that decide the conclusion of a run.
 * The requested verdicts decide, or else the verdicts that the target claims, or else the verdict `stated`.
 * If the run judges none of these deciding verdicts, all judged verdicts decide.
 */
export function decidingVerdicts(
  { claims }: Target,
  judged: readonly VerdictName[],
  asked?: readonly VerdictName[],
): VerdictName[] {
  const wanted = asked ?? claims?.verdicts ?? ['stated'];
  const deciding = verdicts.filter((name) => wanted.includes(name) && judged.includes(name));
  return deciding.length > 0 ? deciding : [...judged];
}

/** Returns the deciding verdicts of a record. In records of older versions, all judged verdicts decide. */
export function decidersOf({ deciding, classes }: Pick<RunRecord, 'deciding' | 'classes'>): readonly VerdictName[] {
  return deciding ?? [...new Set(classes.map(({ verdict }) => verdict))];
}

/**
 * Returns whether a test case of this verdict counts for the conclusion of the run.
 * The verdict `published` includes the test cases of the verdict `stated`.
 */
export function counts(deciding: readonly VerdictName[], verdict: VerdictName): boolean {
  return verdict === 'stated' || deciding.includes('published');
}
