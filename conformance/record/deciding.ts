import { type VerdictName, verdicts } from '../canonical/verdicts.ts';
import type { Target } from '../target/types.ts';
import type { RunRecord } from './run-record.ts';

/**
 * Returns the verdicts (`stated` or `published`) that determine the overall result of a run.
 * If the parameter `asked` is absent, uses the verdicts that the target file lists in `claims.verdicts`.
 * If the target file lists no verdicts, uses only the verdict `stated`.
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

/** Returns the verdicts that determine the overall result. If an old report names no verdict, returns all verdicts. */
export function decidersOf({ deciding, classes }: Pick<RunRecord, 'deciding' | 'classes'>): readonly VerdictName[] {
  return deciding ?? [...new Set(classes.map(({ verdict }) => verdict))];
}

/**
 * Returns whether test cases of the given verdict can change the overall result.
 * A test case whose verdict is `stated` can always change the overall result.
 */
export function counts(deciding: readonly VerdictName[], verdict: VerdictName): boolean {
  return verdict === 'stated' || deciding.includes('published');
}
