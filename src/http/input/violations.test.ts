import { expect, test } from 'vitest';
import { openSandbox } from '../../../testing/sandbox/sandbox.ts';

const tenants = '/_sandbox/tenants';
const aTime = 'must be a time as RFC 3339 writes it, such as "2026-02-01T00:00:00Z"';

test.each([
  ['status=abc', 'status must be a status code such as 404, or a class of status codes such as 4xx, got "abc"'],
  ['since=yesterday', `since ${aTime}, got "yesterday"`],
  ['limit=0', 'limit must be at least 1, got 0'],
  ['limit=5000', 'limit must be at most 1000, got 5000'],
  ['after=x', 'after must be a whole number, got "x"'],
])('a journal request with %s gets an error that describes the expected value', async (query, detail) => {
  const { status, body } = await openSandbox().send('GET', `${tenants}/aurora/journal?${query}`);
  expect([status, body.detail]).toEqual([400, detail]);
});

test.each([
  ['POST', '', { id: 'x', ttl: 5 }, '/ttl must be a string or null, got 5'],
  ['POST', '/aurora/clock/advance', { by: 1.5 }, '/by must be a string or a whole number, got 1.5'],
  ['POST', '/aurora/clock/set', { now: 'soon' }, `/now ${aTime}, in a year up to 9899, got "soon"`],
  ['PATCH', '/aurora', { limits: { pageSize: 0 } }, '/limits/pageSize must be at least 1, got 0'],
  ['POST', '/aurora/faults', { name: '' }, '/name must not be empty, got ""'],
] as const)('%s %s with %j gets an error that describes the expected value', async (method, path, sent, detail) => {
  const { status, body } = await openSandbox().send(method, tenants + path, { body: sent });
  expect([status, body.detail]).toEqual([400, detail]);
});

test('the rule for a name is described in words', async () => {
  const admin = await openSandbox().as();
  const { body } = await admin.patch('/v2/admin/departments/1', {
    data: { type: 'departments', attributes: { name: '' } },
  });
  const rule = 'must have 1 to 1000 characters after trimming, without "//"';
  expect(body.errors[0].detail).toBe(`/data/attributes/name ${rule}, got ""`);
});

test('a blank text is reported as blank', async () => {
  const { body } = await (await openSandbox().as()).get('/search?q=%20');
  expect(body.error).toBe('q must have 1 to 1000 characters, not only white space, got " "');
});

test.each([
  ['POST', '/v2/admin/departments'],
  ['POST', '/search'],
  ['POST', '/documents'],
  ['POST', tenants],
] as const)('%s %s refuses a compressed body', async (method, path) => {
  const sandbox = openSandbox();
  const { token } = await sandbox.as();
  const body = '{"data":{"type":"departments","attributes":{"name":"Packed"}}}';
  const ask = (encoding: string) =>
    sandbox.send(method, path, { headers: { authorization: `Bearer ${token}`, 'content-encoding': encoding }, body });
  const refused = await ask('gzip');
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([415, expect.stringContaining('UNSUPPORTED')]);
  if (path.includes('departments')) expect((await ask('identity')).status).toBe(201);
});
