import { existsSync } from 'node:fs';
import { NoAnswer } from '../case/failure.ts';
import { type Connection, createSession } from '../session/create-session.ts';
import { isPastTheEnd, itemsOf, pagesOf } from '../session/pages.ts';
import { jobEnd } from '../session/polling.ts';
import type { Session } from '../session/session.ts';
import { TargetError } from '../target/target-error.ts';
import type { Target } from '../target/types.ts';
import { department, kindOfCreation, objectId } from './creations.ts';
import { Ledger, type LedgerEntry, type RecordedRoles } from './ledger.ts';
import { type Cleanup, sweepEntries } from './sweep.ts';

/** The maximum number of role assignments in one request, according to the service description. */
const most = 500;
const mostNamed = 5;

type Assignments = { userId: string; roleId: string }[];

type Recorded = Pick<RecordedRoles, 'as' | 'roles'>;

/** Restores all roles of a caller with one request, and those of each test case separately if this request fails. */
async function restoreRoles(connection: Connection, recorded: readonly Recorded[]): Promise<Cleanup['left']> {
  const left: Cleanup['left'] = [];
  for (const [as, ofCaller] of Map.groupBy(recorded, (each) => each.as)) {
    const roles = ofCaller.flatMap((each) => each.roles);
    const areFew = ofCaller.length > 1 && roles.length <= most;
    const areRestored = areFew && (await restoreEach(connection, [{ as, roles }])).length === 0;
    if (!areRestored) left.push(...(await restoreEach(connection, ofCaller)));
  }
  return left;
}

async function restoreEach(connection: Connection, recorded: readonly Recorded[]): Promise<Cleanup['left']> {
  const left: Cleanup['left'] = [];
  let silence: NoAnswer | undefined;
  for (const { as, roles } of recorded) {
    for (let first = 0; first < roles.length; first += most) {
      const assignments = roles.slice(first, first + most).map(([userId, roleId]) => ({ userId, roleId }));
      const assigned = silence ? silence.message : assign(connection, assignments, as);
      const reason = await Promise.resolve(assigned).catch((error: Error) => {
        if (error instanceof NoAnswer) silence = error;
        return error.message;
      });
      if (reason !== null) left.push({ operation: 'replaceRoleAssignments', id: inWords(assignments), reason });
    }
  }
  return left;
}

function inWords(assignments: Assignments): string {
  const first = assignments.slice(0, mostNamed).map(({ userId, roleId }) => `user ${userId} had role ${roleId}`);
  const more = assignments.length - first.length;
  return [...first, ...(more > 0 ? [`${more} more`] : [])].join(', ');
}

async function assign(
  connection: Connection,
  assignments: Assignments,
  as: RecordedRoles['as'],
): Promise<string | null> {
  const { session, patience, sleep } = connection;
  const { ok, status, values } = await session.call('replaceRoleAssignments', { assignments }, as, []);
  const { jobId } = values;
  if (!ok || !jobId) return `the request to restore the roles was refused with ${status}`;
  await sleep(Math.min(session.pollWait(jobId), patience.left('replaceRoleAssignments')));
  const ended = await jobEnd(session, jobId, connection, () => session.call('readJob', { jobId }, as, []));
  if (!ended) return `the roles are not restored: ${patience.missed(jobId, 'replaceRoleAssignments')}`;
  const isDone =
    ended.state === 'succeeded' && !ended.reply.values.entries?.some(({ outcome }) => outcome === 'failed');
  return isDone ? null : 'the job that restores the roles failed';
}

export async function cleanUpRun(target: Target, file: string, { isAnyAddress = false } = {}): Promise<Cleanup> {
  if (!existsSync(file))
    throw new TargetError(`${file}: the run has no ledger in this folder; name its folder with --report`);
  const { baseUrls, ...ledger } = Ledger.read(file);
  const asked = baseUrlsOf(target);
  // At another server, the same ids can belong to objects that the run did not create.
  if (!isAnyAddress && baseUrls && baseUrls.join() !== asked.join())
    throw new TargetError(
      `${file}: the run created its objects at ${baseUrls.join(' and ')}, and the target file names ${asked.join(' and ')}; name the base URL with --base-url`,
    );
  return cleanUpLedger(createSession(target), ledger);
}

export function baseUrlsOf({ baseUrl }: Target): string[] {
  return typeof baseUrl === 'string' ? [baseUrl] : [baseUrl.admin, baseUrl.documents];
}

export async function cleanUpLedger(
  connection: Connection,
  { roles, entries }: Pick<Ledger, 'roles' | 'entries'>,
): Promise<Cleanup> {
  const unrestored = await restoreRoles(connection, roles);
  const { found, unknown, isLost } = await withIds(connection.session, entries);
  const { created, removed, left, isSilent } = await sweepEntries(connection, found);
  const open = [...unknown, ...left];
  const shown = isLost || isSilent ? inBrief(open) : open;
  return { created: created + unknown.length, removed, left: [...unrestored, ...shown] };
}

/** Nobody knows which objects a target that no longer responds still has, so the report does not list them. */
function inBrief(left: Cleanup['left']): Cleanup['left'] {
  const [first, ...others] = left;
  const reason = 'the target no longer responds, so it is unknown whether the objects exist';
  return first
    ? [{ ...first, id: others.length > 0 ? `${first.id} and ${others.length} more` : first.id, reason }]
    : [];
}

interface Announced {
  found: LedgerEntry[];
  unknown: Cleanup['left'];
  /** True if the target did not respond. */
  isLost: boolean;
}

async function withIds(session: Session, entries: readonly LedgerEntry[]): Promise<Announced> {
  const announced = entries.filter(({ refused }) => !refused);
  const { answered = [], unanswered = [] } = Object.groupBy(announced, ({ id }) =>
    id === null ? 'unanswered' : 'answered',
  );
  const found = [...answered];
  const unknown: Cleanup['left'] = [];
  let silence: NoAnswer | undefined;
  for (const sought of Map.groupBy(unanswered, listOf).values()) {
    try {
      if (silence) throw silence;
      found.push(...(await findByName(session, sought)));
    } catch (error) {
      if (error instanceof NoAnswer) silence = error;
      const reason = `it is unknown whether the object was created: ${error instanceof Error ? error.message : String(error)}`;
      unknown.push(...sought.map(({ operation, name }) => ({ operation, id: name, reason })));
    }
  }
  return { found, unknown, isLost: silence !== undefined };
}

function listOf({ operation, parent }: LedgerEntry): string {
  return `${kindOfCreation(operation).name} ${parent ?? ''}`;
}

async function isGone(session: Session, id: string | null, listed: number): Promise<boolean> {
  return id !== null && listed === 404 && (await department.read(session, id)).status === 404;
}

async function findByName(session: Session, sought: LedgerEntry[]): Promise<LedgerEntry[]> {
  const [one] = sought;
  if (!one) return [];
  const kind = kindOfCreation(one.operation);
  const names = new Map(sought.map((entry) => [kind.shownName(entry.name), entry]));
  const found = new Map<LedgerEntry, string>();
  const first = await kind.list(session, one.parent);
  // Nothing was created in a parent that is gone.
  if (await isGone(session, one.parent, first.status)) return [];
  for await (const reply of pagesOf(first, { session, as: 'admin', record: [] })) {
    if (!reply.ok && !isPastTheEnd(session, first, reply))
      throw new Error(`${reply.operation} was refused with ${reply.status}`);
    for (const item of itemsOf(reply)) {
      const entry = names.get(item.name ?? '');
      const id = objectId(item);
      if (entry && id) found.set(entry, id);
    }
    if (found.size === names.size) break;
  }
  return [...found].map(([entry, id]) => ({ ...entry, id }));
}
