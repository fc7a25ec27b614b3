import { expect, test } from 'vitest';
import { workKinds } from '../sandbox/work-kinds.ts';
import { tenantDataOf } from '../tenant/seed.ts';
import { parseSeed } from '../tenant/seed-text.ts';
import type { TenantData } from '../tenant/tenant-data.ts';
import { makeWorld } from './generate.ts';
import type { HistoryName } from './order.ts';
import { seedLines } from './seed-lines.ts';

function made(story: HistoryName): TenantData {
  const making = makeWorld('trial', { users: 90, departments: 40, documents: 0, story }, workKinds);
  for (;;) {
    const { done, value } = making.next();
    if (done) return value;
  }
}

const expected = ['settings', 'apiKeys', 'roles', 'departments', 'users', 'folders', 'grants', 'fields'] as const;

test.each(['merger', 'reorganisation', 'growth', 'hostile'] as const)(
  'the seed file of the story %s gives the same organisation',
  (story) => {
    const tenantData = made(story);
    const text = [...seedLines(tenantData)].join('');
    const back = tenantDataOf('trial', parseSeed(text, 'trial.yaml').seed, new URL('file:///'));
    for (const name of expected) expect(back.rows[name].list(), name).toEqual(tenantData.rows[name].list());
  },
);
