import { describe, expect, test } from 'vitest';
import { mostItems } from '../case/api.ts';
import { Blocked, Failure } from '../case/failure.ts';
import { scripted } from '../selftest/fake/scripted.ts';

const created = (id: string) => ({ status: 201, body: { id, documentId: id, recordId: id } });

test('names are different, and contain the run and the test case', async () => {
  const { api } = await scripted(() => created('7'));
  expect([api.name('Legal'), api.name('Legal')]).toEqual(['Legal r1 one-case 1', 'Legal r1 one-case 2']);
});

describe('a new department', () => {
  test('is created at the top level, below the root of the target file, or below another department', async () => {
    let id = 0;
    const { api, asked } = await scripted(() => created(String(++id)));
    expect([await api.department(), await api.department('Own'), await api.department('Child', '1')]).toEqual([
      '1',
      '2',
      '3',
    ]);
    expect(asked.map(({ body }) => body)).toEqual([
      { name: 'Department r1 one-case 1' },
      { name: 'Own' },
      { name: 'Child', parentDepartment: '1' },
    ]);
    const rooted = await scripted(() => created('7'), { target: { existing: { rootDepartmentId: '99' } } });
    expect(rooted.api.topLevel).toEqual({ parentDepartment: '99' });
    await rooted.api.department('Own');
    expect(rooted.asked[0]?.body).toEqual({ name: 'Own', parentDepartment: '99' });
  });

  test.each([
    [{ status: 422, body: {} }, 'it was refused with 422'],
    [{ status: 422, body: { id: '7' } }, 'it was refused with 422'],
    [{ status: 201, body: {} }, 'the response (201, application/json) has no id at the place that the binding reads'],
  ])('that the target does not create (%j) blocks the test case', async (answer, why) => {
    const { api } = await scripted(() => answer);
    const message = `a department that the case needs could not be created: ${why}`;
    await expect(api.department()).rejects.toMatchObject({ by: 'createDepartment', message });
  });
});

describe('the ledger', () => {
  test('has the id of each new object, and marks refused objects', async () => {
    const answers = [created('7'), { status: 400 }, { status: 500 }];
    const { api, parts } = await scripted(() => answers.shift() ?? { status: 500 });
    for (const name of ['One', 'Two', 'Three']) await api.call('createDepartment', { name });
    const entry = { operation: 'createDepartment', parent: null, owner: 'one-case' };
    expect(parts.ledger.entries).toEqual([
      { ...entry, entry: 3, name: 'Three', id: null, refused: true },
      { ...entry, entry: 2, name: 'Two', id: null, refused: true },
      { ...entry, entry: 1, name: 'One', id: '7' },
    ]);
  });

  test('has no entry for reads', async () => {
    const { api, parts } = await scripted(() => created('7'));
    await api.call('readDepartment', { id: '7' });
    expect(parts.ledger.entries).toEqual([]);
  });

  test('refuses an id that another object of the run has, except for a new version of a document', async () => {
    const { api } = await scripted(() => created('7'));
    const content = Buffer.from('x');
    await api.department();
    await api.call('uploadDocument', { file: content, fileName: 'a.pdf' });
    await api.call('uploadDocumentVersion', { documentId: '7', file: content, fileName: 'a.pdf' });
    const error = new Blocked(
      'createDepartment',
      'createDepartment answers with 7, the id of another object of this run',
    );
    await expect(api.department()).rejects.toThrow(error);
    await expect(api.call('uploadDocument', { file: content, fileName: 'b.pdf' })).rejects.toBeInstanceOf(Blocked);
  });
});

test('a department of another test case is known by its id, or by a name that contains the run', async () => {
  const { api, parts } = await scripted(() => created('7'));
  await api.department();
  parts.ledger.announce('createDepartment', 'Other', null, 'other-case').created('8');
  expect(['7', '8', '9'].map((id) => api.isOfAnotherCase({ id }))).toEqual([false, true, false]);
  expect(['Other r1', 'Other', undefined].map((name) => api.isOfAnotherCase({ name }))).toEqual([true, false, false]);
});

describe('documents of the run', () => {
  const file = Buffer.from('x');

  test('are those that it uploaded and that lists must contain', async () => {
    let id = 0;
    const { api, parts } = await scripted((operation) =>
      operation === 'deleteDocument' ? { status: 204 } : created(String(++id)),
    );
    for (const fileName of ['a', 'b', 'c']) await api.call('uploadDocument', { file, fileName });
    await api.department();
    expect(api.uploads()).toEqual(['3', '2', '1']);
    await api.call('deleteDocument', { documentId: '1' });
    await api.call('uploadDocumentVersion', { documentId: '2', file, fileName: 'b' });
    expect([...parts.hiddenDocuments]).toEqual(['1', '2']);
    expect(api.uploads()).toEqual(['3']);
  });

  test('stay listed if the target refuses to delete them', async () => {
    const { api } = await scripted((operation) => (operation === 'uploadDocument' ? created('1') : { status: 409 }));
    await api.call('uploadDocument', { file, fileName: 'a' });
    await api.call('deleteDocument', { documentId: '1' });
    expect(api.uploads()).toEqual(['1']);
  });
});

describe('objects that the run cannot remove', () => {
  test('are imports and provisions that the target accepted', async () => {
    const answers = [created('7'), { status: 202, body: { id: '8' } }, { status: 202, body: {} }, { status: 400 }];
    const { api, parts } = await scripted(() => answers.shift() ?? { status: 400 });
    await api.call('createProvision', { name: 'Term' });
    const input = { file: Buffer.from('email'), fileName: 'people.csv' };
    for (let times = 0; times < 3; times++) await api.call('importUsers', input);
    expect(parts.staying).toEqual([
      { operation: 'createProvision', id: '7', name: 'Term' },
      { operation: 'importUsers', id: '8', name: 'people.csv' },
      { operation: 'importUsers', id: 'unknown', name: 'people.csv' },
    ]);
  });

  test('are custom fields that an accepted update names, each once and without the fields that existed before', async () => {
    const answers = [{ status: 204 }, { status: 204 }, { status: 400 }];
    const { api, parts } = await scripted(() => answers.shift() ?? { status: 400 }, {
      target: { existing: { documentFields: ['Region'] } },
    });
    const update = (...names: string[]) =>
      api.call('updateDocumentFields', { documentId: '7', fields: names.map((name) => ({ name, values: ['North'] })) });
    await update('Region', 'term');
    await update('term', 'TERM');
    await update('refused');
    const name = 'a custom field';
    expect(parts.staying).toEqual([
      { operation: 'updateDocumentFields', id: 'term', name },
      { operation: 'updateDocumentFields', id: 'TERM', name },
    ]);
  });

  test('are new roles of users whose earlier role is unknown, once for each user', async () => {
    const answers = [{ status: 400 }, { status: 202, body: { jobId: '1' } }, { status: 202, body: { jobId: '2' } }];
    const { api, parts } = await scripted(() => answers.shift() ?? { status: 400 }, {
      target: { existing: { unknownUserId: 'u-{n}' } },
    });
    api.recordRoles('admin', [['2', '5']]);
    const assign = (...users: string[]) =>
      api.call('replaceRoleAssignments', { assignments: users.map((userId) => ({ userId, roleId: '9' })) });
    await assign('4');
    await assign('1', '2', 'u-1');
    await assign('1', '3');
    const name = 'role 9, because the earlier role is unknown or not a custom role';
    expect(parts.staying).toEqual([
      { operation: 'replaceRoleAssignments', id: 'user 1', name },
      { operation: 'replaceRoleAssignments', id: 'user 3', name },
    ]);
    expect(parts.ledger.roles).toMatchObject([{ as: 'admin', roles: [['2', '5']] }]);
  });
});

test('the run waits after each change that the target accepted, but not after reads', async () => {
  const answers = [{ status: 200, body: { id: '7' } }, created('7'), { status: 400 }];
  const { api, slept } = await scripted(() => answers.shift() ?? { status: 400 }, { target: { pace: { settle: 30 } } });
  await api.call('createAdminToken', {});
  await api.call('readDepartment', { id: '7' });
  expect(slept).toEqual([]);
  await api.department();
  await api.call('createDepartment', { name: 'x' });
  expect(slept).toEqual([30]);
});

describe('a list', () => {
  const pages = (count: number, size = 1) =>
    Array.from({ length: count }, (_, page) => ({
      items: Array.from({ length: size }, (_, at) => ({ id: `${page}-${at}` })),
      ...(page + 1 < count && { next: String(page + 1) }),
    }));
  const pageIn = (bodies: object[], query: URLSearchParams) => bodies[Number(query.get('token') ?? 0)];

  test('has the items of all pages', async () => {
    const bodies = pages(3);
    const { api, asked } = await scripted((_, { query }) => ({ status: 200, body: pageIn(bodies, query) ?? {} }));
    expect(await api.list('listDepartments', {})).toEqual([{ id: '0-0' }, { id: '1-0' }, { id: '2-0' }]);
    expect(asked.map(({ query, token }) => [query, token])).toEqual(
      ['', 'token=1', 'token=2'].map((query) => [query, 'Bearer a-token']),
    );
  });

  test('fails at a page that the target refuses', async () => {
    const [first = {}] = pages(2);
    const { api } = await scripted((_, { query }) =>
      query.has('token') ? { status: 503 } : { status: 200, body: first },
    );
    const error = await api.list('listDepartments', {}).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Failure);
    const message = 'a page of listDepartments was refused with 503';
    expect(error).toMatchObject({ message, expected: '2xx', actual: 503, exchange: { status: 503 } });
  });

  test('fails at a refused first page', async () => {
    const { api } = await scripted(() => ({ status: 403 }));
    await expect(api.list('listDepartments', {})).rejects.toThrow('a page of listDepartments was refused with 403');
  });

  test('ends at a refused page if the pages are numbered', async () => {
    const numbered = { ...(await scripted(() => created('7'))).operations };
    const { listDepartments } = numbered;
    if (!listDepartments) throw new Error('the operation must be bound');
    const target = { operations: { ...numbered, listDepartments: { ...listDepartments, next: { page: 'page' } } } };
    const [first = {}] = pages(1);
    const { api } = await scripted(
      (_, { query }) => (query.has('page') ? { status: 404 } : { status: 200, body: first }),
      { target },
    );
    expect(await api.list('listDepartments', {})).toEqual([{ id: '0-0' }]);
  });

  test(`stops at ${mostItems} items`, async () => {
    const bodies = pages(4, mostItems / 2);
    const { api, asked } = await scripted((_, { query }) => ({ status: 200, body: pageIn(bodies, query) ?? {} }));
    expect(await api.list('listDepartments', {})).toHaveLength(mostItems);
    expect(asked).toHaveLength(2);
  });
});

describe('a published test case about all responses', () => {
  const about = { verdict: 'published', requirement: 'admin-answers-match-contract' } as const;
  const both = ['stated', 'published'] as const;

  test('fails at a response that violates the contract', async () => {
    const { api } = await scripted(() => ({ status: 200, body: { id: '7' } }), { verdicts: both, case: about });
    const error = await api.call('readDepartment', { id: '7' }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Failure);
    expect(error).toMatchObject({
      message: expect.stringMatching(/^readDepartment does not match the contract: ./),
      expected: 'a response that the contract declares',
      actual: 200,
      exchange: { status: 200 },
    });
  });

  test('fails at a redirect', async () => {
    const { api } = await scripted(
      (_, { query }) =>
        query.has('moved')
          ? { status: 200, body: Buffer.from('x') }
          : { status: 307, headers: { location: '/exportUsers?moved=1' } },
      { verdicts: both, case: about },
    );
    await expect(api.call('exportUsers', {})).rejects.toMatchObject({
      message: 'exportUsers does not match the contract: a redirect',
      expected: '200',
      actual: 'a redirect',
    });
  });

  test.each([{ method: 'PUT' }, { pathSuffix: '/more' }] as const)(
    'also fails at the response to a changed request, which counts for no operation (%j)',
    async (change) => {
      const { api, parts } = await scripted(() => ({ status: 200, body: {} }), { verdicts: both, case: about });
      await expect(api.send('readDepartment', { id: '7' }, change)).rejects.toBeInstanceOf(Failure);
      expect(parts.observations?.of('readDepartment', 'success')).toEqual({ count: 0, fault: null });
    },
  );

  test.each([
    { ...about, verdict: 'stated' },
    { ...about, requirement: 'department-rename' },
  ] as const)('does not fail for this reason if it has another requirement or verdict (%j)', async (other) => {
    const { api } = await scripted(() => ({ status: 200, body: { id: '7' } }), { verdicts: both, case: other });
    expect(await api.call('readDepartment', { id: '7' })).toMatchObject({ ok: true });
    expect(api.seen('readDepartment', 'success')).toMatchObject({ count: 1, fault: { text: expect.any(String) } });
  });
});

test('without the published verdict no response was compared with the contract', async () => {
  const { api } = await scripted(() => created('7'));
  expect(api.seen('readDepartment', 'success')).toEqual({ count: 0, fault: null });
});

test('a test case can find out what the target file binds and shows', async () => {
  const folder = { id: '1', path: 'A' };
  const binding = { method: 'GET', path: '/roles', query: { user: '{userId}' } } as const;
  const tenants = {
    hrManaged: { admin: 'key', userId: '9', directory: { url: 'http://people.example', person: 'x', role: 'y' } },
  } as const;
  const { api } = await scripted(() => created('7'), {
    target: { existing: { folder }, observe: { userRoles: binding }, tenants },
  });
  expect([api.binds('readDepartment'), api.binds('exportUsers'), api.binds('readAccess')]).toEqual([true, true, false]);
  expect([api.uses('createDepartment', 'name'), api.uses('createDepartment', 'color')]).toEqual([true, false]);
  expect([api.observes('userRoles'), api.observes('importSummary')]).toEqual([true, false]);
  expect([api.observes('userRoles', 'userId'), api.observes('userRoles', 'name')]).toEqual([true, false]);
  expect([api.given, api.hasDirectory, api.topLevel]).toEqual([{ folder }, true, {}]);
  const bare = (await scripted(() => created('7'))).api;
  expect([bare.given, bare.hasDirectory, bare.observes('userRoles')]).toEqual([{}, false, false]);
});
