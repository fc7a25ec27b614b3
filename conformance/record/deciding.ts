import { type VerdictName, verdicts } from '../canonical/verdicts.ts';
import type { Target } from '../target/types.ts';
import type { RunRecord } from './run-record.ts';

/**
 * Returns the kinds of verdicts that determine the overall result of a run: `stated`, `published` or both.
 * The caller's list `asked` overrides the list `claims.verdicts` in the target file.
 * If neither the caller nor the target file selects verdicts, only `stated` verdicts determine the overall result.
 * If the run judged none of the selected kinds of verdicts, returns all kinds that the run judged.
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

/**
 * Returns the kinds of verdicts that determine the overall result in a report: `stated`, `published` or both.
 * If a report lacks the property `deciding`, returns all kinds of verdicts in the report.
 */
export function decidersOf({ deciding, classes }: Pick<RunRecord, 'deciding' | 'classes'>): readonly VerdictName[] {
  return deciding ?? [...new Set(classes.map(({ verdict }) => verdict))];
}

/** Returns whether failed test cases with the given `verdict` affect the overall result of the run. */
export function counts(deciding: readonly VerdictName[], verdict: VerdictName): boolean {
  return verdict === 'stated' || deciding.includes('published');
}
