import { expect, test } from 'vitest';
import { openSandbox } from '../../../testing/sandbox/sandbox.ts';

const department = '/v2/admin/departments/1';
const update = (attributes: object, change = {}) => ({ data: { type: 'departments', attributes, ...change } });

test.each([
  ['/v2/admin/departments?x=1', 'this operation has no query parameter "x"', 'x'],
  ['/v2/admin/departments?a~1b=1', 'this operation has no query parameter "a~1b"', 'a~1b'],
  ['/v2/admin/roles?filter[type]=x', 'filter[type] must be one of "custom", got "x"', 'filter[type]'],
  ['/v2/admin/departments?page[size]=0', 'page[size] must be at least 1, got 0', 'page[size]'],
  ['/v2/admin/departments?page[size]=201', 'page[size] must be at most 200, got 201', 'page[size]'],
  ['/v2/admin/departments?page[size]=a', 'page[size] must be a whole number, got "a"', 'page[size]'],
  [
    '/v2/admin/departments?page[size]=1&page[size]=2',
    'the request contains page[size] 2 times; send page[size] only once',
    'page[size]',
  ],
  ['/v2/admin/access', 'the query parameter filter[type] is required', 'filter[type]'],
])('the refusal of GET %s says what is wrong', async (url, detail, parameter) => {
  const { status, body } = await (await openSandbox().as()).get(url);
  expect([status, body.errors]).toMatchObject([400, [{ detail, source: { parameter } }]]);
});

test.each([
  ['nothing', undefined, 400, 'this operation requires a body, the request has none', ''],
  ['a list', [], 400, 'the body must be an object, got []', ''],
  ['an empty object', {}, 400, '/data is required', '/data'],
  [
    'another type',
    update({ name: 'Law' }, { type: 'x' }),
    409,
    '/data/type must be "departments", got "x"',
    '/data/type',
  ],
  [
    'an unknown property',
    update({ name: 'Law', 'a/b~': 1 }),
    400,
    '/data/attributes/a~1b~0 is unknown',
    '/data/attributes/a~1b~0',
  ],
  [
    'a number as the name',
    update({ name: 5 }),
    400,
    '/data/attributes/name must be a string, got 5',
    '/data/attributes/name',
  ],
  ['another id', update({ name: 'Law' }, { id: '2' }), 409, '/data/id must be "1" as in the URL, got "2"', '/data/id'],
])('the refusal of a department with %s says what is wrong', async (_what, sent, status, detail, pointer) => {
  const received = await (await openSandbox().as()).patch(department, sent);
  expect([received.status, received.body.errors]).toMatchObject([status, [{ detail, source: { pointer } }]]);
});

test.each([
  ['a number as the name', update({ name: 5 }), 'INVALID VALUE'],
  ['an empty name', update({ name: '' }), 'DEPARTMENT NAME INVALID'],
])('%s has its error code', async (_what, sent, code) => {
  const { body } = await (await openSandbox().as()).patch(department, sent);
  expect(body.errors).toMatchObject([{ code }]);
});

test.each(['7', '"x"', 'null', '[]'])('the body %s of an operation that takes none is ignored', async (body) => {
  const headers = { 'content-type': 'application/json' };
  expect((await (await openSandbox().as()).delete(department, { headers, body })).status).toBe(202);
});

test('a name with letters outside of ASCII is returned unchanged, with the length of its bytes', async () => {
  const sandbox = openSandbox();
  const { token } = await sandbox.as();
  const payload = update({ name: 'Café – €' });
  const headers = { authorization: `Bearer ${token}` };
  const answer = await sandbox.app.inject({ method: 'PATCH', url: department, payload, headers });
  expect(answer.json().data.attributes.name).toBe('Café – €');
  expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
});

test('an object with only unknown properties counts as empty', async () => {
  const { status, body } = await (await openSandbox().as()).patch(department, update({ color: 'red' }));
  const details = body.errors.map(({ detail }: { detail: string }) => detail);
  expect([status, details]).toEqual([
    400,
    [
      '/data/attributes must have name or parentDepartment, it has only unknown properties',
      '/data/attributes/color is unknown',
    ],
  ]);
});

test('a property that another property requires is named with the other property', async () => {
  const { status, body } = await (await openSandbox().as()).post('/search', { query: [{ filter: 'equals' }] });
  const detail = '/query/0/type is required if filter is given';
  expect([status, body.error, body.details]).toEqual([400, detail, [{ pointer: '/query/0/type', message: detail }]]);
});

test('each property of a body that an operation does not take is reported', async () => {
  const headers = { 'content-type': 'application/json' };
  const { status, body } = await (await openSandbox().as()).delete(department, { headers, body: '{"a/b":1,"c~":2}' });
  const fault = (pointer: string) => ({
    detail: `this operation accepts no body, but the body contains ${pointer}`,
    source: { pointer },
  });
  expect([status, body.errors]).toMatchObject([400, [fault('/a~1b'), fault('/c~0')]]);
});

test('a body above the limit is refused with the limit', async () => {
  const { status, body } = await (await openSandbox().as()).patch(department, `"${'x'.repeat(1024 * 1024)}"`);
  expect([status, body.errors]).toMatchObject([
    413,
    [{ detail: 'the body may have at most 1048576 bytes, it has more' }],
  ]);
});
