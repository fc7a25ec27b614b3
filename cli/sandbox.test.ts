import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, onTestFinished, test } from 'vitest';

const cps = fileURLToPath(new URL('../bin/cps.js', import.meta.url));
const running: ChildProcess[] = [];

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

const preload = (code: string) => `--import=data:text/javascript,${encodeURIComponent(code)}`;

function start(parameters: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [cps, 'sandbox', '--port', '0', ...parameters], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const errors: string[] = [];
  child.stderr.on('data', (text) => errors.push(String(text)));
  return {
    child,
    line: async () => String((await lines.next()).value),
    ended: once(child, 'close').then(([code, signal]) => ({ code, signal, errors: errors.join('') })),
  };
}

async function startJson(parameters: string[] = [], env: Record<string, string> = {}) {
  const sandbox = start(['--json', ...parameters], env);
  const started = JSON.parse(await sandbox.line());
  return { ...sandbox, started, url: String(started.url) };
}

test('--json prints the start, each request and the stop as one JSON object per line', async () => {
  const { started, url, line, child, ended } = await startJson(['--log']);
  expect(started).toMatchObject({ event: 'started', wantsControlKey: false });
  expect(started.tenants[0]).toEqual({ name: 'aurora', apiKeys: expect.arrayContaining(['aurora-admin-key']) });
  await fetch(`${url}/v2/admin/auth/token`, { method: 'POST', headers: { 'x-api-key': 'aurora-admin-key' } });
  expect(JSON.parse(await line())).toMatchObject({ event: 'request', tenant: 'aurora', operation: 'createAdminToken' });
  child.kill('SIGTERM');
  expect(JSON.parse(await line())).toEqual({ event: 'stopped' });
  expect(await ended).toEqual({ code: 0, signal: null, errors: '' });
});

test('without --log nothing is printed of requests', async () => {
  const { url, line, child } = await startJson();
  await fetch(`${url}/_sandbox/health`);
  child.kill('SIGINT');
  expect(JSON.parse(await line())).toEqual({ event: 'stopped' });
});

async function underWay(url: string) {
  const headers = { 'content-type': 'application/json', 'content-length': 2, expect: '100-continue' };
  const sent = request(`${url}/_sandbox/tenants/aurora/reset`, { method: 'POST', headers });
  const answered = once(sent, 'response').then(([answer]) => Number(answer.statusCode));
  sent.flushHeaders();
  await once(sent, 'continue');
  return { sent, answered };
}

test('at a stop a stream ends, and a request under way is answered', async () => {
  const { url, child, ended } = await startJson();
  const stream = await fetch(`${url}/_sandbox/tenants/aurora/events`);
  const { sent, answered } = await underWay(url);
  child.kill('SIGTERM');
  expect(await stream.text()).toContain(': watching');
  sent.end('{}');
  expect(await answered).toBe(200);
  expect((await ended).code).toBe(0);
});

test.each([
  ['thrown outside of every request', "throw new Error('stray')"],
  ['of a promise that nobody handles', "void Promise.reject(new Error('stray'))"],
  ['event without a listener', "new EventEmitter().emit('error', new Error('stray'))"],
])('an error %s is printed, and the sandbox serves on', async (_what, statement) => {
  const source = `import { EventEmitter } from 'node:events'; process.on('SIGUSR2', () => { ${statement}; });`;
  const { url, child, ended } = await startJson([], { NODE_OPTIONS: preload(source) });
  const printed = once(child.stderr, 'data');
  child.kill('SIGUSR2');
  expect(String(await printed)).toContain('Error: stray');
  expect((await fetch(`${url}/_sandbox/health`)).status).toBe(200);
  child.kill('SIGTERM');
  expect((await ended).code).toBe(0);
});

test('a second signal stops at once', async () => {
  const { url, child, ended } = await startJson();
  const stream = await fetch(`${url}/_sandbox/tenants/aurora/events`);
  const { answered } = await underWay(url);
  const cutOff = expect(answered).rejects.toThrow('socket hang up');
  child.kill('SIGINT');
  await stream.text();
  child.kill('SIGINT');
  expect((await ended).code).toBe(130);
  await cutOff;
});

test('beyond the loopback interface, a new control key is printed and required', async () => {
  const { started, url } = await startJson(['--host', '0.0.0.0']);
  const tenants = (key?: string) => fetch(`${url}/_sandbox/tenants`, { headers: key ? { 'x-control-key': key } : {} });
  expect(started.controlKey).toMatch(/^[\w-]{32}$/);
  expect((await tenants()).status).toBe(401);
  expect((await tenants('another-key')).status).toBe(403);
  expect((await tenants(started.controlKey)).status).toBe(200);
});

test('CPS_CONTROL_KEY is also required on the loopback interface, and never printed', async () => {
  const key = 'a-key-of-the-environment';
  const { started, url } = await startJson([], { CPS_CONTROL_KEY: key });
  expect(JSON.stringify(started)).not.toContain(key);
  expect((await fetch(`${url}/_sandbox/tenants`)).status).toBe(401);
  expect((await fetch(`${url}/_sandbox/tenants`, { headers: { 'x-control-key': key } })).status).toBe(200);
});

test.each([
  [['--host', '192.0.2.1'], {}, 'this machine has no address 192.0.2.1'],
  [[], { CPS_CONTROL_KEY: 'short' }, 'CPS_CONTROL_KEY must have 16 to 200'],
  [[], { CPS_CONTROL_KEY: '' }, 'CPS_CONTROL_KEY must have 16 to 200'],
])('%j with %j is wrong usage', async (parameters, env, message) => {
  const { code, errors } = await start(parameters, env).ended;
  expect([code, errors]).toEqual([2, expect.stringContaining(message)]);
});

test('a persistent sandbox lists its tenants at the start and does not restore deleted tenants', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'greeting-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const parameters = ['--store', `sqlite:${join(folder, 'kept.db')}`];
  const restart = async ({ child, ended }: Pick<Awaited<ReturnType<typeof startJson>>, 'child' | 'ended'>) => {
    child.kill('SIGTERM');
    await ended;
    return startJson(parameters);
  };
  const first = await startJson(parameters);
  const namesOf = ({ started }: typeof first) => started.tenants.map(({ name }: { name: string }) => name);
  expect([namesOf(first), first.started.otherTenants]).toEqual([['aurora', 'borealis', 'cirrus'], 0]);
  const ask = (url: string, method: string, body?: object) =>
    fetch(`${url}/_sandbox/tenants${method === 'POST' ? '' : '/borealis'}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
  expect((await ask(first.url, 'DELETE')).status).toBe(204);
  expect((await ask(first.url, 'POST', { id: 'mine' })).status).toBe(201);
  const second = await restart(first);
  expect([namesOf(second), second.started.otherTenants]).toEqual([['aurora', 'cirrus'], 1]);
  for (const name of ['aurora', 'cirrus']) {
    await fetch(`${second.url}/_sandbox/tenants/${name}`, { method: 'DELETE' });
  }
  const third = await restart(second);
  expect([namesOf(third), third.started.otherTenants]).toEqual([[], 1]);
});

test('a signal during the first output closes the sandbox gracefully', async () => {
  const killAtFirstOutput = `
    const { write } = process.stdout;
    process.stdout.write = (...parameters) => {
      process.stdout.write = write;
      process.kill(process.pid, 'SIGTERM');
      return write.apply(process.stdout, parameters);
    };`;
  const { ended } = start([], { NODE_OPTIONS: preload(killAtFirstOutput) });
  expect(await ended).toMatchObject({ code: 0, signal: null });
});

const bufferSizes = "process.on('SIGUSR2', () => console.log(process.memoryUsage().arrayBuffers))";

test('request bodies leave the memory before a full garbage collection', async () => {
  const NODE_OPTIONS = `--max-semi-space-size=1 ${preload(bufferSizes)}`;
  const { url, line, child } = await startJson([], { NODE_OPTIONS });
  const answer = await fetch(`${url}/v2/admin/auth/token`, {
    method: 'POST',
    headers: { 'x-api-key': 'aurora-admin-key' },
  });
  const { token } = JSON.parse(await answer.text());
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/vnd.api+json' };
  const size = async () => {
    child.kill('SIGUSR2');
    return Number(await line());
  };
  const rename = async (name: string) => {
    const body = JSON.stringify({ data: { type: 'departments', id: '12', attributes: { name } } });
    expect((await fetch(`${url}/v2/admin/departments/12`, { method: 'PATCH', headers, body })).status).toBe(200);
  };
  const read = async () => {
    expect((await fetch(`${url}/v2/admin/departments/12`, { headers })).status).toBe(200);
  };
  const sendRequests = async (kind: string) => {
    for (let count = 0; count < 300; count++) {
      await rename(`${kind} ${count} `.padEnd(380, 'x'));
      await Promise.all(Array.from({ length: 6 }, read));
    }
  };
  // The first requests fill the request journal. Later requests do not change the size of a full journal.
  await sendRequests('first');
  const before = await size();
  await sendRequests('second');
  expect((await size()) - before).toBeLessThan(60_000);
});

const freedBytes = `
  const vm = process.getBuiltinModule('node:vm');
  const { runInNewContext } = vm;
  vm.runInNewContext = (code) => {
    const gc = runInNewContext(code);
    return (options) => {
      const before = process.memoryUsage().heapTotal;
      gc(options);
      console.log(before - process.memoryUsage().heapTotal);
    };
  };`;

test('one second after the start, the memory that only the start needed is freed', async () => {
  const { line } = await startJson([], { NODE_OPTIONS: preload(freedBytes) });
  expect(Number(await line())).toBeGreaterThan(5_000_000);
});
