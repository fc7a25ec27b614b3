import { preventsCertificate } from '../case/outcome.ts';
import type { Deviation } from '../target/types.ts';
import { counts, decidersOf, worst } from './judge.ts';
import type { CaseRecord, RunRecord } from './run-record.ts';

/** Whether the run shows the failure that an entry declares. A `passed` entry is no longer needed. */
export type FailureStanding = 'fails' | 'passed' | 'expired' | 'not judged';

export function failureStandingOf({ requirement, until }: Deviation, record: RunRecord): FailureStanding {
  const outcome = worst(decidingCases(requirement, record).map((each) => each.outcome));
  if (outcome !== 'untested' && outcome !== 'warned' && !preventsCertificate(outcome)) return 'passed';
  if (until < record.startedAt.slice(0, 10)) return 'expired';
  return outcome === 'untested' ? 'not judged' : 'fails';
}

/** The entries that fail the run, because they have expired or are no longer needed. */
export function staleEntries(record: RunRecord): Deviation[] {
  return (record.knownFailures ?? []).filter((each) => ['passed', 'expired'].includes(failureStandingOf(each, record)));
}

/** The required requirements that prevent the certificate and that no entry lists. */
export function unknownFailures(record: RunRecord): string[] {
  const { requirements, classes, knownFailures = [] } = record;
  const deciding = classes.filter(({ verdict }) => decidersOf(record).includes(verdict)).map((each) => each.class);
  return requirements
    .filter((row) => row.level === 'required' && deciding.includes(row.class))
    .filter(({ id }) => !knownFailures.some(({ requirement }) => requirement === id))
    .map(({ id }) => id)
    .filter((id) => decidingCases(id, record).some(({ outcome }) => preventsCertificate(outcome)));
}

/** The exit code of the command. The conclusion and `exitCode` of the record never depend on known failures. */
export function exitCodeOf(record: RunRecord): RunRecord['exitCode'] {
  const { knownFailures, conclusion, selected, exitCode } = record;
  if (knownFailures === undefined || conclusion === 'void') return exitCode;
  if (staleEntries(record).length > 0) return 1;
  return selected ? exitCode : unknownFailures(record).length === 0 ? 0 : 1;
}

function decidingCases(requirement: string, record: RunRecord): CaseRecord[] {
  const deciding = decidersOf(record);
  return record.cases.filter((each) => each.requirement === requirement && counts(deciding, each.verdict));
}
