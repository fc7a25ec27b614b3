import { existsSync } from 'node:fs';
import { NoAnswer } from '../case/failure.ts';
import { type Connection, createSession } from '../session/create-session.ts';
import { isPastTheEnd, itemsOf, pagesOf } from '../session/pages.ts';
import type { Session } from '../session/session.ts';
import { TargetError } from '../target/target-error.ts';
import type { Target } from '../target/types.ts';
import { kindOf, objectId } from './creations.ts';
import { Ledger, type LedgerEntry } from './ledger.ts';
import { restoreRoles } from './restore-roles.ts';
import { type Cleanup, sweepEntries } from './sweep.ts';

/** If the clean-up file contains no id for an object, the suite finds the object by its name. */
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
  const { found, unknown } = await withIds(connection.session, entries);
  const { created, removed, left } = await sweepEntries(connection, found);
  return { created: created + unknown.length, removed, left: [...unrestored, ...unknown, ...left] };
}

interface Announced {
  found: LedgerEntry[];
  unknown: Cleanup['left'];
}

/** If the clean-up file contains no id for an object, searches a list of the target for the object's name. */
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
  return { found, unknown };
}

function listOf({ operation, parent }: LedgerEntry): string {
  return `${kindOf(operation).name} ${parent ?? ''}`;
}

async function findByName(session: Session, sought: LedgerEntry[]): Promise<LedgerEntry[]> {
  const [one] = sought;
  if (!one) return [];
  const kind = kindOf(one.operation);
  const names = new Map(sought.map((entry) => [kind.shownName(entry.name), entry]));
  const found = new Map<LedgerEntry, string>();
  const first = await kind.list(session, one.parent);
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
