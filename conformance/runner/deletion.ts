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
export async function isGone(session: Session, made: Made): Promise<boolean> {
  const { status } = await read(session, made);
  if (status === 403) return forbidsWhatIsNotThere(session, made);
  return status >= 400 && status < 500 && !unsaid.includes(status);
}

function read(session: Session, { operation, id }: Made) {
  return operation === 'createDepartment'
    ? session.call('readDepartment', { id }, 'admin', [])
    : session.call('readDocument', { documentId: id }, 'admin', []);
}

const forbidding = new WeakMap<Session, Map<string, Promise<boolean>>>();

/** Whether a target answers 403 for what is not there, seen once by an id of nothing; the caller must be one who may ask. */
function forbidsWhatIsNotThere(session: Session, made: Made): Promise<boolean> {
  const seen = forbidding.get(session) ?? new Map<string, Promise<boolean>>();
  forbidding.set(session, seen);
  const known = seen.get(made.operation) ?? lookForNothing(session, made);
  seen.set(made.operation, known);
  return known;
}

async function lookForNothing(session: Session, made: Made): Promise<boolean> {
  const { status } = await read(session, { ...made, id: likeButNot(made.id) });
  if (status !== 403) return false;
  const { ok } = await (made.operation === 'createDepartment'
    ? session.call('listDepartments', {}, 'admin', [])
    : session.call('listDocuments', {}, 'admin', []));
  return ok;
}

/** An id of the same form that nothing has. */
function likeButNot(id: string): string {
  if (/^\d+$/.test(id)) return `9${id}99999`;
  return id.replace(/[0-9a-z](?=[^0-9a-z]*$)/i, (last) =>
    last === 'a' ? 'b' : /\d/.test(last) ? `${9 - Number(last)}` : 'a',
  );
}
