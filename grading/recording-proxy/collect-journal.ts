import type { Control, JournalEntry } from './control.ts';
import { journalPage, readJournal } from './read-journal.ts';
import { numberHeader } from './recording-proxy.ts';

/** The journal entries of one client, by the number of its request. */
export interface CollectedJournal {
  entries: ReadonlyMap<number, JournalEntry>;
  read: () => Promise<void>;
}

/** Collects while the client runs, because the sandbox drops old entries. `name` prefixes the client's request numbers. */
export function collectJournal(control: Control, tenant: string, name: string): CollectedJournal {
  const entries = new Map<number, JournalEntry>();
  let newest = 0;
  let reading = Promise.resolve();
  const add = (entry: JournalEntry) => {
    const number = entry.request.headers[numberHeader];
    if (number?.startsWith(`${name}-`)) entries.set(Number(number.slice(name.length + 1)), entry);
  };
  const read = async () => {
    const own = await control('readOwnJournal', { query: { limit: journalPage } });
    const added = await readJournal(control, tenant, newest);
    newest = added[0]?.id ?? newest;
    for (const entry of [...added, ...own.entries]) add(entry);
  };
  return {
    entries,
    read: () => {
      reading = reading.then(read);
      return reading;
    },
  };
}
