import { expect, test } from 'vitest';
import { cases } from '../cases/index.ts';
import { startTrivialServer, trivialNames } from './fake/plausible.ts';
import { runOn } from './fake/run-on.ts';

test.each(trivialNames)('%s passes nothing', async (name) => {
  const server = await startTrivialServer(name);
  const record = await runOn(server.url, { cases });
  await server.close();
  expect(record.cases.filter(({ outcome }) => outcome === 'passed').map(({ id }) => id)).toEqual([]);
  expect(record.conclusion).not.toBe('certified');
  expect(record.classes.filter(({ certified }) => certified)).toEqual([]);
});

test('a target that is down makes the run void', async () => {
  const server = await startTrivialServer('always 404');
  await server.close();
  const record = await runOn(server.url, { cases });
  expect(record).toMatchObject({ conclusion: 'void', exitCode: 3 });
  expect(record.voidReason).toMatch(/nothing listens/);
});
