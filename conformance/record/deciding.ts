import { type VerdictName, verdicts } from '../canonical/verdicts.ts';
import type { Target } from '../target/types.ts';
import type { RunRecord } from './run-record.ts';

/**
 * The deciding verdicts: the requested ones, otherwise those that the target claims, otherwise the stated one.
 * If the run judges none of these, the judged verdicts decide.
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

/** The deciding verdicts of a record. In records of older versions every judged verdict decided. */
export function decidersOf({ deciding, classes }: Pick<RunRecord, 'deciding' | 'classes'>): readonly VerdictName[] {
  return deciding ?? [...new Set(classes.map(({ verdict }) => verdict))];
}

/** Whether a case of this verdict counts for the conclusion. The published verdict includes the stated cases. */
export function counts(deciding: readonly VerdictName[], verdict: VerdictName): boolean {
  return verdict === 'stated' || deciding.includes('published');
}
