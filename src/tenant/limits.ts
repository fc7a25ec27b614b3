import { limits } from '../contract/generated/limits.ts';
import type { SettingsRow } from './rows.ts';
import type { TenantData } from './tenant-data.ts';

export type Limits = NonNullable<SettingsRow['limits']>;

/** The default request journal is short, because every entry uses memory. */
const usualLimits: Limits = {
  pageSize: limits.pageSize,
  uploadBytes: limits.documentBytes,
  journalEntries: limits.usualJournalEntries,
};

export function limitsOf(tenantData: TenantData | undefined): Limits {
  return tenantData?.rows.settings.get('settings')?.limits ?? usualLimits;
}
