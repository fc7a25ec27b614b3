import type { Session } from '../session/session.ts';
import { type Creation, kindOf } from './creations.ts';

interface Created {
  operation: Creation;
  id: string;
}

/** Throws if the target refuses the deletion and still shows the object. */
export async function startRemoval(session: Session, created: Created): Promise<string | null> {
  const { reply, jobId = null } = await kindOf(created.operation).remove(session, created.id);
  if (reply.ok) return jobId;
  if (await isGone(session, created)) return null;
  throw new Error(`its deletion was refused with ${reply.status}`);
}

const independent = [401, 403, 408, 429];

/** Targets use different 4xx statuses for unknown ids, so most 4xx statuses count as proof of the deletion. */
export async function isGone(session: Session, created: Created): Promise<boolean> {
  const { status } = await kindOf(created.operation).read(session, created.id);
  if (status === 403) return forbidsUnknownIds(session, created);
  return status >= 400 && status < 500 && !independent.includes(status);
}

const forbidding = new WeakMap<Session, Map<string, Promise<boolean>>>();

function forbidsUnknownIds(session: Session, created: Created): Promise<boolean> {
  const known = forbidding.get(session) ?? new Map<string, Promise<boolean>>();
  forbidding.set(session, known);
  const { name } = kindOf(created.operation);
  const found = known.get(name) ?? readUnknownId(session, created);
  known.set(name, found);
  return found;
}

async function readUnknownId(session: Session, { operation, id }: Created): Promise<boolean> {
  const kind = kindOf(operation);
  const { status } = await kind.read(session, inventedId(id));
  return status === 403 && (await kind.list(session, null)).ok;
}

function inventedId(id: string): string {
  if (/^\d+$/.test(id)) return `9${id}99999`;
  return id.replace(/[0-9a-z](?=[^0-9a-z]*$)/i, (last) =>
    last === 'a' ? 'b' : /\d/.test(last) ? `${9 - Number(last)}` : 'a',
  );
}
