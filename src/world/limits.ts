import { limits } from '../contract/generated/limits.ts';
import type { SettingsRow } from './rows.ts';
import type { World } from './world.ts';

export type Limits = NonNullable<SettingsRow['limits']>;

/** The limits of a tenant without settings of its own. The journal of every tenant takes memory by its entries. */
const usualLimits: Limits = {
  pageSize: limits.pageSize,
  uploadBytes: limits.documentBytes,
  journalEntries: limits.usualJournalEntries,
};

/** The limits of a tenant (D-91). */
export function limitsOf(world: World | undefined): Limits {
  return world?.rows.settings.get('settings')?.limits ?? usualLimits;
}
