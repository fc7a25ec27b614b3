import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { openSandbox, type TestSandbox } from '../../../testing/sandbox/sandbox.ts';

const yaml: Record<string, string> = { 'content-type': 'application/yaml' };
const cirrus = readFileSync(new URL('../../../fixtures/worlds/cirrus.yaml', import.meta.url), 'utf8');

const small = `settings: { adminAccessApi: true, hrManagedRoles: false }
apiKeys: [{ name: admin, key: small-admin-key, user: '1', role: admin }]
roles: []
departments: [{ id: '1', name: Treasury }]
users:
  - { id: '1', email: ada@small.example, firstName: Ada, lastName: Berg, jobTitle: null, role: null, departments: [Treasury], createdAt: '2026-01-01T00:00:00.000Z', lastLogin: null }
folders: { id: '1', name: / }
fields: []
`;

const seed = (sandbox: TestSandbox, body: string, headers: Record<string, string> = yaml) =>
  sandbox.send('POST', '/_sandbox/tenants/trial/seed', { body, headers });

async function withTrial(): Promise<TestSandbox> {
  const sandbox = openSandbox();
  await sandbox.send('POST', '/_sandbox/tenants', { body: { id: 'trial', from: 'aurora' } });
  return sandbox;
}

const state = async (sandbox: TestSandbox) => (await sandbox.send('GET', '/_sandbox/tenants/trial/state')).body;

test('a tenant has the data of its seed, and a reset restores this data', async () => {
  const sandbox = await withTrial();
  const { status, body } = await seed(sandbox, small);
  expect([status, body.counts]).toEqual([200, expect.objectContaining({ users: 1, departments: 1, documents: 0 })]);
  const answer = await sandbox.send('POST', '/v2/admin/auth/token', { headers: { 'x-api-key': 'small-admin-key' } });
  const headers = { authorization: `Bearer ${answer.body.token}` };
  const department = { data: { type: 'departments', attributes: { name: 'Hedging' } } };
  await sandbox.send('POST', '/v2/admin/departments', { body: department, headers });
  await sandbox.send('POST', '/_sandbox/tenants/trial/reset');
  expect((await state(sandbox)).departments).toEqual([{ id: '1', name: 'Treasury', parentDepartment: null }]);
  const old = await sandbox.send('POST', '/v2/admin/auth/token', { headers: { 'x-api-key': 'trial-admin-key' } });
  expect(old.status).toBe(403);
});

test('JSON is taken as well', async () => {
  const sandbox = await withTrial();
  const json = { 'content-type': 'application/json' };
  expect((await seed(sandbox, JSON.stringify(parse(small)), json)).status).toBe(200);
  expect((await state(sandbox)).users).toHaveLength(1);
});

test('a tenant names the API keys with the value that the sandbox chooses, and not those of a seed', async () => {
  const sandbox = await withTrial();
  const defaultKeys = async () => (await sandbox.send('GET', '/_sandbox/tenants/trial')).body.defaultKeys;
  expect(await defaultKeys()).toEqual(['admin', 'super-admin', 'user']);
  await seed(sandbox, small);
  expect(await defaultKeys()).toEqual([]);
});

test('a large seed is taken', async () => {
  const sandbox = await withTrial();
  expect((await seed(sandbox, `${small}# ${'x'.repeat(2 * 1024 * 1024)}\n`)).status).toBe(200);
});

type Refused = [
  what: string,
  body: string,
  status: number,
  code: string,
  detail: RegExp,
  headers?: Record<string, string>,
];

const refused: Refused[] = [
  ['no YAML', '{ users: [', 400, 'SEED INVALID', /seed:1: /],
  [
    'a file on this machine',
    `${small}documents: ../../package.json\n`,
    400,
    'SEED INVALID',
    /seed:9: .*upload documents/,
  ],
  [
    'a key that no header takes',
    small.replace('small-admin-key', '"small key"'),
    400,
    'SEED INVALID',
    /seed:2: apiKeys\[0\]\.key must be 1 to 255 visible ASCII characters without blanks$/,
  ],
  [
    'a field of an endless name',
    small.replace(
      'fields: []',
      `fields: [{ name: ${'x'.repeat(256)}, label: x, type: string, helpText: null, active: true, allowedValues: [], section: null }]`,
    ),
    400,
    'SEED INVALID',
    /fields\[0\]\.name must be a text of 1 to 255 characters, not only white space, got "xx/,
  ],
  [
    'the key of another tenant',
    small.replace('small-admin-key', 'aurora-admin-key'),
    409,
    'API KEY TAKEN',
    /belongs to the tenant "aurora"/,
  ],
  [
    'another type',
    small,
    415,
    'UNSUPPORTED MEDIA TYPE',
    /application\/yaml or application\/json/,
    { 'content-type': 'text/csv' },
  ],
  ['more than 32 MiB', `# ${'x'.repeat(32 * 1024 * 1024)}\n`, 413, 'BODY TOO LARGE', /33554432 bytes/],
];

test.each(refused)(
  'a seed with %s is refused, and the tenant is as it was',
  async (_what, body, status, code, detail, headers = yaml) => {
    const sandbox = await withTrial();
    const before = await state(sandbox);
    const answer = await seed(sandbox, body, headers);
    expect(answer).toMatchObject({ status, body: { code, detail: expect.stringMatching(detail) } });
    expect(await state(sandbox)).toEqual(before);
  },
);

test('the world of a fixture is a seed', async () => {
  const sandbox = await withTrial();
  await sandbox.send('DELETE', '/_sandbox/tenants/cirrus');
  const { status } = await seed(sandbox, cirrus.replace(/^documents:.*\n/m, ''));
  expect(status).toBe(200);
});
