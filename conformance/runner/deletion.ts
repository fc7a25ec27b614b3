import type { LedgerEntry } from './ledger.ts';
import type { Session } from './session.ts';

type Made = Pick<LedgerEntry, 'operation'> & { id: string };

/**
 * Asks for the deletion of what a run made; gives the id of its job where there is one to wait for. Throws where it is
 * refused although the object is still there.
 */
export async function startRemoval(session: Session, made: Made): Promise<string | null> {
  const { id, operation } = made;
  const reply = await (operation === 'createDepartment'
    ? session.call('deleteDepartment', { id }, 'admin', [])
    : session.call('deleteDocument', { documentId: id }, 'admin', []));
  if (reply.ok) return 'jobId' in reply.values ? (reply.values.jobId ?? null) : null;
  if (await isGone(session, made)) return null;
  throw new Error(`its deletion was refused with ${reply.status}`);
}

/** What says nothing of an object: who asks, or how often, is what is refused. */
const unsaid = [401, 403, 408, 429];

/** How a target refuses what is not there is its own affair; what can't be read any more is gone. */
export async function isGone(session: Session, { operation, id }: Made): Promise<boolean> {
  const { status } = await (operation === 'createDepartment'
    ? session.call('readDepartment', { id }, 'admin', [])
    : session.call('readDocument', { documentId: id }, 'admin', []));
  return status >= 400 && status < 500 && !unsaid.includes(status);
}
