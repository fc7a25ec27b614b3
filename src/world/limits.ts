import type { SettingsRow } from './rows.ts';
import type { World } from './world.ts';

export type Limits = NonNullable<SettingsRow['limits']>;

/** What holds for a tenant that is set to nothing else. What a journal keeps of requests costs by their number. */
export const usualLimits: Limits = { pageSize: 200, uploadBytes: 104_857_600, journalEntries: 200 };

/** The limits of a tenant (D-91). */
export function limitsOf(world: World | undefined): Limits {
  return world?.rows.settings.get('settings')?.limits ?? usualLimits;
}
