import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SandboxProcess, startSandbox } from '../../testing/project/process.ts';
import { AddedOperationClient } from './testing/client.ts';
import { ProjectCopy } from './testing/project-copy.ts';

let copy: ProjectCopy;
let sandbox: SandboxProcess;
let client: AddedOperationClient;
let token: string;

beforeAll(async () => {
  copy = new ProjectCopy();
  copy.addAll();
  await copy.run('scripts/generate.ts');
  sandbox = await startSandbox({ folder: copy.folder });
  client = new AddedOperationClient(sandbox.url);
  token = await client.token();
});

afterAll(async () => {
  await sandbox?.end();
  copy?.[Symbol.dispose]();
});

const oneDelegation = { type: 'delegations', id: '3', attributes: { userId: '7', deputyId: '8' } };

test('Prism answers an operation that only exists in the contract', async () => {
  const list = await client.send('GET', '/v2/admin/delegations?filter[active]=true', { token });
  expect(list).toMatchObject({ status: 200, body: { data: [oneDelegation], meta: { total: 1 } } });
  const tags = await client.send('PUT', '/documents/7/tags', { token, body: { tags: ['urgent'] } });
  expect(tags).toEqual({ status: 200, body: { documentId: '1042', tags: ['urgent', 'supplier'] } });
  const notes = await client.send('GET', '/_sandbox/tenants/aurora/notes');
  expect(notes).toEqual({ status: 200, body: { notes: 'Used by the nightly run' } });
});

test('the file part of a form may have any name, and a required file must be present', async () => {
  const attach = (name: string) => client.attach('/documents/7/attachments', token, name);
  expect(await attach('annex')).toMatchObject({ status: 201, body: { attachmentId: '88' } });
  const refused = await attach('cover');
  expect(refused).toMatchObject({ status: 400, body: { code: 'UNKNOWN PROPERTY' } });
  expect(JSON.stringify(refused.body)).toContain('/annex is required');
});

test('an operation without a security requirement needs no token', async () => {
  expect(await client.send('GET', '/status')).toEqual({ status: 200, body: { uploads: 'open' } });
  expect((await client.send('GET', '/status?since=1')).status).toBe(400);
});

test('the id in a document may differ from the id in the address if the contract has no rule about it', async () => {
  const body = { data: { type: 'managers', id: '7' } };
  const superAdmin = await client.token('aurora-super-admin-key');
  expect(await client.send('PUT', '/v2/admin/departments/1/manager', { token: superAdmin, body })).toMatchObject({
    status: 204,
  });
});

test('a request without a token is refused', async () => {
  for (const [method, path] of [
    ['GET', '/v2/admin/delegations?filter[active]=true'],
    ['PUT', '/documents/7/tags'],
  ] as const) {
    expect((await client.send(method, path)).status).toBe(401);
  }
});

test.each([
  ['GET', '/v2/admin/delegations', undefined, 'filter[active]'],
  ['GET', '/v2/admin/delegations?filter[active]=often', undefined, 'filter[active]'],
  ['PUT', '/documents/7/tags', { tags: [''] }, '/tags/0'],
  ['PUT', '/documents/7/tags', { tags: [], colour: 'red' }, '/colour'],
] as const)('%s %s with %j is refused and names %s', async (method, path, body, place) => {
  const received = await client.send(method, path, { token, ...(body && { body }) });
  expect(received.status).toBe(400);
  expect(JSON.stringify(received.body)).toContain(place);
});

test.each([
  ['1', { 'x-depth': '2', 'x-compact': 'true' }, 200, ''],
  ['1', {}, 400, 'header /x-depth'],
  ['1', { 'x-depth': 'deep' }, 400, 'header /x-depth'],
  ['1', { 'x-depth': '4' }, 400, 'header /x-depth'],
  ['1', { 'x-depth': '2', 'x-compact': 'very' }, 400, 'header /x-compact'],
  ['first', { 'x-depth': '2' }, 400, 'path /page'],
  ['10', { 'x-depth': '2' }, 400, 'path /page'],
])(
  'page %s with the headers %j has the status %i, and the journal names "%s"',
  async (page, headers, status, place) => {
    const received = await client.send('GET', `/v2/admin/delegations/${page}`, { token, headers });
    expect(received.status).toBe(status);
    const journal = await client.send('GET', '/_sandbox/tenants/aurora/journal?operation=listDelegationNotes');
    const [{ verdict }] = journal.body.entries;
    expect(verdict.request.outcome).toBe(status === 200 ? 'kept' : 'broken');
    expect(verdict.request.violations.map((each: { place: string }) => each.place)).toEqual(
      place === '' ? [] : [place],
    );
  },
);

test('an unknown tenant is not found, although the contract answers the rest', async () => {
  expect((await client.send('GET', '/_sandbox/tenants/nobody/notes')).status).toBe(404);
});

test('the checks pass without another edit', async () => {
  expect(await copy.run('scripts/check-contract.ts')).toContain('all lint rules are met');
  expect(await copy.run('node_modules/typescript-7/bin/tsc', '--project', '.')).toBe('');
});

test('the Postman collection contains the operation', () => {
  const text = readFileSync(join(copy.folder, 'dist/postman/admin.json'), 'utf8');
  expect(text).toContain('List the delegations');
});

test('derived cases judge the operation by the published verdict', async () => {
  const ids = [
    'derived-list-delegations-answer',
    'derived-list-delegations-unknown-parameter',
    'derived-read-service-status-answer',
    'derived-replace-department-manager-answer',
    'derived-replace-document-tags-malformed-body',
  ];
  const cases = (await copy.certify(sandbox.url, ids)).filter(({ id }) => ids.includes(id));
  expect(cases.map(({ id, outcome }) => [id, outcome]).sort()).toEqual(ids.map((id) => [id, 'passed']));
});
