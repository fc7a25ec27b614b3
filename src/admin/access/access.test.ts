import { describe, expect, test } from 'vitest';
import { openSandbox, type TestClient } from '../../../testing/sandbox/sandbox.ts';
import { codesOf, finishJob, sourcesOf } from '../testing/finish-job.ts';

const url = '/v2/admin/access';
const signed = { type: 'folder', id: '7' };
const document = (attributes: object) => ({ data: { type: 'access', attributes } });
const grant = (principal: object, permission: string, resource: object = signed) =>
  document({ resource, operation: 'grant', principal, permission });
const revoke = (principal: object) => document({ resource: signed, operation: 'revoke', principal });
const replace = (principal: object, permission: string) =>
  document({ resource: signed, operation: 'replace', principal, permission });

async function read(client: TestClient, folder = '7', more = ''): Promise<string[]> {
  const { body } = await client.get(`${url}?filter[type]=folder&filter[id]=${folder}${more}`);
  return body.data.attributes.accessList.map(
    (entry: Record<string, string>) =>
      `${entry['principalType']} ${entry['principalName']} ${entry['permission']} ${entry['inheritedFrom'] ?? 'own'}`,
  );
}

const before = [
  'user Tomasz Weiss manage 1',
  'user Rosa Iyer manage 6',
  'department Procurement view own',
  'department Indirect edit 6',
  'role Finance Approver view own',
  'role Compliance Auditor view 1',
  'role Records Clerk view 2',
];

describe('read', () => {
  test('lists own and inherited grants, the nearest for each principal, in order', async () => {
    const client = await openSandbox().as();
    expect(await read(client)).toEqual(before);
    const byPath = await client.get(`${url}?filter[type]=folder&filter[path]=/Suppliers/2026/Signed`);
    expect(byPath.body.data).toMatchObject({
      id: '7',
      attributes: { type: 'folder', id: '7', path: '/Suppliers/2026/Signed' },
      links: { self: `${url}?filter%5Btype%5D=folder&filter%5Bid%5D=7` },
    });
    expect((await client.get(byPath.body.data.links.self)).body).toEqual(byPath.body);
  });

  test('filter[principalType] narrows the list', async () => {
    const client = await openSandbox().as();
    for (const type of ['user', 'department', 'role']) {
      const expected = before.filter((entry) => entry.startsWith(type));
      expect(await read(client, '7', `&filter[principalType]=${type}`)).toEqual(expected);
    }
  });

  test.each([
    ['filter[id]=7', 400, 'MISSING VALUE', 'filter[type]'],
    ['filter[type]=document&filter[id]=7', 400, 'INVALID VALUE', 'filter[type]'],
    ['filter[type]=folder', 400, 'FOLDER REFERENCE INVALID', 'filter[id]'],
    ['filter[type]=folder&filter[id]=7&filter[path]=/', 400, 'FOLDER REFERENCE INVALID', 'filter[path]'],
    ['filter[type]=folder&filter[id]=7&filter[principalType]=group', 400, 'INVALID VALUE', 'filter[principalType]'],
    ['filter[type]=folder&filter[id]=999', 404, 'FOLDER NOT FOUND', 'filter[id]'],
    ['filter[type]=folder&filter[path]=/suppliers', 404, 'FOLDER NOT FOUND', 'filter[path]'],
  ])('%s answers %i %s', async (query, status, code, parameter) => {
    const client = await openSandbox().as();
    const received = await client.get(`${url}?${query}`);
    expect([received.status, codesOf(received), sourcesOf(received)]).toEqual([status, [code], [{ parameter }]]);
  });
});

describe('update', () => {
  test.each([
    ['grants anew', grant({ type: 'user', id: '3' }, 'edit'), 'user Diego Clarke edit own'],
    [
      'grants over an earlier permission',
      grant({ type: 'department', id: '10' }, 'manage'),
      'department Procurement manage own',
    ],
    ['grants over an inherited permission', grant({ type: 'user', id: '5' }, 'view'), 'user Rosa Iyer view own'],
    ['grants to a system role', grant({ type: 'role', id: '8' }, 'view'), 'role Platform Administrator view own'],
    ['replaces a permission', replace({ type: 'role', id: '5' }, 'manage'), 'role Finance Approver manage own'],
    [
      'takes a path',
      grant({ type: 'user', id: '3' }, 'edit', { type: 'folder', path: '/Suppliers/2026/Signed' }),
      'user Diego Clarke edit own',
    ],
  ])('%s', async (_what, body, entry) => {
    const sandbox = openSandbox();
    const client = await sandbox.as();
    const job = await finishJob(sandbox, client, await client.patch(url, body));
    expect(job).toMatchObject({
      kind: 'access',
      status: 'succeeded',
      result: { total: 1, succeeded: 1, failed: 0, entries: [{ id: '7', outcome: 'succeeded' }] },
    });
    const after = await read(client);
    expect(after).toContain(entry);
    const name = entry.split(' ').slice(0, 2).join(' ');
    expect(after.filter((each) => !each.startsWith(name))).toEqual(before.filter((each) => !each.startsWith(name)));
  });

  test('a revoke brings the inherited permission back', async () => {
    const sandbox = openSandbox();
    const client = await sandbox.as();
    const job = await finishJob(sandbox, client, await client.patch(url, revoke({ type: 'department', id: '10' })));
    expect(job.status).toBe('succeeded');
    expect(await read(client)).toContain('department Procurement edit 2');
  });

  test('changes nothing before the job ends', async () => {
    const sandbox = openSandbox();
    const client = await sandbox.as();
    await client.patch(url, revoke({ type: 'department', id: '10' }));
    sandbox.advance(149);
    expect(await read(client)).toEqual(before);
  });

  test.each([
    ['an unknown folder', grant({ type: 'user', id: '3' }, 'edit', { type: 'folder', id: '999' }), 'FOLDER NOT FOUND'],
    [
      'an unknown path',
      grant({ type: 'user', id: '3' }, 'edit', { type: 'folder', path: '/suppliers' }),
      'FOLDER NOT FOUND',
    ],
    ['an unknown user', grant({ type: 'user', id: '999' }, 'edit'), 'PRINCIPAL NOT FOUND'],
    ['a deleted user', grant({ type: 'user', id: '170' }, 'edit'), 'PRINCIPAL NOT FOUND'],
    ['an unknown department', grant({ type: 'department', id: 'x' }, 'edit'), 'PRINCIPAL NOT FOUND'],
    ['an unknown role', grant({ type: 'role', id: '01' }, 'edit'), 'PRINCIPAL NOT FOUND'],
    ['a revoke of nothing', revoke({ type: 'user', id: '3' }), 'GRANT NOT FOUND'],
    ['a revoke of an inherited grant', revoke({ type: 'user', id: '5' }), 'GRANT NOT FOUND'],
    ['a replace of an inherited grant', replace({ type: 'user', id: '5' }, 'view'), 'GRANT NOT FOUND'],
  ])('%s makes the job fail and changes nothing', async (_what, body, code) => {
    const sandbox = openSandbox();
    const client = await sandbox.as();
    const job = await finishJob(sandbox, client, await client.patch(url, body));
    expect(job).toMatchObject({ status: 'failed', result: null, errors: [{ code }] });
    expect(await read(client)).toEqual(before);
  });

  const wrong = (change: object) =>
    document({
      resource: signed,
      operation: 'grant',
      principal: { type: 'user', id: '3' },
      permission: 'view',
      ...change,
    });
  const at = '/data/attributes';
  test.each([
    ['no permission with grant', wrong({ permission: undefined }), 'MISSING VALUE', `${at}/permission`],
    [
      'no permission with replace',
      wrong({ operation: 'replace', permission: undefined }),
      'MISSING VALUE',
      `${at}/permission`,
    ],
    ['a permission with revoke', wrong({ operation: 'revoke' }), 'INVALID VALUE', `${at}/permission`],
    ['an unknown permission', wrong({ permission: 'own' }), 'INVALID VALUE', `${at}/permission`],
    ['an unknown operation', wrong({ operation: 'deny' }), 'INVALID VALUE', `${at}/operation`],
    [
      'an unknown principal type',
      wrong({ principal: { type: 'group', id: '1' } }),
      'INVALID VALUE',
      `${at}/principal/type`,
    ],
    [
      'a folder named twice',
      wrong({ resource: { ...signed, path: '/' } }),
      'FOLDER REFERENCE INVALID',
      `${at}/resource`,
    ],
    ['a folder not named', wrong({ resource: { type: 'folder' } }), 'FOLDER REFERENCE INVALID', `${at}/resource`],
    [
      'another resource type',
      wrong({ resource: { type: 'document', id: '7' } }),
      'INVALID VALUE',
      `${at}/resource/type`,
    ],
    ['a second operation', wrong({ operations: [] }), 'UNKNOWN PROPERTY', `${at}/operations`],
  ])('%s is refused at once', async (_what, body, code, pointer) => {
    const client = await openSandbox().as();
    const received = await client.patch(url, body);
    expect([received.status, codesOf(received), sourcesOf(received)]).toEqual([400, [code], [{ pointer }]]);
  });

  test('another document type is a conflict', async () => {
    const client = await openSandbox().as();
    const { data } = wrong({});
    const received = await client.patch(url, { data: { ...data, type: 'folders' } });
    expect([received.status, codesOf(received)]).toEqual([409, ['RESOURCE TYPE MISMATCH']]);
  });
});

test('the deletion of a department removes its grants and the grants of its descendants', async () => {
  const sandbox = openSandbox();
  const client = await sandbox.as();
  await finishJob(sandbox, client, await client.delete('/v2/admin/departments/10'));
  expect(await read(client)).toEqual(before.filter((entry) => !entry.startsWith('department')));
  expect(await read(client, '2')).not.toContain('department Procurement edit own');
  expect(await read(client, '18')).toContain('department Legal manage own');
});
