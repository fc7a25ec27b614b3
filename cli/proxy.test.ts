import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createSandbox } from '../src/index.ts';
import { runHere } from './testing/run-here.ts';

const command = fileURLToPath(new URL('../bin/cps.js', import.meta.url));

function start(...parameters: string[]) {
  const child = spawn(process.execPath, [command, 'proxy', '--port', '0', ...parameters], { env: process.env });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [printed, failed] = [text(child.stdout), text(child.stderr)];
  const listening = new Promise<string>((resolve) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
      if (url && output.includes('\n')) resolve(url);
    });
  });
  const ended = async () => {
    const [code] = await once(child, 'exit');
    return { code, printed: await printed, failed: await failed };
  };
  return { child, listening, ended: ended() };
}

async function wrongServer(): Promise<string> {
  const body = JSON.stringify({ data: { type: 'departments', id: '1', attributes: { name: 7 } } });
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/vnd.api+json' }).end(body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('the sandbox matches the contract, so the exit code is 0 after the given number of requests', async () => {
  const sandbox = await createSandbox();
  onTestFinished(sandbox.close);
  const headers = { authorization: `Bearer ${await (await sandbox.tenant()).token()}` };
  const { listening, ended } = start('--upstream', sandbox.url, '--requests', '2');
  const url = await listening;
  await fetch(`${url}/v2/admin/users`, { headers });
  await fetch(`${url}/documents`, { headers });
  const { code, printed, failed } = await ended;
  expect([code, failed]).toEqual([0, '']);
  expect(printed).toContain('2 requests: 2 judged\n');
  expect(printed).toMatch(/listUsers +1 +0 +0\n/);
  expect(printed.trimEnd()).toMatch(/All validated traffic matches the contract\.$/);
  expect(Math.max(...printed.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
});

test('the observations of the traffic contain the decisions and no value', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'proxy-observe-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { listening, ended } = start('--upstream', await wrongServer(), '--requests', '2', '--observe', folder);
  const url = await listening;
  const authorization = 'Bearer sesame-7f3a';
  await fetch(`${url}/v2/admin/departments/sesame-7f3a`, { headers: { authorization } });
  await fetch(`${url}/documents/sesame-7f3a`, { method: 'DELETE', headers: { authorization } });
  const { printed } = await ended;
  expect(printed).toContain(join(folder, 'observations.html'));
  const text = readFileSync(join(folder, 'observations.json'), 'utf8');
  const { decisions } = JSON.parse(text);
  const of = (id: string) => decisions.find(({ decision }: { decision: string }) => decision === id);
  expect([of('D-20'), of('D-74')]).toMatchObject([
    { agree: 1, differ: 0 },
    { agree: 0, differ: 1 },
  ]);
  expect(text).not.toContain('sesame');
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  'a wrong server: each kind of violation is reported once, and %s ends the proxy with exit code 1',
  async (signal) => {
    const { child, listening, ended } = start('--upstream', await wrongServer(), '--interface', 'admin');
    const url = await listening;
    for (const path of ['/v2/admin/departments/1', '/v2/admin/departments/2', '/documents']) {
      await (await fetch(url + path)).arrayBuffer();
    }
    child.kill(signal);
    const { code, printed } = await ended;
    expect(code).toBe(1);
    expect(printed).toContain(
      'readDepartment              200 response /data/attributes/name\n  must be string; got a number\n',
    );
    expect(printed.match(/must be string; got a number/g)).toHaveLength(1);
    expect(printed).toContain('3 requests: 2 judged, 1 outside the contract\n');
  },
);

test('the faults of one side may count alone', async () => {
  const { listening, ended } = start('--upstream', await wrongServer(), '--requests', '1', '--side', 'request');
  await fetch(`${await listening}/v2/admin/departments/1?colour=red`);
  const { code, printed } = await ended;
  expect(code).toBe(1);
  expect(printed).toContain('query colour');
  expect(printed).not.toContain('/data/attributes/name');
});

test('with --json every line is an object, and the last one sums up', async () => {
  const { listening, ended } = start('--upstream', await wrongServer(), '--requests', '1', '--json');
  await fetch(`${await listening}/v2/admin/departments/1`);
  const { code, printed } = await ended;
  const lines = printed
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const violation = { event: 'violation', operation: 'readDepartment', status: 200, side: 'response' };
  expect(code).toBe(1);
  expect(lines[0]).toMatchObject({ event: 'listening' });
  expect(lines).toContainEqual({
    ...violation,
    place: '/data/attributes/name',
    wanted: 'must be string',
    came: 'a number',
  });
  expect(lines.at(-1)).toMatchObject({ event: 'summary', requests: 1, judged: 1 });
});

describe('an upstream that is not there', () => {
  test.each([
    [0, '--for', '50ms'],
    [1, '--requests', '1'],
  ])('ends with 3 after %i requests', async (requests, ...end) => {
    const { listening, ended } = start('--upstream', 'http://127.0.0.1:1', ...end);
    const url = await listening;
    for (let at = 0; at < requests; at++) expect((await fetch(`${url}/documents`)).status).toBe(502);
    const { code, printed, failed } = await ended;
    expect([code, failed]).toEqual([3, 'cps proxy: nothing can be reached at http://127.0.0.1:1/ yet\n']);
    expect(printed).toContain(requests === 0 ? 'No request was received' : 'answered no request');
  });
});

test('a port in use is an error that names an option', async () => {
  const { port } = new URL(await wrongServer());
  const { code, failed } = await start('--upstream', 'http://127.0.0.1:1', '--port', port).ended;
  expect([code, failed]).toEqual([
    2,
    `cps: port ${port} on 127.0.0.1 is in use; choose another with --port, or --port 0 for any free one\n`,
  ]);
});

test.each([
  [['--upstream', 'nonsense'], 'must be a URL'],
  [['--upstream', 'ftp://example.com'], 'must be a URL'],
  [['--upstream', 'http://example.com/?key=sesame'], 'must not have a query or fragment'],
  [['--upstream', 'http://me:sesame@example.com'], 'must not contain a user name or password'],
  [['--upstream', 'http://127.0.0.1:1', '--for', 'ever'], 'a length of time'],
  [['--upstream', 'http://127.0.0.1:1', '--requests', '0'], 'a whole number'],
  [['--upstream', 'http://127.0.0.1:1', '--interface', 'sandbox'], 'Allowed choices'],
  [['--upstream', 'http://127.0.0.1:1', '--port', '70000'], 'a whole number'],
  [[], '--upstream'],
])('%j is refused with 2', async (parameters, words) => {
  const { status, stderr } = await runHere('proxy', ...parameters);
  expect(status).toBe(2);
  expect(stderr).toContain(words);
  expect(stderr).not.toContain('sesame');
});
