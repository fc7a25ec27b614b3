import { limits } from '../contract/generated/limits.ts';
import type { SettingsRow } from './rows.ts';
import type { World } from './world.ts';

export type Limits = NonNullable<SettingsRow['limits']>;

/**
 * The default limits of a tenant for page size, upload size and journal entries.
 * The number of journal entries is small by default, because every journal entry uses memory.
 */
const usualLimits: Limits = {
  pageSize: limits.pageSize,
  uploadBytes: limits.documentBytes,
  journalEntries: limits.usualJournalEntries,
};

/** Returns the configured limits of a tenant, or the default limits (decision D-91). */
export function limitsOf(world: World | undefined): Limits {
  return world?.rows.settings.get('settings')?.limits ?? usualLimits;
}
