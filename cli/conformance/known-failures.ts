import { exitCodeOf, staleEntries, unknownFailures } from '../../conformance/record/known-failures.ts';
import type { RunRecord } from '../../conformance/record/run-record.ts';

/** Sentences about the effect of the known failures on the exit code. Undefined if the command has no such file. */
export function effectOf(record: RunRecord): string | undefined {
  if (record.knownFailures === undefined || record.conclusion === 'void') return undefined;
  const unknown = unknownFailures(record);
  const stale = staleEntries(record).map(({ requirement }) => requirement);
  const told = [
    ...(unknown.length > 0 ? [`Not in the file of known failures: ${unknown.join(', ')}.`] : []),
    ...(stale.length > 0 ? [`Expired or no longer needed in the file of known failures: ${stale.join(', ')}.`] : []),
  ];
  if (told.length > 0) return told.join(' ');
  const isExcused = record.exitCode === 1 && exitCodeOf(record) === 0;
  return isExcused ? 'Only known failures: the exit code is 0, but there is no certificate.' : undefined;
}
