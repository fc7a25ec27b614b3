import { expect, test } from 'vitest';
import { cases } from '../cases/index.ts';
import { startFakeServer } from './fake/published/server.ts';
import { askable, runOn } from './fake/run-on.ts';
import { type FaultName, violations } from './fake/violations/index.ts';

const all = askable(cases);

const shown: readonly FaultName[] = [
  'answers-200:department delete',
  'answers-200:members',
  'create-ignores-parent:always',
  'delete-does-nothing:always',
  'delete-leaves-descendants:always',
  'empty-update-accepted:always',
  'empty-update-code:other',
  'empty-update-code:underlined',
  'fields-list-refused:active',
  'job-of-another-kind:members',
  'list-misses-children:always',
  'members-501-accepted:always',
  'name-1001-accepted:update',
  'plain-user-accepted:always',
  'sibling-name-accepted:always',
  'two-filters-accepted:always',
];
const planned = violations.filter(({ id }) => shown.includes(id));

test('every violation of this test exists', () => expect(planned.length).toBe(shown.length));

test.each(planned)('$id fails $requirement', async ({ id, requirement }) => {
  const server = await startFakeServer({ faults: [id], users: 520 });
  const judges = all.filter((each) => each.requirement === requirement);
  const record = await runOn(server.url, { cases: judges });
  await server.close();
  const failed = record.cases.filter(({ outcome }) => outcome === 'failed');
  expect(judges.length, `cases of ${requirement}`).toBeGreaterThan(0);
  expect(failed.map((each) => each.requirement)).toContain(requirement);
  expect(record.conclusion).toBe('not certified');
  for (const { reason, decisive } of failed) {
    expect(reason).toMatch(/\S/);
    expect(decisive).not.toBeNull();
  }
});

test('another spelling of the stated code is reported as a spelling', async () => {
  const server = await startFakeServer({ faults: ['empty-update-code:underlined'] });
  const record = await runOn(server.url, {
    cases: all.filter(({ requirement }) => requirement === 'department-empty-update-code'),
  });
  await server.close();
  expect(record.cases.map(({ reason }) => reason).join('\n')).toMatch(/same words/);
});
