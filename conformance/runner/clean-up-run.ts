import { existsSync } from 'node:fs';
import { TargetError } from '../target/target-error.ts';
import type { Target } from '../target/types.ts';
import { cleanUp } from './clean-up.ts';
import { createSession } from './create-session.ts';
import { Ledger, type LedgerEntry } from './ledger.ts';
import type { RunRecord } from './model.ts';
import { Patience } from './patience.ts';
import type { Session } from './session.ts';

/** Removes what the ledger of an earlier run has, also what was made without the run hearing its id. */
export async function cleanUpRun(target: Target, file: string): Promise<RunRecord['cleanup']> {
  if (!existsSync(file))
    throw new TargetError(`${file}: there is no ledger of that run; name its folder with --report`);
  const { session, pace, sleep, now } = createSession(target);
  const entries: LedgerEntry[] = [];
  for (const entry of Ledger.read(file)) entries.push({ ...entry, id: entry.id ?? (await idByName(session, entry)) });
  return cleanUp(session, entries, { pace, sleep, now, patience: new Patience(pace.jobDeadline) });
}

/** The id of an object that was announced and whose answer never came; null when it was not made. */
async function idByName(session: Session, { operation, name, parent }: LedgerEntry): Promise<string | null> {
  if (operation !== 'createDepartment') {
    const listed = await session.call('listDocuments', {}, 'admin', []);
    return listed.values.items?.find((each) => each.name === name)?.documentId ?? null;
  }
  const reply = await session.call('listDepartments', parent === null ? {} : { id: parent }, 'admin', []);
  return reply.values.items?.find((each) => each.name === name.trim())?.id ?? null;
}
