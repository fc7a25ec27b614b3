import { existsSync } from 'node:fs';
import { TargetError } from '../target/target-error.ts';
import type { Target } from '../target/types.ts';
import { cleanUp } from './clean-up.ts';
import { createSession } from './create-session.ts';
import { Ledger, type LedgerEntry } from './ledger.ts';
import type { RunRecord } from './model.ts';
import { Patience } from './patience.ts';
import { giveRolesBack } from './roles-back.ts';
import type { Session } from './session.ts';

/** Gives roles back and removes what the ledger of an earlier run has, also what was made without the run hearing its id. */
export async function cleanUpRun(target: Target, file: string): Promise<RunRecord['cleanup']> {
  if (!existsSync(file))
    throw new TargetError(`${file}: there is no ledger of that run; name its folder with --report`);
  const { session, pace, sleep, now } = createSession(target);
  const ledger = Ledger.read(file);
  const unrestored = await giveRolesBack(session, ledger.roles, { pace, sleep, now });
  const entries = await withIds(session, target, ledger.entries);
  const cleaned = await cleanUp(session, entries, { pace, sleep, now, patience: new Patience(pace.jobDeadline) });
  return { ...cleaned, left: [...unrestored, ...cleaned.left] };
}

/**
 * The entries of what was made; what was announced and never answered is looked for by its name, as long as the target
 * answers: a dead one is not asked for each of them.
 */
export async function withIds(
  session: Session,
  target: Target,
  entries: readonly LedgerEntry[],
): Promise<LedgerEntry[]> {
  const found: LedgerEntry[] = [];
  let answers = true;
  const idOf = (entry: LedgerEntry) =>
    idByName(session, target, entry).catch(() => {
      answers = false;
      return null;
    });
  for (const entry of entries.filter(({ refused }) => !refused)) {
    found.push({ ...entry, id: entry.id ?? (answers ? await idOf(entry) : null) });
  }
  return found;
}

type Listing = 'listDocuments' | 'listDepartments';

/** The id of an object that was announced and whose answer never came; null when it was not made. */
async function idByName(session: Session, target: Target, made: LedgerEntry): Promise<string | null> {
  const { operation, name, parent } = made;
  const isDepartment = operation === 'createDepartment';
  const input = isDepartment && parent !== null ? { id: parent } : {};
  for await (const items of pagesOf(session, target, isDepartment ? 'listDepartments' : 'listDocuments', input)) {
    const found = items.find((each) => each.name === (isDepartment ? name.trim() : name));
    if (found) return ('documentId' in found ? found.documentId : 'id' in found ? found.id : null) ?? null;
  }
  return null;
}

/** No list is followed for ever. */
const mostPages = 1000;

async function* pagesOf(session: Session, target: Target, operation: Listing, input: { id?: string }) {
  let reply = await session.call(operation, input, 'admin', []);
  for (let page = 1; reply.ok && page <= mostPages; page++) {
    yield reply.values.items ?? [];
    const next = session.nextPage(target, operation, reply, page);
    if (!next) return;
    reply = await session.follow(operation, next, 'admin', []);
  }
}
