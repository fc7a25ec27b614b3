import { type VerdictName, verdicts } from '../canonical/verdicts.ts';
import type { Target } from '../target/types.ts';
import type { RunRecord } from './run-record.ts';

/**
 * Returns the kinds of verdicts that determine the overall result of a run: `stated`, `published` or both.
 * The default for `asked` is the list `claims.verdicts` in the target file.
 * If the target file lists no verdicts, the default is `stated`.
 * If the run determined none of the requested verdicts, returns all verdicts that the run determined.
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

/** Returns the kinds of verdicts that determine the overall result of a report. Also supports old reports. */
export function decidersOf({ deciding, classes }: Pick<RunRecord, 'deciding' | 'classes'>): readonly VerdictName[] {
  return deciding ?? [...new Set(classes.map(({ verdict }) => verdict))];
}

/**
 * Returns whether test cases with the given `verdict` affect the overall result of the run.
 * Test cases with the verdict `stated` affect the overall result of every run.
 */
export function counts(deciding: readonly VerdictName[], verdict: VerdictName): boolean {
  return verdict === 'stated' || deciding.includes('published');
}
