import { expect, test } from 'vitest';
import { openSandbox, type Received, type TestClient } from '../../../testing/sandbox/sandbox.ts';
import { upload } from '../../documents/testing/form.ts';

type Page = { ids: string[]; next: string | null };

const ofAdmin = ({ body }: Received): Page => ({
  ids: body.data.map(({ id }: { id: string }) => id),
  next: body.links.next,
});

const ofDocuments = ({ body }: Received): Page => ({
  ids: body.documents.map(({ documentId }: { documentId: string }) => documentId),
  next: body.next?.replace(/^https?:\/\/[^/]+/, '') ?? null,
});

/** The ids of all pages. `change` runs after the first page. */
async function walk(
  client: TestClient,
  url: string,
  read: (received: Received) => Page,
  change: () => Promise<unknown>,
) {
  const ids: string[] = [];
  for (let next: string | null = url; next; ) {
    const page = read(await client.get(next));
    if (next === url) await change();
    ids.push(...page.ids);
    next = page.next;
  }
  return ids;
}

const quiet = async () => undefined;

test('a document that changes during a walk is found again, and no other document is skipped', async () => {
  const sandbox = openSandbox();
  const client = await sandbox.as();
  for (const url of ['/documents?pageSize=20', '/documents?pageSize=20&status=READY']) {
    const before = await walk(client, url, ofDocuments, quiet);
    const [first = '', second = '', ...others] = before;
    sandbox.advance(1_000);
    const found = await walk(client, url, ofDocuments, async () => {
      await client.patch(`/documents/${first}`, { fields: [{ name: 'Note', values: [{ value: url }] }] });
      await client.delete(`/documents/${second}`);
    });
    expect(before.length).toBeGreaterThan(20);
    expect(found).toEqual([first, second, ...others, first]);
  }
});

test('a document that changes while the clock stands still moves to the end of the list, also of a filtered list', async () => {
  const client = await openSandbox().as('borealis', 'user');
  const ids: string[] = [];
  for (const _each of [1, 2, 3, 4]) ids.push((await upload(client, {}, { docId: `D-${ids.length}` })).body.documentId);
  const [first = '', ...others] = ids;
  for (const url of ['/documents?pageSize=2', '/documents?pageSize=2&path=/&status=IN_PROGRESS']) {
    const change = () => client.patch(`/documents/${first}`, { fields: [{ name: 'Note', values: [{ value: url }] }] });
    const found = await walk(client, url, ofDocuments, change);
    expect(found.filter((id) => ids.includes(id)).slice(-4), url).toEqual([...others, first]);
  }
});

test('a version that is deleted during a walk hides no other version', async () => {
  const client = await openSandbox().as();
  const { documentId, docSetId } = (await upload(client)).body;
  for (let count = 0; count < 5; count++) await client.post(`/documents/${documentId}/version`, ...versionForm);
  const url = `/documents/docsetid/${docSetId}?pageSize=2`;
  const before = await walk(client, url, ofDocuments, quiet);
  const found = await walk(client, url, ofDocuments, () => client.delete(`/documents/${documentId}`));
  expect([found.length, found]).toEqual([6, before]);
});

test('a user who is deleted during a walk hides no other user', async () => {
  const sandbox = openSandbox();
  const client = await sandbox.as();
  const url = '/v2/admin/users?page[size]=20';
  const before = await walk(client, url, ofAdmin, quiet);
  const { email } = (await client.get(`/v2/admin/users?filter[id]=${before[0]}`)).body.data[0].attributes;
  const found = await walk(client, url, ofAdmin, async () => {
    await client.post('/v2/admin/users/import', ...fileForm('users.csv', `email,deleted\n${email},yes\n`));
    sandbox.advance(1_000);
  });
  expect((await walk(client, url, ofAdmin, quiet)).length).toBe(before.length - 1);
  expect(found).toEqual(before);
});

test('an import or a department that is created during a walk repeats and hides no other one', async () => {
  const client = await openSandbox().as();
  const start = () => client.post('/v2/admin/users/import', ...fileForm('users.csv', 'email\na@b.example\n'));
  const create = (name: string) =>
    client.post('/v2/admin/departments', { data: { type: 'departments', attributes: { name } } });
  for (let count = 0; count < 5; count++) await start();
  for (const name of ['a', 'b', 'c', 'd']) await create(name);
  for (const [url, change] of [
    ['/v2/admin/users/import?page[size]=2', start],
    ['/v2/admin/departments?page[size]=2', () => create(' !first')],
  ] as const) {
    const before = await walk(client, url, ofAdmin, quiet);
    const found = await walk(client, url, ofAdmin, change);
    expect(found, url).toEqual(before);
  }
});

test('a department that is renamed or moved during a walk follows at the end, and no other one is skipped', async () => {
  const client = await openSandbox().as();
  const departments = '/v2/admin/departments';
  const create = async (name: string, parentDepartment: string | null = null): Promise<string> =>
    (await client.post(departments, { data: { type: 'departments', attributes: { name, parentDepartment } } })).body
      .data.id;
  const update = (id: string, attributes: object) =>
    client.patch(`${departments}/${id}`, { data: { type: 'departments', id, attributes } });
  const top = await create('top');
  const ids: string[] = [];
  for (const name of ['a', 'b', 'c', 'd', 'e']) ids.push(await create(name, top));
  const [a = '', b = '', c = '', d = '', e = ''] = ids;
  const url = `${departments}?filter[id]=${top}&page[size]=2`;
  const renamed = await walk(client, url, ofAdmin, async () => {
    await update(e, { name: ' a0' });
    await update(d, { name: 'A' });
    await update(c, { name: 'c' });
  });
  expect(renamed).toEqual([a, b, c, e, d]);
  const moved = await walk(client, url, ofAdmin, async () => {
    await update(b, { parentDepartment: null });
    await update(b, { parentDepartment: top, name: '12' });
    await update(a, { name: 'z' });
  });
  expect(moved).toEqual([d, a, e, c, a, b, a]);
});

const byName = {
  query: [{ type: 'text', filter: 'containsText', terms: ['lion'] }],
  sort: [{ property: 'name', order: 'desc' }],
};

test.each([
  ['a search', (client: TestClient, url: string) => client.get(url), '/search?q=lion&pageSize=2'],
  ['a composite search', (client: TestClient, url: string) => client.post(url, byName), '/search?pageSize=2'],
])(
  '%s misses no document that changes during the walk, and its next pages are sorted by id',
  async (_what, ask, url) => {
    const sandbox = openSandbox();
    const client = await sandbox.as('borealis', 'user');
    const add = async (name: string, bytes: string): Promise<string> =>
      (await upload(client, { name, bytes })).body.documentId;
    const ids: string[] = [];
    for (const count of [1, 5, 2, 4, 3]) ids.push(await add(`${count}.txt`, 'lion '.repeat(count)));
    sandbox.advance(1_000);
    const pages = async (change: () => Promise<unknown>) => {
      const reader = { ...client, get: (next: string) => ask(client, next) };
      return walk(reader, url, ofDocuments, async () => {
        await change();
      });
    };
    const ranked = await pages(quiet);
    expect([ranked.length, ranked.toSorted()]).toEqual([5, ids]);
    const note = (id: string) =>
      client.patch(`/documents/${id}`, { fields: [{ name: 'Note', values: [{ value: 'lion' }] }] });
    const last = ranked.at(-1) ?? '';
    expect(await pages(() => note(last))).toEqual([...ranked.slice(0, 2), ...ids]);
    const [first = '', second = ''] = await pages(quiet);
    expect(await pages(() => client.delete(`/documents/${second}`))).toEqual([
      first,
      second,
      ...ids.filter((id) => id !== second),
    ]);
  },
);

test.each([
  ['/documents?pageAfter=x', { parameter: 'pageAfter' }],
  ['/search?q=a&pageAfter=x', { parameter: 'pageAfter' }],
  ['/v2/admin/users?page[after]=x', { parameter: 'page[after]' }],
  ['/v2/admin/departments?page[after]=x', { parameter: 'page[after]' }],
])('GET %s is refused, because no link contains the place', async (url, source) => {
  const client = await openSandbox().as();
  const { status, body } = await client.get(url);
  expect([status, (body.errors?.[0].source ?? body.details[0]).parameter]).toEqual([400, source.parameter]);
});

function fileForm(name: string, text: string) {
  const head = `Content-Disposition: form-data; name="file"; filename="${name}"`;
  const body = `--cut\r\n${head}\r\n\r\n${text}\r\n--cut--\r\n`;
  return [body, { headers: { 'content-type': 'multipart/form-data; boundary=cut' } }] as const;
}

const versionForm = fileForm('next.txt', 'The parties agree again.');
