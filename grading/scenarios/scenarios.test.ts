import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copiedBeforeUpload, readBeforeUpload, readDuringUpload } from '../checks/outcomes.ts';
import type { ClientExchange } from '../observe/exchange.ts';
import { ReceivedBody } from '../recording-proxy/incoming.ts';
import type { Forward } from '../recording-proxy/recording-proxy.ts';
import { scenarios } from './index.ts';
import { hasOpenCopy, largeFile } from './large-file.ts';
import { wrongClock } from './surprises.ts';

test('there are at most 19 scenarios with different ids', () => {
  expect(scenarios.length).toBeLessThanOrEqual(19);
  expect(new Set(scenarios.map(({ id }) => id)).size).toBe(scenarios.length);
});

test.each(scenarios.map(({ id, task }) => [id, task]))('the task of %s is one to three sentences', (_id, task) => {
  expect(task).toMatch(/^[A-Z].+\.$/);
  expect(task.split(/[.] /).length).toBeLessThanOrEqual(3);
});

test('an upload that the client breaks off may be due to chance, and an upload of a copy is not', () => {
  const upload = { method: 'POST', path: '/documents', probe: null } as ClientExchange;
  expect(largeFile.mayBeChance?.([upload])).toBe(true);
  expect(largeFile.mayBeChance?.([{ ...upload, probe: readBeforeUpload }])).toBe(true);
  expect(largeFile.mayBeChance?.([upload, { ...upload, probe: readDuringUpload }])).toBe(false);
  expect(largeFile.mayBeChance?.([{ ...upload, probe: copiedBeforeUpload }])).toBe(false);
});

const program = `
  const { copyFileSync, openSync, truncateSync, unlinkSync } = require('node:fs');
  const { CPS_FILE: file } = process.env;
  if (process.argv[1] !== 'file') {
    copyFileSync(file, file + '.other');
    if (process.argv[1] === 'larger file') truncateSync(file + '.other', 2_000_000);
  }
  openSync(process.argv[1] === 'file' ? file : file + '.other');
  if (process.argv[1] !== 'file') unlinkSync(file + '.other');
  console.log('ready');
  setInterval(() => undefined, 1000);`;

test.skipIf(process.platform !== 'linux').for([
  ['copy', true],
  ['larger file', false],
  ['file', false],
] as const)('a client that has its %s open', async ([kind, expected]) => {
  const folder = mkdtempSync(join(tmpdir(), 'open-copy-'));
  const file = join(folder, 'large.bin');
  writeFileSync(file, Buffer.alloc(1_000_000));
  const client = spawn(process.execPath, ['-e', program, kind], { env: { ...process.env, CPS_FILE: file } });
  onTestFinished(() => {
    client.kill();
    rmSync(folder, { recursive: true });
  });
  await once(client.stdout, 'data');
  expect(hasOpenCopy(file)).toBe(expected);
});

const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
const second = (time: string | undefined) => Date.parse(time ?? '') / 1000;

test.each([-1, 1])('a clock that is %s hours fast shows all times of a token alike', async (hours) => {
  const [now, later] = ['2026-01-15T09:00:00.000Z', '2026-01-15T09:15:00.000Z'];
  const claims = Buffer.from(JSON.stringify({ iat: second(now), exp: second(later) })).toString('base64url');
  const token = `head.${claims}.signature`;
  const sent: unknown[] = [];
  const forward: Forward = async ({ headers } = {}) => {
    sent.push(headers?.['authorization']);
    const body = Buffer.from(JSON.stringify({ token, expiresAt: later }));
    return { status: 200, headers: { date: new Date(now).toUTCString() }, body };
  };
  const request = { id: 1, method: 'POST', target: '/v2/admin/auth/token', body: new ReceivedBody() };
  const intercept = wrongClock(hours)();
  const answer = await intercept({ ...request, headers: {} }, forward);
  const shown = JSON.parse(answer.body.toString());
  await intercept({ ...request, headers: { authorization: `Bearer ${shown.token}` } }, forward);
  const { iat, exp } = claimsOf(shown.token);
  const moved = [second(answer.headers['date']), iat, exp - 900, second(shown.expiresAt) - 900];
  expect(moved.map((time) => (time - second(now)) / 3600)).toEqual([hours, hours, hours, hours]);
  expect(sent).toEqual([undefined, `Bearer ${token}`]);
});

test.each([
  ['lost-creation', 'basics', 'readDepartment', 200],
  ['lost-change', 'job-partial', 'updateDepartmentMembers', 202],
  ['lost-deletion', 'job', 'deleteDepartment', 202],
])('%s counts as attempted after the same request as %s', (lost, task, operation, status) => {
  const isAttempted = (id: string, exchange: ClientExchange) =>
    scenarios.find((scenario) => scenario.id === id)?.isAttempted([exchange]);
  for (const sent of [operation, 'listUsers'])
    expect(isAttempted(lost, { operation: sent, status } as ClientExchange)).toBe(sent === operation);
  expect(isAttempted(task, { operation, status } as ClientExchange)).toBe(true);
});
