import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSandboxServer } from '../../src/sandbox/start.ts';
import { hello, type Json, overHttp, post } from '../testing/assistant.ts';
import { httpHandler } from './server.ts';

async function start(controlKey?: string) {
  const app = createSandboxServer({ controlKey, mcp: (sent) => handle(sent) });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const handle = httpHandler(url, controlKey);
  return { app, url };
}

const controlKey = 'the-key-of-this-test';
let open: Awaited<ReturnType<typeof start>>;
let keyed: Awaited<ReturnType<typeof start>>;

beforeAll(async () => {
  [open, keyed] = await Promise.all([start(), start(controlKey)]);
});
afterAll(async () => {
  await Promise.all([open.app.close(), keyed.app.close()]);
});

const tool = (name: string, parameters: object): Promise<Json> => overHttp(open.url).tool(name, parameters);
const mine = async (id: string) => tool('manage_tenant', { action: 'create', id, from: 'aurora' });
const initialize = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params: hello });

async function refusal({ app }: typeof open, headers: Record<string, string>) {
  const type = { accept: 'application/json, text/event-stream', 'content-type': 'application/json' };
  const sent = { method: 'POST', url: '/_sandbox/mcp', headers: { ...type, ...headers }, payload: initialize } as const;
  const { statusCode, payload } = await app.inject(sent);
  return statusCode === 200 ? 'none' : `${statusCode} ${JSON.parse(payload).code}`;
}

test('an assistant needs the rights of the control plane', async () => {
  expect(await refusal(open, {})).toBe('none');
  expect(await refusal(open, { host: 'evil.example' })).toBe('403 FOREIGN CALLER');
  expect(await refusal(open, { origin: 'https://evil.example' })).toBe('403 FOREIGN CALLER');
  expect(await refusal(keyed, {})).toBe('401 CONTROL KEY MISSING');
  expect(await refusal(keyed, { 'x-control-key': 'another' })).toBe('403 CONTROL KEY WRONG');
  const assistant = overHttp(keyed.url, { 'x-control-key': controlKey });
  expect((await assistant.tool('manage_tenant', { action: 'list' })).tenants).toHaveLength(3);
});

test('a sandbox in a test serves no assistants', async () => {
  const app = createSandboxServer();
  expect((await app.inject({ method: 'POST', url: '/_sandbox/mcp', payload: {} })).statusCode).toBe(404);
  await app.close();
});

test.each([
  ['no JSON', '{"jsonrpc"', 400],
  ['JSON that is no message', '[1, 2]', 400],
  ['nothing', '', 415],
  ['more than 1 MiB', `"${'x'.repeat(1024 * 1024)}"`, 413],
])('%s is refused, and the sandbox serves on', async (_what, body, status) => {
  expect((await post(open.url, body)).status).toBe(status);
  expect((await post(open.url, initialize)).status).toBe(200);
});

test('another media type and another method are refused, and a session id has no meaning', async () => {
  expect((await post(open.url, initialize, { 'content-type': 'text/plain' })).status).toBe(415);
  expect((await post(open.url, initialize, { 'content-type': 'multipart/form-data; boundary=a' })).status).toBe(415);
  expect((await fetch(`${open.url}/_sandbox/mcp`)).status).toBe(405);
  expect((await post(open.url, initialize, { 'mcp-session-id': 'unknown' })).status).toBe(200);
});

test('there are few tools, whose schemas name the values of the contract', async () => {
  const { result } = await overHttp(open.url).rpc('tools/list');
  const tools: Json[] = result.tools;
  expect(tools.length).toBeLessThanOrEqual(14);
  for (const { title, description, inputSchema } of tools) {
    expect([title.length > 5, description.length > 20, inputSchema.type]).toEqual([true, true, 'object']);
    expect(JSON.stringify(inputSchema)).not.toMatch(/\$ref|"x-/);
  }
  const { properties } = tools.find(({ name }) => name === 'call_operation').inputSchema;
  expect(properties.operation.enum).toContain('createDepartment');
  expect(properties.tenant.pattern).toBe('^[a-z0-9]+(-[a-z0-9]+)*$');
});

test.each([
  ['nothing', {}, 'Tool nothing not found'],
  ['manage_tenant', { action: 'destroy' }, 'action must be equal to one of the allowed values'],
  ['manage_tenant', { action: 'create' }, 'the action create needs the argument id; its arguments are: id, from,'],
  [
    'move_clock',
    { action: 'read', tenant: 'aurora', by: '1s' },
    'the action read takes no argument by; its arguments are: tenant',
  ],
  ['call_operation', { tenant: 'nobody', operation: 'listUsers' }, 'TENANT NOT FOUND: no tenant is named "nobody"'],
  ['call_operation', { tenant: 'aurora', operation: 'readDepartment' }, 'needs id in path'],
  ['call_operation', { tenant: 'aurora', operation: 'listTenants' }, 'belongs to the control plane; use its own tool'],
  ['inject_faults', { action: 'add', tenant: 'aurora', name: 'unavailble' }, 'the most similar names are unavailable'],
  ['explain_refusal', { tenant: 'cirrus', requestId: 'x' }, 'the journal of the tenant cirrus has no request x'],
  ['run_grade', {}, 'give either a command or a tenant'],
  ['run_grade', { command: 'node -e 0' }, 'only "cps mcp" starts programs'],
  ['explain_result', { name: 'x', run: 'y' }, 'no run y is known'],
])('%s refuses %o with a reason', async (name, parameters, reason) => {
  expect((await tool(name, parameters)).refused).toContain(reason);
});

test('a call has a role and is validated, and its refusal says the rule, the remedy and the clause', async () => {
  await mine('call');
  const call = { tenant: 'call', operation: 'createDepartment' };
  const attributes = { name: 'Treasury' };
  const body = { data: { type: 'departments', attributes } };
  expect(await tool('call_operation', { ...call, body })).toMatchObject({
    status: 201,
    body: { data: { attributes } },
  });
  const { status, refusal, headers } = await tool('call_operation', {
    ...call,
    body: { data: { type: 'departments' } },
  });
  expect(status).toBe(400);
  expect(refusal.errors[0]).toMatchObject({
    id: 'MISSING VALUE',
    detail: '/data/attributes is required',
    remedy: expect.stringContaining('Add the missing value'),
    link: `${open.url}/_sandbox/docs/register/errors.html#common-missing-value`,
  });
  expect(refusal.violations).toContainEqual({ place: 'body /data/attributes', wanted: 'a value, it is missing' });
  const users = { tenant: 'call', operation: 'exportUsers' };
  expect(await tool('call_operation', { ...users, role: 'user' })).toMatchObject({ status: 403 });
  expect(await tool('call_operation', users)).toMatchObject({ status: 200 });
  expect(await tool('explain_refusal', { tenant: 'call', requestId: headers['x-request-id'] })).toEqual(refusal);
});

test('a file is uploaded as text, and another file than a text is not returned', async () => {
  await mine('files');
  const file = { name: 'note.txt', text: 'Limitation of liability' };
  const sent = await tool('call_operation', { tenant: 'files', operation: 'uploadDocument', body: { file } });
  const path = { documentId: sent.body.documentId };
  await tool('move_clock', { action: 'advance', tenant: 'files', by: '10m' });
  const read = { tenant: 'files', operation: 'downloadDocument' };
  expect((await tool('call_operation', { ...read, path })).body).toBe(file.text);
  expect((await tool('call_operation', { ...read, path: { documentId: '1' } })).body).toBe(
    'a file of the type application/pdf',
  );
});

test('the clock, jobs, faults and snapshots of a tenant are steered', async () => {
  await mine('steer');
  const tenant = 'steer';
  await tool('keep_snapshot', { action: 'take', tenant, name: 'before' });
  await tool('steer_jobs', { action: 'plan', tenant, kind: 'department delete', mode: 'manual' });
  await tool('call_operation', { tenant, operation: 'deleteDepartment', path: { id: '12' } });
  const { work } = await tool('steer_jobs', { action: 'list', tenant, pending: true });
  await tool('steer_jobs', { action: 'advance', tenant, jobId: work[0].id });
  await tool('steer_jobs', { action: 'advance', tenant, jobId: work[0].id });
  const read = { tenant, operation: 'readDepartment', path: { id: '12' } };
  expect((await tool('call_operation', read)).status).toBe(404);
  await tool('keep_snapshot', { action: 'restore', tenant, name: 'before' });
  await tool('inject_faults', { action: 'add', tenant, name: 'reset', operation: 'readDepartment', times: 1 });
  expect((await tool('call_operation', read)).refused).toContain('no complete response arrived: read ECONNRESET');
  expect((await tool('call_operation', read)).status).toBe(200);
  const { entries } = await tool('read_journal', { tenant, operation: 'readDepartment' });
  expect(entries.map(({ status, faults }: Json) => [status, faults])).toEqual([
    [200, []],
    [null, ['reset']],
    [404, []],
  ]);
});

test.each([
  ['department name taken', 'error', { id: 'DEPARTMENT NAME TAKEN', remedy: expect.any(String) }],
  ['D-22', 'decision', { decision: expect.stringContaining('An error response has a list errors') }],
  ['C-102', 'claim', { section: 'Endpoints with method and path' }],
  ['createDepartment', 'operation', { request: 'POST /v2/admin/departments', summary: 'Create a department' }],
  ['unavailable', 'fault', { about: expect.any(String) }],
  ['jobs-pace', 'rule', { sketch: expect.stringContaining('await sleep') }],
  ['department-rename', 'requirement', { level: 'required', statement: expect.any(String) }],
])('%s is looked up', async (id, kind, entry) => {
  expect(await tool('look_up', { text: id })).toContainEqual(
    expect.objectContaining({ kind, ...entry, link: expect.stringMatching(/_sandbox\/docs\/register\/[\w-]+\.html#/) }),
  );
});

test('the contract, the error codes and the guides are resources', async () => {
  const { rpc } = overHttp(open.url);
  const { result } = await rpc('resources/list');
  expect(result.resources.map(({ uri }: Json) => uri)).toEqual(
    expect.arrayContaining(['cps://contract/admin', 'cps://errors', 'cps://guides/partner/grade.md']),
  );
  for (const { uri } of result.resources) {
    const read = await rpc('resources/read', { uri });
    expect(read.result.contents[0].text.length).toBeGreaterThan(500);
  }
});

test('one call explains a failed case with its claims, request, expected value and remedy', async () => {
  const { app, url } = await start('another-key-of-this-test');
  const assistant = overHttp(url, { 'x-control-key': 'another-key-of-this-test' });
  await assistant.tool('inject_faults', { action: 'add', tenant: 'aurora', name: 'department-read-refused' });
  const result = await assistant.tool('run_certification', { only: ['department-read-offered'] });
  expect(result).toMatchObject({ conclusion: 'not certified', failed: [{ name: 'department-offered-read' }] });
  expect(await assistant.tool('explain_result', { name: 'department-offered-read', run: result.run })).toMatchObject({
    claims: expect.arrayContaining([expect.objectContaining({ claim: 'A department can be read.' })]),
    requirement: { id: 'department-read-offered' },
    request: { curl: expect.stringContaining(`${url}/v2/admin/departments/`), status: 404 },
    expected: '2xx',
    actual: 404,
    fix: expect.stringContaining('GET /v2/admin/departments/{id} returns the department'),
  });
  await app.close();
});

test('a violation that an exploration finds is explained with its steps', async () => {
  const { app, url } = await start();
  const { tool: own } = overHttp(url);
  await own('inject_faults', { action: 'add', tenant: 'aurora', name: 'department-rename-ignored' });
  const { failed } = await own('run_exploration', { seconds: 60, untilFinding: true, seed: 7 });
  expect(failed.map(({ name }: Json) => name)).toContain('department-rename');
  const explained = await own('explain_result', { name: 'department-rename' });
  expect(explained).toMatchObject({ steps: expect.any(Array), requirement: { id: 'department-rename' } });
  await app.close();
});

test('the client of a tenant is graded by its journal', async () => {
  await mine('graded');
  await tool('call_operation', { tenant: 'graded', operation: 'deleteDepartment', path: { id: '12' } });
  await tool('call_operation', { tenant: 'graded', operation: 'readJob', path: { jobId: '1' } });
  const { grade, failed } = await tool('run_grade', { tenant: 'graded' });
  expect([grade, failed.map(({ name }: Json) => name)]).toEqual(['F', ['jobs-first-wait']]);
});
