import { describe, expect, test } from 'vitest';
import { openSandbox } from '../../testing/sandbox/sandbox.ts';
import { finishJob } from './testing/finish-job.ts';
import { open, run } from './testing/import-client.ts';
import { upload } from './testing/spreadsheet-client.ts';

const document = (type: string, attributes: object) => ({ data: { type, attributes } });
const department = (attributes: object) => document('departments', attributes);
const access = (change: object) => {
  const resource = { type: 'folder', id: '7' };
  return document('access', { resource, operation: 'grant', principal: { type: 'user', id: '3' }, ...change });
};
const at = (path: string) => ({ pointer: `/data/attributes${path}` });
const inQuery = (parameter: string) => ({ parameter });
const members = Array.from({ length: 501 }, (_, index) => String(index + 1));
const twice = [1, 2, 1].map((user) => ({ userId: String(user), roleId: '1' }));

describe('the detail and the source of a refusal', () => {
  test.each([
    ['/departments/999', 'no department has the id "999"', undefined],
    ['/departments?filter[id]=999', 'no department has the id "999"', inQuery('filter[id]')],
    ['/departments?filter[path]=No', 'no department has the path "No"', inQuery('filter[path]')],
    [
      '/departments?filter[id]=1&filter[path]=Legal',
      'at most one of filter[id] and filter[path] may be given, got both',
      inQuery('filter[path]'),
    ],
    [
      '/users?filter[id]=1&filter[email]=x',
      'at most one of filter[id], filter[email], filter[department] may be given',
      inQuery('filter[email]'),
    ],
    ['/access?filter[type]=folder&filter[id]=999', 'no folder has the id "999"', inQuery('filter[id]')],
    ['/access?filter[type]=folder&filter[path]=/x', 'no folder has the path "/x"', inQuery('filter[path]')],
    [
      '/access?filter[type]=folder',
      'exactly one of filter[id] and filter[path] is required, got neither',
      inQuery('filter[id]'),
    ],
    [
      '/access?filter[type]=folder&filter[id]=7&filter[path]=/',
      'exactly one of filter[id] and filter[path] is required, got both',
      inQuery('filter[path]'),
    ],
    ['/jobs/9', 'no job has the id "9"', undefined],
    ['/users/import/9', 'no import process has the id "9"', undefined],
  ])('of GET %s', async (path, detail, source) => {
    const client = await openSandbox().as();
    const { body } = await client.get(`/v2/admin${path}`);
    expect(body.errors).toMatchObject([{ detail, ...(source && { source }) }]);
    expect(body.errors[0].source).toEqual(source);
  });

  test.each([
    [
      '/departments/1',
      { data: { type: 'departments' } },
      'at least one of name and parentDepartment is required, got neither',
      { pointer: '/data/attributes' },
    ],
    [
      '/departments/1',
      department({ parentDepartment: '99' }),
      'no department has the id "99"',
      at('/parentDepartment'),
    ],
    [
      '/departments/1',
      department({ parentDepartment: '4' }),
      'department 4 is department 1 itself or one of its descendants',
      at('/parentDepartment'),
    ],
    [
      '/departments/1',
      department({ name: 'Sales' }),
      'a department named "Sales" already exists at the top level',
      at('/name'),
    ],
    [
      '/departments/4',
      department({ name: 'Legal', parentDepartment: null }),
      'a department named "Legal" already exists at the top level',
      at('/name'),
    ],
    [
      '/departments/40/members',
      document('department-members', { operation: 'add', members }),
      'members must have 1 to 500 different user ids, got 501',
      at('/members'),
    ],
    [
      '/role-assignments',
      document('role-assignments', { assignments: twice }),
      'each user may appear in only one assignment; user "1" also appears at /data/attributes/assignments/0/userId',
      at('/assignments/2/userId'),
    ],
    ['/access', access({}), 'permission is required if operation is "grant"', at('/permission')],
    [
      '/access',
      access({ operation: 'revoke', permission: 'view' }),
      'permission must be absent if operation is "revoke", got the permission "view"',
      at('/permission'),
    ],
  ])('of PATCH %s with %j', async (path, body, detail, source) => {
    const client = await openSandbox().as();
    expect((await client.patch(`/v2/admin${path}`, body)).body.errors).toMatchObject([{ detail, source }]);
  });

  test.each([
    [department({ name: 'x', parentDepartment: '99' }), 'no department has the id "99"', at('/parentDepartment')],
    [department({ name: 'EMEA', parentDepartment: '3' }), 'already exists below the parent department', at('/name')],
  ])('of POST /v2/admin/departments with %j', async (body, detail, source) => {
    const client = await openSandbox().as();
    const { errors } = (await client.post('/v2/admin/departments', body)).body;
    expect(errors).toMatchObject([{ detail: expect.stringContaining(detail), source }]);
  });

  test('of a path that two departments have', async () => {
    const client = await openSandbox().as();
    const create = async (name: string, parentDepartment: string | null) =>
      (await client.post('/v2/admin/departments', department({ name, parentDepartment }))).body.data.id;
    const one = await create('/b', await create('a', null));
    const other = await create('b', await create('a/', null));
    const { status, body } = await client.get('/v2/admin/departments?filter[path]=a///b');
    const code = 'DEPARTMENT PATH AMBIGUOUS';
    const detail = `the path "a///b" matches the departments ${one} and ${other}; use filter[id]`;
    expect([status, body.errors]).toMatchObject([409, [{ code, detail, source: inQuery('filter[path]') }]]);
  });
});

describe('the error of a failed job', () => {
  test.each([
    ['/access', access({ permission: 'edit', resource: { type: 'folder', id: '99' } }), 'no folder has the id "99"'],
    ['/access', access({ permission: 'edit', principal: { type: 'role', id: '99' } }), 'no role has the id "99"'],
    [
      '/access',
      access({ operation: 'revoke' }),
      'user 3 has no direct permission on folder 7; the request cannot change inherited permissions',
    ],
    [
      '/role-assignments',
      document('role-assignments', { assignments: [{ userId: '1', roleId: '99' }] }),
      'none of the assignments could be applied',
    ],
    [
      '/departments/40/members',
      document('department-members', { operation: 'add', members: ['999'] }),
      'none of the users could be changed',
    ],
  ])('of PATCH %s with %j', async (path, body, detail) => {
    const sandbox = openSandbox();
    const client = await sandbox.as();
    const job = await finishJob(sandbox, client, await client.patch(`/v2/admin${path}`, body));
    expect(job.errors).toMatchObject([{ detail }]);
  });

  test('has a detail for each user', async () => {
    const sandbox = openSandbox();
    const client = await sandbox.as('cirrus');
    const assignments = [
      { userId: '4', roleId: '1' },
      { userId: '999', roleId: '1' },
      { userId: '5', roleId: '999' },
      { userId: '20', roleId: '2' },
    ];
    const roles = document('role-assignments', { assignments });
    const job = await finishJob(sandbox, client, await client.patch('/v2/admin/role-assignments', roles));
    expect(job.result?.entries.map(({ detail }) => detail)).toEqual([
      undefined,
      'no user has the id "999"',
      'no custom role has the id "999"',
      'the external role directory has no entry for the user 20',
    ]);
    const add = document('department-members', { operation: 'add', members: ['1', '999'] });
    const change = await finishJob(sandbox, client, await client.patch('/v2/admin/departments/1/members', add));
    expect(change.result?.entries[1]).toMatchObject({ detail: 'no user has the id "999"' });
  });

  test('names the department that was deleted before the job ran', async () => {
    const sandbox = openSandbox();
    const client = await sandbox.as();
    await client.delete('/v2/admin/departments/40');
    const add = document('department-members', { operation: 'add', members: ['1'] });
    const { status, headers } = await client.patch('/v2/admin/departments/40/members', add);
    const detail = 'department 40 was deleted before the job ran';
    const job = await finishJob(sandbox, client, { status, headers, body: null });
    expect(job).toMatchObject({ status: 'failed', errors: [{ code: 'DEPARTMENT NOT FOUND', detail }] });
    expect(job.result?.entries).toMatchObject([{ id: '1', outcome: 'failed', code: 'DEPARTMENT NOT FOUND', detail }]);
  });
});

describe('the refusal of a request about an import names the status of the import', () => {
  const url = '/v2/admin/users/import/1';

  test('while it runs, and after it has ended', async () => {
    const { sandbox, client } = await open();
    await upload(client, 'email\n');
    const detailOf = async (path: string, method: 'GET' | 'POST' = 'GET') => {
      const { body } = await (method === 'GET' ? client.get(url + path) : client.post(url + path));
      return body.errors[0].detail;
    };
    expect(await detailOf('/errors')).toBe(
      'import process 1 has the status "pending"; the errors are available after the import has ended',
    );
    expect(await detailOf('/acknowledge', 'POST')).toBe(
      'import process 1 has the status "pending"; only an import process with the status "awaiting acknowledgement" can be acknowledged',
    );
    sandbox.advance(150);
    expect(await detailOf('/errors')).toBe(
      'import process 1 has the status "completed" and skipped no row, so there is no spreadsheet of skipped rows',
    );
    expect(await detailOf('/summary/errors')).toBe(
      'import process 1 has no summary, or the summary contains no invalid rows',
    );
    expect(await detailOf('/cancel', 'POST')).toBe(
      'import process 1 has the status "completed"; only an import process with the status "pending", "summarizing" or "awaiting acknowledgement" can be cancelled',
    );
  });

  test('while its summary is computed', async () => {
    const { client } = await open();
    await upload(client, 'email\n', '/summary');
    const { body } = await client.get(`${url}/summary/errors`);
    expect(body.errors[0].detail).toBe(
      'import process 1 has the status "summarizing"; the errors are available after the summary is complete',
    );
  });
});

test('an import without rows is completed and changes nothing', async () => {
  const { sandbox, client } = await open();
  expect(await run(sandbox, client, 'email\n')).toMatchObject({
    status: 'completed',
    summary: { total: 0, created: 0, updated: 0, deleted: 0, unchanged: 0, failed: 0 },
  });
});
