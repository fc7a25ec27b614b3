import { expect, test } from 'vitest';
import { cases } from '../cases/index.ts';
import { type FaultName, faults, wireFaults } from './fake/faults.ts';
import { startFakeServer } from './fake/published/server.ts';
import { askable, runOn } from './fake/run-on.ts';

const all = askable(cases);
const judged = new Set(all.map(({ requirement }) => requirement));
const shown = Object.entries({ ...faults, ...wireFaults }).filter(([, requirement]) => judged.has(requirement));

test.each(shown)('%s is caught by %s', async (fault, requirement) => {
  const server = await startFakeServer({ faults: [fault as FaultName], users: 520 });
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

test('another spelling of the stated code is told as such', async () => {
  const server = await startFakeServer({ faults: ['empty-update-code-underlined'] });
  const record = await runOn(server.url, {
    cases: all.filter(({ requirement }) => requirement === 'department-empty-update-code'),
  });
  await server.close();
  expect(record.cases.map(({ reason }) => reason).join('\n')).toMatch(/same words/);
});
