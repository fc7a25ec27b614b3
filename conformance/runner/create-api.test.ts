import { describe, expect, test } from 'vitest';
import { mostItems } from '../case/api.ts';
import { Blocked, Failure } from '../case/failure.ts';
import { scripted } from '../selftest/fake/scripted.ts';

const created = (id: string) => ({ status: 201, body: { id, documentId: id, recordId: id } });

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

  test('refuses an id that another object of the run has, except for a new version of a document', async () => {
    const { api } = await scripted(() => created('7'));
    const content = Buffer.from('x');
    const create = () => api.call('createDepartment', { name: 'a' });
    await create();
    await api.call('uploadDocument', { file: content, fileName: 'a.pdf' });
    await api.call('uploadDocumentVersion', { documentId: '7', file: content, fileName: 'a.pdf' });
    const error = new Blocked(
      'createDepartment',
      'createDepartment answers with 7, the id of another object of this run',
    );
    await expect(create()).rejects.toThrow(error);
    await expect(api.call('uploadDocument', { file: content, fileName: 'b.pdf' })).rejects.toBeInstanceOf(Blocked);
  });
});

test('a listed department belongs to the test case that still awaits the answer to its creation', async () => {
  const { api, parts } = await scripted(() => ({ status: 500 }));
  parts.ledger.announce('createDepartment', ' n ', null, 'another-case');
  parts.ledger.announce('createDepartment', 'm', null, 'one-case');
  expect(['n', 'm'].map((name) => api.isOfAnotherCase({ id: '9', name }))).toEqual([true, false]);
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
