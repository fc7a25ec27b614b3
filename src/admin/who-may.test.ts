import { describe, expect, test } from 'vitest';
import { openSandbox } from '../../testing/sandbox/sandbox.ts';
import { type OperationEntry, operationTable } from '../contract/operation.ts';
import { statefulOperations } from '../sandbox/generated/operations.ts';
import { codesOf } from './testing/finish-job.ts';

const operations = Object.values(operationTable)
  .filter((entry) => entry.interface === 'admin' && entry.credential === 'accessToken' && statefulOperations[entry.id])
  .map((entry) => ({ ...entry, url: entry.path.replaceAll(/\{\w+\}/g, '999') }));
const flagged = operations.filter(({ featureFlag }) => featureFlag !== null);
const others = operations.filter(({ featureFlag }) => featureFlag === null);

/** All tests can share it, because it refuses their requests, which change nothing. */
const sandbox = openSandbox();

function call({ method, url }: OperationEntry & { url: string }, headers: Record<string, string> = {}) {
  const wrong = method === 'GET' ? {} : { body: 'no body at all' };
  return sandbox.send(method, `${url}?unknown=1`, { ...wrong, headers: { 'content-type': 'text/plain', ...headers } });
}

async function bearer(tenant: string, role: 'user' | 'admin' | 'super-admin') {
  return { authorization: `Bearer ${(await sandbox.as(tenant, role)).token}` };
}

test('the operations in the decisions D-05 and D-06 have the roles and the flag', () => {
  for (const { roles } of operations) expect(roles).toEqual(['admin', 'super-admin']);
  expect(flagged.map(({ id }) => id).sort()).toEqual([
    'deleteDepartment',
    'readAccess',
    'readJob',
    'replaceRoleAssignments',
    'updateAccess',
    'updateDepartmentMembers',
  ]);
});

describe.each(operations)('$id', (operation) => {
  test('without a token is 401 and names the scheme', async () => {
    const received = await call(operation);
    expect([received.status, codesOf(received)]).toEqual([401, ['TOKEN MISSING']]);
    expect(received.headers['www-authenticate']).toMatch(/^Bearer/);
  });

  test.each(['aurora', 'borealis'])('%s refuses a user because of the role before all other errors', async (tenant) => {
    const received = await call(operation, await bearer(tenant, 'user'));
    expect([received.status, codesOf(received)]).toEqual([403, ['ADMIN REQUIRED']]);
  });

  test.each(['admin', 'super-admin'] as const)('an %s passes all checks before the input', async (role) => {
    const received = await call(operation, await bearer('aurora', role));
    expect([400, 415]).toContain(received.status);
  });
});

test.each(flagged)('$id needs the flag, whatever is wrong with the input', async (operation) => {
  const received = await call(operation, await bearer('borealis', 'super-admin'));
  expect([received.status, codesOf(received)]).toEqual([403, ['FEATURE NOT ENABLED']]);
});

test.each(others)('$id does not need the flag', async (operation) => {
  const received = await call(operation, await bearer('borealis', 'admin'));
  expect([400, 415]).toContain(received.status);
});

test.each(operations.filter(({ body }) => body !== null))(
  '$id: the media type comes before the values',
  async (operation) => {
    const received = await call(operation, await bearer('aurora', 'admin'));
    expect([received.status, codesOf(received)]).toEqual([415, ['UNSUPPORTED MEDIA TYPE']]);
  },
);

test.each(operations.filter(({ body }) => body === null))(
  '$id: an unknown parameter comes before existence',
  async (operation) => {
    const headers = await bearer('aurora', 'admin');
    const received = await sandbox.send(operation.method, `${operation.url}?unknown=1`, { headers });
    expect(received.status).toBe(400);
    expect(codesOf(received)).toContain('UNKNOWN PARAMETER');
  },
);

const addressed = operations.filter(({ path, body }) => path.includes('{') && body === null);
test.each(addressed)('$id: an id that does not exist, or is no id, is 404', async (operation) => {
  const headers = await bearer('aurora', 'admin');
  for (const id of ['999', '0', '01', '-1', 'x', '1e3', '9'.repeat(40)]) {
    const url = operation.path.replace(/\{\w+\}/, id);
    expect((await sandbox.send(operation.method, url, { headers })).status, id).toBe(404);
  }
});

const mediaType = 'application/vnd.api+json; ext="https://jsonapi.example/ext"; profile="https://jsonapi.example/p"';
const data = { type: 'departments', attributes: { name: 'Deviation' } };

test('parameters of a media type are ignored', async () => {
  const client = await openSandbox().as();
  const headers = { 'content-type': mediaType, accept: mediaType };
  expect((await client.post('/v2/admin/departments', { data }, { headers })).status).toBe(201);
});

test.each([
  { data, jsonapi: { version: '1.1' } },
  { data, meta: {} },
  { data: { ...data, lid: 'a' } },
  { data: { ...data, id: '7' } },
])('the body %j has an unknown property', async (body) => {
  const refused = await (await openSandbox().as()).post('/v2/admin/departments', body);
  expect([refused.status, codesOf(refused)]).toEqual([400, ['UNKNOWN PROPERTY']]);
});
