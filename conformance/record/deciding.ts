import { type VerdictName, verdicts } from '../canonical/verdicts.ts';
import type { Target } from '../target/types.ts';
import type { RunRecord } from './run-record.ts';

export function decidingVerdicts(
  { claims }: Target,
  judged: readonly VerdictName[],
  asked?: readonly VerdictName[],
): VerdictName[] {
  const wanted = asked ?? claims?.verdicts ?? ['stated'];
  const deciding = verdicts.filter((name) => wanted.includes(name) && judged.includes(name));
  return deciding.length > 0 ? deciding : [...judged];
}

export function decidersOf({ deciding, classes }: Pick<RunRecord, 'deciding' | 'classes'>): readonly VerdictName[] {
  return deciding ?? [...new Set(classes.map(({ verdict }) => verdict))];
}

export function counts(deciding: readonly VerdictName[], verdict: VerdictName): boolean {
  return verdict === 'stated' || deciding.includes('published');
}
