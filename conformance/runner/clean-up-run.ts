import { existsSync } from 'node:fs';
import { TargetError } from '../target/target-error.ts';
import type { Target } from '../target/types.ts';
import { cleanUp } from './clean-up.ts';
import { createSession } from './create-session.ts';
import { NoAnswer } from './failure.ts';
import type { Waiting } from './job-end.ts';
import { Ledger, type LedgerEntry } from './ledger.ts';
import type { Reply, RunRecord } from './model.ts';
import { isPastTheEnd, itemsOf, pagesOf } from './pages.ts';
import { Patience } from './patience.ts';
import { giveRolesBack } from './roles-back.ts';
import type { Session } from './session.ts';

type Cleanup = RunRecord['cleanup'];

/** Gives roles back and removes what the ledger of an earlier run has, also what was made without the run hearing its id. */
export async function cleanUpRun(target: Target, file: string): Promise<Cleanup> {
  if (!existsSync(file))
    throw new TargetError(`${file}: there is no ledger of that run; name its folder with --report`);
  const session = createSession(target);
  return cleanUpLedger({ ...session, target, patience: new Patience(session.pace.jobDeadline) }, Ledger.read(file));
}

/** As `cleanUpRun`, in a session that there is already. What stays is told with the reason. */
export async function cleanUpLedger(
  parts: Waiting & { session: Session; target: Target },
  { roles, entries }: Pick<Ledger, 'roles' | 'entries'>,
): Promise<Cleanup> {
  const { session, target } = parts;
  const unrestored = await giveRolesBack(session, roles, parts);
  const { made, unknown } = await withIds(session, target, entries);
  const { created, removed, left } = await cleanUp(session, made, parts);
  return { created: created + unknown.length, removed, left: [...unrestored, ...unknown, ...left] };
}

interface Told {
  made: LedgerEntry[];
  /** What may have been made: it could not be looked for. */
  unknown: Cleanup['left'];
}

/** What was made. What was announced and never answered is looked for by its name, each list read once. */
async function withIds(session: Session, target: Target, entries: readonly LedgerEntry[]): Promise<Told> {
  const announced = entries.filter(({ refused }) => !refused);
  const { told = [], untold = [] } = Object.groupBy(announced, ({ id }) => (id === null ? 'untold' : 'told'));
  const made = [...told];
  const unknown: Cleanup['left'] = [];
  let silence: NoAnswer | undefined;
  for (const sought of Map.groupBy(untold, listOf).values()) {
    try {
      if (silence) throw silence;
      made.push(...(await foundByName(session, target, sought)));
    } catch (error) {
      if (error instanceof NoAnswer) silence = error;
      const reason = `whether it was made is not known: ${error instanceof Error ? error.message : String(error)}`;
      unknown.push(...sought.map(({ operation, name }) => ({ operation, id: name, reason })));
    }
  }
  return { made, unknown };
}

/** Which list shows an object. */
function listOf({ operation, parent }: LedgerEntry): string {
  return operation === 'createDepartment' ? `departments below ${parent ?? 'the top'}` : 'documents';
}

/** The entries, all of one list, that the list shows by their names. */
async function foundByName(session: Session, target: Target, sought: LedgerEntry[]): Promise<LedgerEntry[]> {
  const names = new Map(sought.map((entry) => [shownName(entry), entry]));
  const found = new Map<LedgerEntry, string>();
  const first = await firstPage(session, sought);
  for await (const reply of pagesOf(first, { session, target, as: 'admin', record: [] })) {
    if (!reply.ok && !isPastTheEnd(session, first, reply))
      throw new Error(`${reply.operation} was refused with ${reply.status}`);
    for (const item of itemsOf(reply)) {
      const entry = names.get(item.name ?? '');
      const id = idOf(item);
      if (entry && id) found.set(entry, id);
    }
    if (found.size === names.size) break;
  }
  return [...found].map(([entry, id]) => ({ ...entry, id }));
}

function idOf(item: { id?: string | null | undefined } | { documentId?: string | null | undefined }) {
  return 'documentId' in item ? item.documentId : 'id' in item ? item.id : undefined;
}

function firstPage(session: Session, [entry]: LedgerEntry[]): Promise<Reply<'listDepartments' | 'listDocuments'>> {
  if (entry?.operation !== 'createDepartment') return session.call('listDocuments', {}, 'admin', []);
  return session.call('listDepartments', entry.parent === null ? {} : { id: entry.parent }, 'admin', []);
}

function shownName({ operation, name }: LedgerEntry): string {
  return operation === 'createDepartment' ? name.trim() : name;
}
