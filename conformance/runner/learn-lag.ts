import type { Case } from '../case/case.ts';
import { newTop } from '../cases/departments/steps.ts';
import { poll } from '../session/polling.ts';
import { createApi, type RunParts } from './create-api.ts';
import { obstacleTo } from './run-case.ts';

const probe: Case = {
  id: 'lag',
  requirement: 'lag',
  title: 'The time between the end of a job and its effect',
  verdict: 'stated',
  operations: ['createDepartment', 'deleteDepartment', 'readJob', 'readDepartment'],
  run: async () => undefined,
};

/** The longest lag that the suite learns, in milliseconds. */
const longest = 2_000;

/**
 * Measures how long after the end of its job a deletion takes effect, because the service description does not say that
 * a job ends after its effects are visible. The run then waits this long after each job. A target file with
 * `pace.settle` needs no measurement.
 */
export async function learnLag(
  parts: RunParts,
  planned: readonly Pick<Case, 'operations' | 'readOnly'>[],
): Promise<void> {
  const hasJobs = planned.some(({ operations, readOnly }) => !readOnly && operations.includes('readJob'));
  if (!hasJobs || parts.pace.settle !== undefined || obstacleTo(probe, parts.target)) return;
  const api = createApi(parts, probe, []);
  try {
    const id = await newTop(api);
    const { values } = await api.call('deleteDepartment', { id });
    if (!values.jobId || (await api.outcome(values.jobId)).state !== 'succeeded') return;
    const isGone = async () => !(await api.call('readDepartment', { id })).ok || undefined;
    if (await isGone()) return noteRemoved(parts, id);
    const start = parts.now();
    const gone = await poll(parts, longest, () => Math.min(parts.pace.pollInterval, longest / 10), isGone);
    if (!gone) return;
    parts.patience.lag = 2 * (parts.now() - start) + parts.pace.pollInterval;
    noteRemoved(parts, id);
  } catch {
    // A test case reports the fault.
  }
}

function noteRemoved({ ledger }: RunParts, department: string): void {
  for (const entry of ledger.entries) if (entry.id === department) ledger.markRemoved(entry);
}
