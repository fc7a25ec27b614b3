import type { Pace } from '../target/types.ts';
import type { LedgerEntry, Making } from './ledger.ts';
import type { RunRecord } from './model.ts';
import { inParallel, type Sleep } from './pacer.ts';
import type { Patience } from './patience.ts';
import type { Session } from './session.ts';

/** How fast clean-up may go, and how long it waits. */
export interface Waiting {
  pace: Pace;
  patience: Patience;
  sleep: Sleep;
}

/** Removes what the ledger has, the last first, and nothing else. What stays is told with the reason. */
export async function cleanUp(
  session: Session,
  entries: readonly LedgerEntry[],
  waiting: Waiting,
): Promise<RunRecord['cleanup']> {
  const made = entries.filter((entry) => entry.id !== null);
  const left: RunRecord['cleanup']['left'] = [];
  await inParallel(made, waiting.pace.concurrency, async ({ operation, id }) => {
    const reason = await remove(session, operation, id ?? '', waiting);
    if (reason !== null) left.push({ operation, id: id ?? '', reason });
  });
  return { created: made.length, removed: made.length - left.length, left };
}

/** Null when the object is gone, or was already. */
async function remove(session: Session, operation: Making, id: string, waiting: Waiting): Promise<string | null> {
  try {
    const reply = await (operation === 'createDepartment'
      ? session.call('deleteDepartment', { id }, 'admin', [])
      : session.call('deleteDocument', { documentId: id }, 'admin', []));
    if (!reply.ok)
      return (await isGone(session, operation, id)) ? null : `its deletion was refused with ${reply.status}`;
    return 'jobId' in reply.values && reply.values.jobId ? await ended(session, reply.values.jobId, waiting) : null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** How a target refuses what is not there is its own affair; what can't be read any more is gone. */
async function isGone(session: Session, operation: Making, id: string): Promise<boolean> {
  const { status } = await (operation === 'createDepartment'
    ? session.call('readDepartment', { id }, 'admin', [])
    : session.call('readDocument', { documentId: id }, 'admin', []));
  return status >= 400 && status < 500;
}

async function ended(session: Session, jobId: string, { pace, patience, sleep }: Waiting): Promise<string | null> {
  for (let waited = 0; waited <= patience.left; waited += pace.pollInterval) {
    const job = await session.call('readJob', { jobId }, 'admin', []);
    if (job.values.state === 'succeeded') return null;
    if (job.values.state === 'failed') return 'the job of its deletion failed';
    await sleep(pace.pollInterval);
  }
  return `of its deletion ${patience.missed(jobId)}`;
}
