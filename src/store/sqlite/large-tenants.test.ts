import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { TenantWrite } from '../store.ts';
import { addTenant, existing, openStored } from '../testing/tenants-suite.ts';
import { SqliteStore } from './sqlite-store.ts';

async function tenantOf(characters: number) {
  const folder = mkdtempSync(join(tmpdir(), 'large-tenants-'));
  const store = await SqliteStore.open(join(folder, 'tenants.db'));
  const { tenants } = await openStored(store);
  onTestFinished(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  await addTenant(tenants);
  await tenants.unit(() => {
    const { rows } = existing(tenants, 'one');
    existing(tenants, 'one').transact(() => rows.texts.put({ documentId: '1', text: 'x'.repeat(characters) }));
  });
  const commit = store.commit.bind(store);
  let written: TenantWrite['next'];
  store.commit = (writes, registry) => {
    written = writes[0]?.next;
    return commit(writes, registry);
  };
  const change = async (count: number) => {
    const ids = Array.from({ length: count }, (_, at) => String(at + 1));
    await tenants.unit(() => {
      const tenantData = existing(tenants, 'one');
      tenantData.transact(() =>
        tenantData.rows.departments.putAll(ids.map((id) => ({ id, name: id, parentDepartment: null }))),
      );
    });
    return typeof written === 'object'
      ? { rows: written.rows.length, copies: written.structure?.images.length ?? 0 }
      : {};
  };
  return { change };
}

test.each([
  [10_000, 0, { rows: 10_000, copies: 0 }],
  [10_001, 0, { rows: 0, copies: 1 }],
  [10_001, 25_000_000, { rows: 10_001, copies: 0 }],
  [30_001, 70_000_000, { rows: 0, copies: 1 }],
])('a commit of %i rows in a tenant with a text of %i characters writes %o', async (count, characters, expected) => {
  const { change } = await tenantOf(characters);
  expect(await change(count)).toEqual(expected);
});
