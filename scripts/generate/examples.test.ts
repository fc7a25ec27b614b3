import { afterAll, expect, test } from 'vitest';
import { openSandbox } from '../../testing/sandbox/sandbox.ts';
import { type Fact, factsIn } from '../redocly/rules/one-story.ts';
import { bundleContracts } from './bundle.ts';

const sandbox = openSandbox();
afterAll(() => sandbox.app.close());

const lists = [
  '/v2/admin/users?page[size]=200&filter[includeDeleted]=true',
  '/v2/admin/departments?filter[path]=Procurement//Direct',
  '/v2/admin/roles?filter[type]=custom',
  '/v2/admin/access?filter[type]=folder&filter[id]=6',
];

test('the examples tell of the users, departments and roles of the tenant aurora', async () => {
  const client = await sandbox.as('aurora', 'admin');
  const seeded = new Map<string, string>();
  for (const list of lists) for (const fact of factsIn((await client.get(encodeURI(list))).body)) seeded.set(...fact);
  const [admin] = await bundleContracts();
  const told: Fact[] = factsIn(admin?.document.paths).filter(([about]) => seeded.has(about));
  const changed = JSON.stringify('Metals and Polymers');
  expect(told.length).toBeGreaterThan(10);
  expect(told.filter(([about, value]) => value !== seeded.get(about) && value !== changed)).toEqual([]);
});
