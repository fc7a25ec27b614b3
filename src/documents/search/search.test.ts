import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openSandbox, type TestClient, type TestSandbox } from '../../../testing/sandbox/sandbox.ts';
import { upload } from '../testing/form.ts';

let sandbox: TestSandbox;
let client: TestClient;
beforeEach(async () => {
  sandbox = openSandbox();
  client = await sandbox.as('borealis', 'user');
});
afterEach(() => sandbox.app.close());

const search = async (q: string, more = '') => (await client.get(`/search?q=${encodeURIComponent(q)}${more}`)).body;
const namesOf = async (q: string) => (await search(q)).documents.map((each: { name: string }) => each.name);
const add = async (name: string, bytes = 'nothing', texts = {}): Promise<string> =>
  (await upload(client, { name, bytes }, texts)).body.documentId;

test('words are found in name, folder, field values and text, in either case', async () => {
  const fields = JSON.stringify([{ name: 'Owner', values: [{ value: 'Ann Zebra' }] }]);
  await add('one zebra.txt');
  await add('two.txt', 'a ZEBRA', { uploadPath: '/Contracts' });
  await add('three.txt', 'none', { fields });
  sandbox.advance(150);
  expect((await namesOf('zebra')).sort()).toEqual(['one zebra.txt', 'three.txt', 'two.txt']);
  expect(await namesOf('contracts')).toEqual(['two.txt']);
});

test('a record matches if it contains all terms at any position', async () => {
  await add('1 liability.txt', 'the limitation of it');
  await add('2.txt', 'liability alone');
  sandbox.advance(150);
  expect(await namesOf('limitation liability')).toEqual(['1 liability.txt']);
  expect(await namesOf('liability nowhere')).toEqual([]);
});

test.each([
  ['zeb', ['zebra.txt', 'probe-17.txt']],
  ['EBRA', ['zebra.txt', 'probe-17.txt']],
  ['zebra.txt', ['zebra.txt']],
  ['probe-17', ['probe-17.txt']],
  ['probe-1', ['probe-17.txt']],
  ['obe-17.tx', ['probe-17.txt']],
  ['obe-17.txt', ['probe-17.txt']],
  ['17-probe', []],
  ['2031-06-01', ['probe-17.txt']],
  ['2031-06-02', []],
  ['"herd"', ['zebra.txt']],
  ['ze', ['zebra.txt', 'probe-17.txt']],
  ['-', ['zebra.txt', 'probe-17.txt']],
  ['--', []],
  ['gr', ['probe-17.txt']],
  ['契約', ['zebra.txt']],
  ['straße', ['zebra.txt']],
  ['(c)', []],
  ['first-class', ['zebra.txt']],
  ['first-cla', ['zebra.txt']],
  ['first-x', []],
])('the term %s occurs in %j', async (term, names) => {
  await add('zebra.txt', 'a "herd" of 01-06-2031, 英文契約書, Straße, ﬁrst-class, probe and 17');
  await add('probe-17.txt', 'zebras of 2031-06-01 in gr.');
  sandbox.advance(150);
  expect((await namesOf(term)).sort()).toEqual(names.toSorted());
});

test('records with more occurrences or whole words are first, and scores decrease', async () => {
  await add('1.txt', 'liabilities, in a text');
  await add('2.txt', 'liability, in a text');
  await add('3.txt', 'liability of liability');
  sandbox.advance(150);
  const { count, documents } = await search('liabilit');
  expect([count, documents[0].name]).toEqual([3, '3.txt']);
  expect(await namesOf('liability')).toEqual(['3.txt', '2.txt']);
  expect(documents[0].score).toBeGreaterThan(documents[1].score);
});

test('of equal records the one with the lower id is first', async () => {
  for (const name of ['b.txt', 'a.txt', 'c.txt']) await add(name, 'same words');
  sandbox.advance(150);
  expect(await namesOf('same')).toEqual(['b.txt', 'a.txt', 'c.txt']);
});

test('a text is found after it was read, and the snippet is from the text or else from the matching property', async () => {
  await add('zebra.txt', `${'before '.repeat(30)}the zebra crosses${' after'.repeat(30)}`);
  expect((await search('zebra')).documents).toMatchObject([{ status: 'IN_PROGRESS', snippet: 'zebra.txt' }]);
  expect((await search('crosses')).count).toBe(0);
  sandbox.advance(150);
  const [{ snippet }] = (await search('crosses')).documents;
  expect(snippet).toMatch(/^… (before )+the zebra crosses( after)+ …$/);
});

test('every write is visible immediately', async () => {
  const id = await add('a.txt');
  const set = (value: string) => client.patch(`/documents/${id}`, { fields: [{ name: 'Owner', values: [{ value }] }] });
  expect(await namesOf('zebra')).toEqual([]);
  await set('zebra');
  expect(await namesOf('zebra')).toEqual(['a.txt']);
  await set('lion');
  expect([await namesOf('zebra'), await namesOf('lion')]).toEqual([[], ['a.txt']]);
  await client.delete(`/documents/${id}`);
  expect(await namesOf('lion')).toEqual([]);
});

test('a reset takes the index back too', async () => {
  await add('zebra.txt');
  expect(await namesOf('zebra')).toEqual(['zebra.txt']);
  await sandbox.send('POST', '/_sandbox/tenants/borealis/reset');
  expect(await namesOf('zebra')).toEqual([]);
});

test('search results have pages', async () => {
  for (const name of ['1.txt', '2.txt', '3.txt']) await add(name, 'zebra');
  sandbox.advance(150);
  const page = await search('zebra', '&pageSize=2&page=2');
  expect([page.count, page.documents.length, page.next]).toEqual([3, 1, null]);
  expect(page.previous).toMatch(/\/search\?q=zebra&pageSize=2&page=1$/);
});

test.each(['li', 'lia', 'i', '-', '…', 'lity.', 'II'])('the term %s finds what containsText finds', async (term) => {
  await add('1.txt', 'the liability. It is half-hearted');
  await add('2.txt', 'alibi II');
  await add('3.txt', 'none of them');
  sandbox.advance(150);
  const textOrName = [
    { type: 'text', filter: 'containsText', terms: [term] },
    { type: 'property', name: 'name', filter: 'containsText', terms: [term] },
  ];
  const { body } = await client.post('/search', { query: [{ any: textOrName }] });
  expect((await namesOf(term)).sort()).toEqual(body.documents.map((each: { name: string }) => each.name).sort());
});

describe('a search is refused', () => {
  test.each([
    ['/search', 'MISSING VALUE'],
    ['/search?q=', 'INVALID VALUE'],
    ['/search?q=%20', 'INVALID VALUE'],
    [`/search?q=${'x'.repeat(1001)}`, 'INVALID VALUE'],
    ['/search?q=a&q=b', 'REPEATED PARAMETER'],
    ['/search?q=a&sort=x', 'UNKNOWN PARAMETER'],
  ])('%s', async (url, code) => {
    const { status, body } = await client.get(url);
    expect([status, body.code]).toEqual([400, code]);
  });
});
