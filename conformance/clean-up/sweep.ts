import { NoAnswer } from '../case/failure.ts';
import type { Connection } from '../session/create-session.ts';
import { isPastTheEnd, itemsOf, pagesOf } from '../session/pages.ts';
import { jobEnd } from '../session/polling.ts';
import type { Session } from '../session/session.ts';
import { inParallel } from '../session/time.ts';
import { type Creation, kindOfCreation, objectId } from './creations.ts';
import type { LedgerEntry } from './ledger.ts';

interface Removable {
  operation: Creation;
  id: string;
}

/** Throws if the target refuses the deletion and still shows the object. */
export async function startRemoval(session: Session, created: Removable): Promise<string | null> {
  const { reply, jobId = null } = await kindOfCreation(created.operation).remove(session, created.id);
  if (reply.ok) return jobId;
  if (await isGone(session, created)) return null;
  throw new Error(`its deletion was refused with ${reply.status}`);
}

const independent = [401, 403, 408, 429];

/** Targets use different 4xx statuses for unknown ids, so most 4xx statuses count as proof of the deletion. */
export async function isGone(session: Session, created: Removable): Promise<boolean> {
  const { status } = await kindOfCreation(created.operation).read(session, created.id);
  if (status === 403) return forbidsUnknownIds(session, created);
  return status >= 400 && status < 500 && !independent.includes(status);
}

const forbidding = new WeakMap<Session, Map<string, Promise<boolean>>>();

function forbidsUnknownIds(session: Session, created: Removable): Promise<boolean> {
  const known = forbidding.get(session) ?? new Map<string, Promise<boolean>>();
  forbidding.set(session, known);
  const { name } = kindOfCreation(created.operation);
  const found = known.get(name) ?? readUnknownId(session, created);
  known.set(name, found);
  return found;
}

async function readUnknownId(session: Session, { operation, id }: Removable): Promise<boolean> {
  const kind = kindOfCreation(operation);
  const { status } = await kind.read(session, inventedId(id));
  return status === 403 && (await kind.list(session, null)).ok;
}

function inventedId(id: string): string {
  if (/^\d+$/.test(id)) return `9${id}99999`;
  return id.replace(/[0-9a-z](?=[^0-9a-z]*$)/i, (last) =>
    last === 'a' ? 'b' : /\d/.test(last) ? `${9 - Number(last)}` : 'a',
  );
}

export interface Cleanup {
  created: number;
  removed: number;
  left: { operation: string; id: string; reason: string }[];
  staying?: { operation: string; id: string; name: string }[];
}

type Created = LedgerEntry & { id: string };

interface Swept extends Cleanup {
  /** True if the target no longer responds. */
  isSilent: boolean;
}

const vainAttempts = 3;
const worthAList = 5;
const mostPages = 3;
const enoughSilence = 3;

/**
 * Deletes the objects that the clean-up file lists. The result contains a reason for each object that remains.
 *
 * Deletes the top departments first, because most targets delete a department together with its descendants.
 * Deletes lower-level departments only if the target did not delete them together with their parents. Reads only the
 * first and the last of them, those of each top department that remains, and all of them if the target still has one.
 */
export async function sweepEntries(connection: Connection, entries: readonly LedgerEntry[]): Promise<Swept> {
  const created = entries.filter((entry): entry is Created => entry.id !== null);
  const sweep = new Sweep(connection);
  const ids = new Set(created.map(({ id }) => id));
  const { top = [], below = [] } = Object.groupBy(created, ({ parent }) =>
    parent !== null && ids.has(parent) ? 'below' : 'top',
  );
  await sweep.remove(top);
  const parents = new Map(created.map(({ id, parent }) => [id, parent]));
  const groups = [...Map.groupBy(below, (entry) => topOf(entry.id, parents))];
  const remaining = new Set([...sweep.left.keys()].map(({ id }) => id));
  const samples = [below, ...groups.filter(([id]) => remaining.has(id)).map(([, group]) => group)];
  const there = await sweep.stillThere([
    ...new Set(samples.flatMap((group) => [...group.slice(0, 1), ...group.slice(-1)])),
  ]);
  const isKept = there.some(({ id }) => !remaining.has(topOf(id, parents)));
  const unfinished = groups.filter(([, group]) => isKept || group.some((entry) => there.includes(entry)));
  await sweep.remove(await sweep.stillThere(unfinished.flatMap(([, group]) => group)));
  const left = [...sweep.left].map(([{ operation, id }, reason]) => ({ operation, id, reason }));
  return {
    created: created.length,
    removed: created.length - left.length,
    left,
    isSilent: sweep.isSilent,
  };
}

/** A target can answer with the same id for several departments, so that a department is above itself. */
function topOf(id: string, parents: ReadonlyMap<string, string | null>): string {
  let top = id;
  for (const passed = new Set<string>(); !passed.has(top); ) {
    passed.add(top);
    const above = parents.get(top);
    if (above != null && parents.has(above)) top = above;
  }
  return top;
}

class Sweep {
  readonly left = new Map<Created, string>();
  readonly #unending = new Set<Created>();
  readonly #connection: Connection;
  #silence = 0;

  get isSilent(): boolean {
    return this.#silence >= enoughSilence;
  }

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  async remove(entries: readonly Created[]): Promise<void> {
    const { pace, sleep, session } = this.#connection;
    let pending = entries;
    for (let vain = 0; pending.length > 0; ) {
      const before = pending.length;
      await this.#removeOnce(pending);
      pending = pending.filter((entry) => this.left.has(entry) && !this.#unending.has(entry));
      vain = pending.length < before ? 0 : vain + 1;
      if (vain === vainAttempts || pending.length === 0 || session.transport.halted) return;
      await sleep(pace.pollInterval);
    }
  }

  async stillThere(entries: readonly Created[]): Promise<Created[]> {
    const there: Created[] = [];
    await this.#each(entries, async (entry) => {
      if (!(await isGone(this.#connection.session, entry))) there.push(entry);
    });
    return [...there, ...entries.filter((entry) => this.left.has(entry))];
  }

  async #removeOnce(entries: readonly Created[]): Promise<void> {
    const { session, patience, sleep } = this.#connection;
    const jobs = new Map<Created, string>();
    const listed = (await this.#listed(entries).catch(() => undefined)) ?? [];
    await this.#each(entries, async (entry) => {
      if (entry.deleted && (await isGone(session, entry))) return;
      const jobId = await startRemoval(session, entry);
      if (jobId !== null) jobs.set(entry, jobId);
    });
    const waits = [...jobs.values()].map((jobId) => session.pollWait(jobId));
    await sleep(Math.min(Math.max(0, ...waits), patience.left('deleteDepartment')));
    const shown = listed.filter((entry) => jobs.has(entry));
    const last = shown.slice(-1);
    const awaitAll = (some: readonly Created[]) =>
      this.#each(some, async (entry) => this.#awaitEnd(entry, jobs.get(entry) ?? ''));
    await awaitAll(last);
    const still = await this.#listed(shown).catch(() => undefined);
    const isDone = (entry: Created) =>
      last.includes(entry) || (still && shown.includes(entry) && !still.includes(entry));
    await awaitAll([...jobs.keys()].filter((entry) => !isDone(entry)));
  }

  /** Returns the departments that a list shows. Returns undefined if a list is refused, long, or saves no requests. */
  async #listed(entries: readonly Created[]): Promise<Created[] | undefined> {
    const { session } = this.#connection;
    const departments = entries.filter(({ operation }) => operation === 'createDepartment');
    const [first] = departments;
    if (!first || departments.length < worthAList) return undefined;
    const ids = new Set<string | undefined>();
    let pages = 0;
    const page = await kindOfCreation(first.operation).list(session, first.parent);
    for await (const reply of pagesOf(page, { session, as: 'admin', record: [] })) {
      if (++pages > mostPages || (!reply.ok && !isPastTheEnd(session, page, reply))) return undefined;
      for (const item of itemsOf(reply)) ids.add(objectId(item));
    }
    return departments.filter(({ id }) => ids.has(id));
  }

  async #awaitEnd(entry: Created, jobId: string): Promise<void> {
    const { session, patience } = this.#connection;
    const ended = await jobEnd(session, jobId, this.#connection, () => session.call('readJob', { jobId }, 'admin', []));
    if (ended?.state === 'failed') throw new Error('the job of its deletion failed');
    if (ended) return;
    this.#unending.add(entry);
    throw new Error(patience.missed(jobId, 'deleteDepartment'));
  }

  async #each(entries: readonly Created[], step: (entry: Created) => Promise<void>): Promise<void> {
    const width = () => this.#connection.load.width;
    await inParallel(entries, width, async (entry) => {
      try {
        this.left.delete(entry);
        await step(entry);
        this.#silence = 0;
      } catch (error) {
        this.left.set(entry, error instanceof Error ? error.message : String(error));
        if (error instanceof NoAnswer) this.#noteSilence();
      }
    });
  }

  #noteSilence(): void {
    this.#silence += 1;
    if (this.#silence === enoughSilence) this.#connection.session.transport.halt('the target no longer responds');
  }
}
