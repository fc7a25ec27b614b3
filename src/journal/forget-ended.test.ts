import { afterEach, expect, test, vi } from 'vitest';
import { MemoryTenants } from '../tenant/memory-tenants.ts';
import { emptyTenantData } from '../tenant/new-tenant.ts';
import { forgetNowAndThen } from './forget-ended.ts';
import { Journals } from './journals.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('an expired tenant is deleted with its journal without a request, and watchers of its events are notified', async () => {
  vi.useFakeTimers();
  const tenants = new MemoryTenants(Date.now);
  for (const name of ['brief', 'lasting']) tenants.add(emptyTenantData(name, Date.now()));
  const tenantData = tenants.get('brief');
  const settings = tenantData?.rows.settings.get('settings');
  tenantData?.transact(() => settings && tenantData.rows.settings.put({ ...settings, expiresAt: Date.now() + 10_000 }));
  const journals = new Journals();
  for (const name of tenants.names) journals.of(name);
  const received: string[] = [];
  journals.watch('brief', ({ kind }) => received.push(kind));
  const removed = vi.spyOn(tenants, 'remove');
  const end = forgetNowAndThen({ tenants, journals, files: {} }, () => undefined);
  await vi.advanceTimersByTimeAsync(31_000);
  expect(removed).toHaveBeenCalledWith('brief');
  expect(journals.all.map(([name]) => name)).toEqual(['lasting']);
  expect(received).toEqual(['end']);
  end();
  expect(vi.getTimerCount()).toBe(0);
});
