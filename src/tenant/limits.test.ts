import { expect, test } from 'vitest';
import { limits } from '../contract/generated/limits.ts';
import { limitsOf } from './limits.ts';
import { TenantData } from './tenant-data.ts';

const usual = {
  pageSize: limits.pageSize,
  uploadBytes: limits.documentBytes,
  journalEntries: limits.usualJournalEntries,
};

test('a tenant without configured limits has the default limits', () => {
  expect([limitsOf(undefined), limitsOf(new TenantData('trial'))]).toEqual([usual, usual]);
});

test('configured limits of a tenant replace the default limits', () => {
  const tenantData = new TenantData('trial');
  const own = { pageSize: 7, uploadBytes: 8, journalEntries: 9 };
  const settings = {
    id: 'settings',
    adminAccessApi: true,
    hrManagedRoles: false,
    rateLimit: null,
    limits: own,
  } as const;
  tenantData.transact(() => tenantData.rows.settings.put(settings));
  expect(limitsOf(tenantData)).toEqual(own);
});
