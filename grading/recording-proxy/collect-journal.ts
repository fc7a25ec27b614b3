import type { ReachedSandbox } from '../../src/library/create-sandbox.ts';
import type { Tenant } from '../../src/library/tenant.ts';
import { numberHeader } from './recording-proxy.ts';

interface CollectedJournal {
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

const journalPage = 500;

export async function readJournal(control: Control, tenant: string, after = 0): Promise<JournalEntry[]> {
  const entries: JournalEntry[] = [];
  for (let before: number | undefined; ; before = entries.at(-1)?.id) {
    const query = { limit: journalPage, ...(before !== undefined && { before }) };
    const page = await control('readJournal', { path: { tenant }, query });
    entries.push(...page.entries.filter(({ id }) => id > after));
    if (page.entries.length < journalPage || (page.entries.at(-1)?.id ?? 0) <= after) return entries;
  }
}

export type Control = ReachedSandbox['control'];

export type JournalEntry = Awaited<ReturnType<Tenant['journal']>>['entries'][number];
