import type { Control, JournalEntry } from './control.ts';

export const journalPage = 500;

/** Returns the entries of a tenant's journal after the entry with the given id, newest first. */
export async function readJournal(control: Control, tenant: string, after = 0): Promise<JournalEntry[]> {
  const entries: JournalEntry[] = [];
  for (let before: number | undefined; ; before = entries.at(-1)?.id) {
    const query = { limit: journalPage, ...(before !== undefined && { before }) };
    const page = await control('readJournal', { path: { tenant }, query });
    entries.push(...page.entries.filter(({ id }) => id > after));
    if (page.entries.length < journalPage || (page.entries.at(-1)?.id ?? 0) <= after) return entries;
  }
}
