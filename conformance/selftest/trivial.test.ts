import { expect, test } from 'vitest';
import { terminalReport } from '../../reporting/certify/terminal.ts';
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

test.each([
  ['a web page', /HTML/],
  ['broken JSON', /JSON/],
] as const)('%s instead of a token is reported in a sentence, and the run is void', async (name, sentence) => {
  const server = await startTrivialServer(name);
  const record = await runOn(server.url, { cases });
  await server.close();
  expect(record).toMatchObject({ conclusion: 'void', exitCode: 3 });
  expect(record.voidReason).toMatch(sentence);
  expect(terminalReport(record, { color: false, width: 80 })).not.toMatch(/undefined|\[object|\bat .*\.ts:/);
});

test('a target that is down makes the run void', async () => {
  const server = await startTrivialServer('always 404');
  await server.close();
  const record = await runOn(server.url, { cases });
  expect(record).toMatchObject({ conclusion: 'void', exitCode: 3 });
  expect(record.voidReason).toMatch(/nothing listens/);
});
