import { expect, test } from 'vitest';
import type { TenantData } from '../../tenant/tenant-data.ts';
import { matchIn } from '../provisions/provisions.ts';
import { queryDocuments } from '../query/queryDocuments.ts';
import { mostReads, readsPerSlice } from '../testing/reads-per-slice.ts';
import { putReady, tenantDataOfFields } from '../testing/tenant-data.ts';
import { searchDocuments } from './searchDocuments.ts';

const longest = 2_000_000;

const latin = 'a'.repeat(longest - 4).concat(' cap');
const greek = 'λόγος και '.repeat(longest / 10);
const different = Array.from({ length: longest / 8 }, (_, at) => `w${at.toString(36).padStart(6, 'x')}`).join(' ');

const terms = Array.from({ length: 100 }, (_, at) => `${'a'.repeat(240)}b${at}`);

function worldOf(text: string): TenantData {
  const tenantData = tenantDataOfFields();
  tenantData.transact(() => putReady(tenantData, '1', { text }));
  return tenantData;
}

function search(tenantData: TenantData, q: string) {
  const request = { tenantData, query: { q }, origin: 'http://localhost' } as Parameters<typeof searchDocuments>[0];
  return () => searchDocuments(request);
}

function query(tenantData: TenantData, condition: object) {
  const given = { tenantData, query: {}, body: { query: [condition] }, origin: 'http://localhost' };
  const request = given as Parameters<typeof queryDocuments.run>[0];
  return () => queryDocuments.run(request);
}

test('the search for a provision with long tags reads a long text in many time slices', () => {
  const provision = { name: 'cap', provisionTags: terms };
  const { value, most, slices } = readsPerSlice(() => matchIn(provision, latin));
  expect(value?.content).toEqual([{ text: expect.stringMatching(/^a{239} cap$/), score: 1 }]);
  expect(most).toBeLessThan(mostReads);
  expect(slices).toBeGreaterThan(10);
});

test.each([
  ['one long word', latin, 'cap'],
  ['words beyond ASCII', greek, 'λόγος'],
  ['different words', different, 'wxxxx00'],
])('a search in a long text of %s reads it in many time slices, and finds the document', (_what, text, q) => {
  const { value, most, slices } = readsPerSlice(search(worldOf(text), q));
  expect(value).toMatchObject({ body: { count: 1 } });
  expect(most).toBeLessThan(mostReads);
  expect(slices).toBeGreaterThan(10);
});

test('a text that changes while it is indexed is indexed with its new content', () => {
  const tenantData = worldOf(greek);
  const [old, other] = [search(tenantData, 'λόγος'), search(tenantData, 'other')];
  readsPerSlice(other);
  tenantData.transact(() => putReady(tenantData, '1', { text: different }));
  let attempts = 0;
  const changing = () => {
    attempts += 1;
    if (attempts === 3) tenantData.transact(() => putReady(tenantData, '1', { text: 'an other text' }));
    return other();
  };
  expect(readsPerSlice(changing).value).toMatchObject({ body: { count: 1 } });
  expect(attempts).toBeGreaterThan(3);
  expect(readsPerSlice(old).value).toMatchObject({ body: { count: 0 } });
});

test.each([
  ['a few terms', { type: 'text', filter: 'containsText', terms: ['cap'] }],
  ['many terms', { type: 'text', filter: 'containsText', terms: [...terms, 'cap'] }],
])('a query for %s reads a long text and its excerpt in many time slices', (_what, condition) => {
  const { value, most, slices } = readsPerSlice(query(worldOf(latin), condition));
  expect(value).toMatchObject({ body: { count: 1, documents: [{ snippet: expect.stringMatching(/ cap$/) }] } });
  expect(most).toBeLessThan(mostReads);
  expect(slices).toBeGreaterThan(3);
});

test('a query reads many long field values in many time slices', () => {
  const tenantData = tenantDataOfFields();
  const values = Array.from({ length: 40 }, (_, at) => ({ value: `${latin.slice(0, 50_000)}${at}` }));
  tenantData.transact(() => putReady(tenantData, '1', { fields: [{ name: 'string', values }] }));
  const condition = { type: 'field', name: 'string', filter: 'containsText', terms: [...terms, 'a39'] };
  const { value, most, slices } = readsPerSlice(query(tenantData, condition));
  expect(value).toMatchObject({ body: { count: 1 } });
  expect(most).toBeLessThan(mostReads);
  expect(slices).toBeGreaterThan(3);
});

test('a search ends in a document with a long run of combining marks', () => {
  const tenantData = tenantDataOfFields();
  const marks = '\u0301\u0316'.repeat(100_000);
  tenantData.transact(() =>
    putReady(tenantData, '1', { fields: [{ name: 'string', values: [{ value: `o${marks} cap` }] }] }),
  );
  expect(readsPerSlice(search(tenantData, 'cap the')).value).toMatchObject({ body: { count: 0 } });
  expect(readsPerSlice(search(tenantData, 'cap')).value).toMatchObject({ body: { count: 1 } });
});
