import type { Control, JournalEntry } from './control.ts';

/** The number of journal entries that one request to the control plane returns. */
export const journalPage = 500;

/** Returns all entries of a tenant's journal, newest first. */
export async function readJournal(control: Control, tenant: string): Promise<JournalEntry[]> {
  const entries: JournalEntry[] = [];
  for (let before: number | undefined; ; before = entries.at(-1)?.id) {
    const query = { limit: journalPage, ...(before !== undefined && { before }) };
    const page = await control('readJournal', { path: { tenant }, query });
    entries.push(...page.entries);
    if (page.entries.length < journalPage) return entries;
  }
}
