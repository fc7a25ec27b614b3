import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { preventsCertificate } from '../../conformance/case/outcome.ts';
import { runConformance } from '../../conformance/index.ts';
import { readTarget } from '../../conformance/target/read-target.ts';
import { createSandboxServer } from '../../src/sandbox/start.ts';
import { isInstalled, programs, type Started, startProgram } from './testing/start-program.ts';

const key = 'the-control-key-of-this-test';
const control = { 'x-control-key': key, 'content-type': 'application/json' };
const direct = { name: 'no proxy', prefix: '/sandbox' };
const installed = programs.proxies.filter(isInstalled);

const json = async (response: Promise<Response>): Promise<ReturnType<typeof JSON.parse>> => (await response).json();

describe.each([direct, ...installed])('behind $name', (program) => {
  const app = createSandboxServer({ controlKey: key, isBehindProxy: true });
  let started: Started;
  let url = '';

  beforeAll(async () => {
    const own = await app.listen({ port: 0, host: '127.0.0.1' });
    const stop = () => Promise.resolve();
    started =
      'command' in program ? await startProgram(program, Number(new URL(own).port)) : { url: own, port: 0, stop };
    url = started.url;
  });
  afterAll(async () => {
    await started.stop();
    await app.close();
  });

  const tokenOf = async (role: string, base = url) => {
    const headers = { 'x-api-key': `aurora-${role}-key` };
    return (await json(fetch(`${base}/v2/admin/auth/token`, { method: 'POST', headers }))).token;
  };
  const bearer = async (role = 'admin') => ({ authorization: `Bearer ${await tokenOf(role)}` });

  test('a client creates a department, follows Location, changes its members, waits for the job and deletes it', async () => {
    const headers = { ...(await bearer()), 'content-type': 'application/vnd.api+json' };
    const send = async (method: string, path: string | null, data?: object) =>
      fetch(new URL(path ?? '', url), { method, headers, ...(data && { body: JSON.stringify({ data }) }) });
    const attributes = { name: 'Behind a proxy' };
    const created = await send('POST', '/v2/admin/departments', { type: 'departments', attributes });
    const location = created.headers.get('location');
    expect([created.status, (await json(send('GET', location))).data.attributes.name]).toEqual([201, attributes.name]);
    const change = { operation: 'add', members: ['1', '2'] };
    const job = await send('PATCH', `${location}/members`, { type: 'department-members', attributes: change });
    expect(job.status).toBe(202);
    const stateOf = async () => (await json(send('GET', job.headers.get('location')))).data.attributes.status;
    await expect.poll(stateOf).toBe('succeeded');
    expect((await json(send('GET', location))).data.attributes.memberCount).toBe(2);
    expect((await send('DELETE', location)).status).toBe(202);
  });

  test('no response is kept: an advanced clock is read, and nobody without the key or the role gets an earlier answer', async () => {
    const clock = `${url}/_sandbox/tenants/borealis/clock`;
    const read = async () => (await json(fetch(clock, { headers: control }))).now;
    const before = await read();
    await fetch(`${clock}/advance`, { method: 'POST', headers: control, body: '{"by":"10d"}' });
    expect(Date.parse(await read())).toBeGreaterThanOrEqual(Date.parse(before) + 10 * 86_400_000);
    expect((await fetch(clock)).status).toBe(401);
    const users = `${url}/v2/admin/users`;
    const statuses = [await bearer(), await bearer('user'), {}].map(
      async (headers) => (await fetch(users, { headers })).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 403, 401]);
    expect((await fetch(users, { headers: { ...(await bearer()), prefer: 'code=429' } })).status).toBe(429);
  });

  test('an event arrives while the stream is open', async () => {
    const stop = AbortSignal.timeout(60_000);
    const stream = await fetch(`${url}/_sandbox/tenants/aurora/events`, { headers: control, signal: stop });
    expect(stream.status).toBe(200);
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = (await reader?.read())?.value ?? '';
    expect(text).toContain(': watching');
    await fetch(`${url}/v2/admin/users?page[size]=1`, { headers: await bearer() });
    while (!text.includes('"listUsers"')) text += (await reader?.read())?.value ?? '';
    await reader?.cancel();
  });

  test('a file is uploaded and a part of it is downloaded', async () => {
    const headers = await bearer('super-admin');
    const body = new FormData();
    body.set('docId', '2026/7 ..');
    body.set('file', new Blob([`first line\n${'a'.repeat(2_000_000)}`], { type: 'text/plain' }), 'Größe.txt');
    const created = await fetch(`${url}/documents`, { method: 'POST', headers, body });
    expect([created.status, await created.clone().text()]).toEqual([202, expect.any(String)]);
    const found = await json(fetch(`${url}/documents?docId=2026%2F7%20..`, { headers }));
    expect(found.documents.map(({ docId }: { docId: string }) => docId)).toEqual(['2026/7 ..']);
    const content = `${url}${created.headers.get('location')}/content`;
    const part = await fetch(content, { headers: { ...headers, range: 'bytes=0-9' } });
    expect([part.status, await part.text()]).toEqual([206, 'first line']);
    const etag = part.headers.get('etag') ?? '';
    expect((await fetch(content, { headers: { ...headers, 'if-none-match': etag } })).status).toBe(304);
  });

  test.runIf('prefix' in program)('below a path, links, Location and redirects stay below the path', async () => {
    const { prefix = '' } = program;
    const given = 'command' in program ? {} : { 'x-forwarded-prefix': prefix };
    const base = 'command' in program ? `${url}${prefix}` : url;
    const headers = { ...given, authorization: `Bearer ${await tokenOf('admin', base)}` };
    const { links, data } = await json(fetch(`${base}/v2/admin/users?page[size]=1`, { headers }));
    expect(links.next).toContain(`${prefix}/v2/admin/users?`);
    expect(data).toHaveLength(1);
    const { next } = await json(fetch(`${base}/documents?pageSize=1`, { headers }));
    expect(next).toContain(`${url}${prefix}/documents?`);
    const docs = await fetch(`${base}/_sandbox/console`, { headers: given, redirect: 'manual' });
    expect(docs.headers.get('location')).toContain(`${prefix}/_sandbox/console/`);
  });

  test('the sandbox is certified', async () => {
    const target = readTarget('fixtures/targets/sandbox.yaml', { ...process.env, CPS_BASE_URL: url });
    // The directory of the HR-managed tenant is part of the control plane.
    const directory = target.tenants?.hrManaged?.directory;
    if (directory) Object.assign(directory, { headers: control });
    // Programs such as Tomcat are slow at first on a busy machine.
    const pace = { ...target.pace, requestTimeout: 60_000, runDeadline: 300_000 };
    const { conclusion, cases } = await runConformance({ ...target, pace });
    const failed = cases.filter(({ outcome }) => preventsCertificate(outcome));
    expect(failed.map(({ id, reason }) => `${id}: ${reason}`)).toEqual([]);
    expect(conclusion).toBe('certified');
  });
});
