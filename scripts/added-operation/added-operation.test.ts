import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AddedOperation, ProjectCopy } from './project-copy.ts';
import { RunningSandbox } from './running-sandbox.ts';

const listDelegations: AddedOperation = {
  interface: 'admin',
  id: 'listDelegations',
  method: 'get',
  path: '/v2/admin/delegations',
};
const replaceDocumentTags: AddedOperation = {
  interface: 'documents',
  id: 'replaceDocumentTags',
  method: 'put',
  path: '/documents/{documentId}/tags',
};
const readTenantNotes: AddedOperation = {
  interface: 'sandbox',
  id: 'readTenantNotes',
  method: 'get',
  path: '/_sandbox/tenants/{tenant}/notes',
};
const added = [listDelegations, replaceDocumentTags, readTenantNotes];

let copy: ProjectCopy;
let sandbox: RunningSandbox;
let token: string;

beforeAll(async () => {
  copy = new ProjectCopy();
  for (const operation of added) copy.add(operation);
  copy.run('scripts/generate.ts');
  sandbox = await RunningSandbox.start(copy.folder);
  token = await sandbox.token();
});

afterAll(async () => {
  await sandbox?.[Symbol.asyncDispose]();
  copy?.[Symbol.dispose]();
});

/** The example of the contract file, which Prism answers with. */
const oneDelegation = { type: 'delegations', id: '3', attributes: { userId: '7', deputyId: '8' } };

test('Prism answers an operation that only exists in the contract', async () => {
  const list = await sandbox.send('GET', '/v2/admin/delegations?filter[active]=true', { token });
  expect(list).toMatchObject({ status: 200, body: { data: [oneDelegation], meta: { total: 1 } } });
  const tags = await sandbox.send('PUT', '/documents/7/tags', { token, body: { tags: ['urgent'] } });
  expect(tags).toEqual({ status: 200, body: { documentId: '1042', tags: ['urgent', 'supplier'] } });
  const notes = await sandbox.send('GET', '/_sandbox/tenants/aurora/notes');
  expect(notes).toEqual({ status: 200, body: { notes: 'Used by the nightly run' } });
});

test('a request without a token is refused', async () => {
  for (const [method, path] of [
    ['GET', '/v2/admin/delegations?filter[active]=true'],
    ['PUT', '/documents/7/tags'],
  ] as const) {
    expect((await sandbox.send(method, path)).status).toBe(401);
  }
});

test.each([
  ['GET', '/v2/admin/delegations', undefined, 'filter[active]'],
  ['GET', '/v2/admin/delegations?filter[active]=often', undefined, 'filter[active]'],
  ['PUT', '/documents/7/tags', { tags: [''] }, '/tags/0'],
  ['PUT', '/documents/7/tags', { tags: [], colour: 'red' }, '/colour'],
] as const)('%s %s with %j is refused and names %s', async (method, path, body, place) => {
  const received = await sandbox.send(method, path, { token, ...(body && { body }) });
  expect(received.status).toBe(400);
  expect(JSON.stringify(received.body)).toContain(place);
});

test('an unknown tenant is not found, although the contract answers the rest', async () => {
  expect((await sandbox.send('GET', '/_sandbox/tenants/nobody/notes')).status).toBe(404);
});

test('the checks pass without another edit', () => {
  expect(copy.run('scripts/generate.ts', '--check')).toBe('');
  expect(copy.run('scripts/check-contract.ts')).toContain('no rule is broken');
  expect(copy.run('node_modules/typescript/bin/tsc', '--project', '.')).toBe('');
});

test('the Postman collection contains the operation', () => {
  const text = readFileSync(join(copy.folder, 'dist/postman/admin.json'), 'utf8');
  expect(text).toContain('List the delegations');
});

test('derived cases judge the operation by the published verdict', () => {
  const ids = [
    'derived-list-delegations-answer',
    'derived-list-delegations-unknown-parameter',
    'derived-replace-document-tags-malformed-body',
  ];
  const cases = copy.certify(sandbox.url, ids).filter(({ id }) => ids.includes(id));
  expect(cases.map(({ id, outcome }) => [id, outcome]).sort()).toEqual(ids.map((id) => [id, 'passed']));
});
