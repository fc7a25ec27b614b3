import { expect, test } from 'vitest';
import type { TenantData } from '../../tenant/tenant-data.ts';
import { putReady, tenantDataOfFields } from '../testing/tenant-data.ts';
import type { Condition, Sort } from './conditions.ts';
import { runQuery } from './run-query.ts';

type About = Parameters<typeof putReady>[2];

function worldOf(...documents: About[]): TenantData {
  const tenantData = tenantDataOfFields();
  tenantData.transact(() => {
    for (const [at, about] of documents.entries()) putReady(tenantData, String(at + 1), about);
  });
  return tenantData;
}

const idsOf = (tenantData: TenantData, query: Condition[], sort: Sort[] = []) =>
  runQuery(tenantData, { query, sort })
    .page()
    .matches.map(({ row }) => row.documentId);

test.each(['documentId', 'docSetId', 'docId'])('a field with the name %s is no id', (name) => {
  const tenantData = worldOf({ docId: 'a' }, { docId: 'b', fields: [{ name, values: [{ value: '1' }] }] });
  expect(idsOf(tenantData, [{ type: 'field', name, filter: 'equals', terms: ['1'] }])).toEqual(['2']);
});

test.each([
  ['documentId', '2', ['2']],
  ['documentId', '02', []],
  ['documentId', 'x', []],
  ['docSetId', '7', ['1', '3']],
  ['docId', 'a', ['1', '3']],
])('the property %s equals %s in the documents %j', (name, term, ids) => {
  const tenantData = worldOf({ docId: 'a', docSetId: '7' }, {}, { docId: 'a', docSetId: '7', version: 2 });
  expect(idsOf(tenantData, [{ type: 'property', name, filter: 'equals', terms: [term] }])).toEqual(ids);
});

test('a field with the name of a time property contains texts, and the property contains times', () => {
  const [time, same] = ['2026-01-01T00:00:00.000Z', '2026-01-01T02:00:00+02:00'];
  const tenantData = worldOf({ dateCreated: time, fields: [{ name: 'dateCreated', values: [{ value: time }] }] });
  const equals = (type: 'field' | 'property'): Condition => ({
    type,
    name: 'dateCreated',
    filter: 'equals',
    terms: [same],
  });
  expect([idsOf(tenantData, [equals('property')]), idsOf(tenantData, [equals('field')])]).toEqual([['1'], []]);
});

const every: Condition[] = [{ type: 'property', name: 'name', filter: 'isNotEmpty' }];

test('names that look like times are sorted as texts, and times as times', () => {
  const [late, early] = ['2026-01-01T00:30:00Z', '2026-01-01T01:00:00+02:00'];
  const tenantData = worldOf({ name: early, dateCreated: early }, { name: late, dateCreated: late });
  expect(idsOf(tenantData, every, [{ property: 'name', order: 'asc' }])).toEqual(['2', '1']);
  expect(idsOf(tenantData, every, [{ property: 'dateCreated', order: 'asc' }])).toEqual(['1', '2']);
  expect(idsOf(tenantData, every, [{ property: 'dateCreated', order: 'desc' }])).toEqual(['2', '1']);
});

test('ids are sorted as numbers, documents without a value are last, and the first of two equal steps counts', () => {
  const tenantData = worldOf(
    ...[{ docId: 'b' }, {}, { docId: 'a' }].map((about, at) => ({ ...about, docSetId: ['9', '10', '8'][at] ?? '' })),
  );
  expect(idsOf(tenantData, every, [{ property: 'docSetId', order: 'asc' }])).toEqual(['3', '1', '2']);
  for (const order of ['asc', 'desc'] as const)
    expect(idsOf(tenantData, every, [{ property: 'docId', order }]).at(-1)).toBe('2');
  const twice: Sort[] = [
    { property: 'docSetId', order: 'desc' },
    { property: 'docSetId', order: 'asc' },
  ];
  expect(idsOf(tenantData, every, twice)).toEqual(['2', '1', '3']);
});

test('documents with equal values of the first property are sorted by the second property', () => {
  const tenantData = worldOf({ version: 1 }, { version: 2 }, { version: 1 });
  const sort: Sort[] = [
    { property: 'version', order: 'asc' },
    { property: 'documentId', order: 'desc' },
  ];
  expect(idsOf(tenantData, every, sort)).toEqual(['3', '1', '2']);
});

test('document ids are numbers in a sorted result and in the default order', () => {
  const tenantData = worldOf(...Array.from({ length: 10 }, () => ({})));
  expect(idsOf(tenantData, every, [{ property: 'documentId', order: 'desc' }]).slice(0, 2)).toEqual(['10', '9']);
  expect(idsOf(tenantData, [{ type: 'property', name: 'documentId', filter: 'equals', terms: ['10', '2'] }])).toEqual([
    '2',
    '10',
  ]);
});

test('by default, documents are ordered by the number of alternatives that they meet, and then by id', () => {
  const tenantData = worldOf(
    { text: 'a' },
    { text: 'x' },
    { text: 'b' },
    { text: 'a b' },
    { text: 'b c' },
    { text: 'a b c' },
  );
  const alternatives = ['a', 'b', 'c'].map(
    (term): Condition => ({ type: 'text', filter: 'containsText', terms: [term] }),
  );
  const { count, page } = runQuery(tenantData, {
    query: [{ any: alternatives }, { type: 'text', filter: 'isNotEmpty' }],
  });
  expect(page().matches.map(({ row, score }) => [row.documentId, score])).toEqual([
    ['6', 4],
    ['4', 3],
    ['5', 3],
    ['1', 2],
    ['3', 2],
  ]);
  expect([count, page([1, 3]).matches.map(({ row }) => row.documentId)]).toEqual([5, ['4', '5']]);
});

test('a condition on the text is met by any of its terms', () => {
  const tenantData = worldOf({ text: 'the Cap' }, { text: 'a tax' }, { text: 'other' }, {});
  const of = (...terms: string[]) => idsOf(tenantData, [{ type: 'text', filter: 'containsText', terms }]);
  expect([of('none', 'cap'), of('tax', 'cap'), of('none'), of('none', '')]).toEqual([
    ['1'],
    ['1', '2'],
    [],
    ['1', '2', '3'],
  ]);
});

test('conditions with many terms in all are met by one text that contains a term of each', () => {
  const tenantData = worldOf({ text: 'a first and a second' }, { text: 'a first' }, { text: 'a second' });
  const of = (...terms: string[]): Condition => ({ type: 'text', filter: 'containsText', terms });
  const others = Array.from({ length: 10 }, (_, at) => `other ${at}`);
  expect(idsOf(tenantData, [of('First', ...others), of('second')])).toEqual(['1']);
  expect(idsOf(tenantData, [{ any: [of('none'), of(...others, 'SECOND')] }])).toEqual(['1', '3']);
  expect(idsOf(tenantData, [of(...others, '')])).toEqual(['1', '2', '3']);
});

test('a term in two of many conditions counts for both, and the terms of one condition count once', () => {
  const tenantData = worldOf({ text: 'one two three' }, { text: 'three' });
  const of = (...terms: string[]): Condition => ({ type: 'text', filter: 'containsText', terms });
  const others = Array.from({ length: 8 }, (_, at) => `other ${at}`);
  const many = of('one', 'two', ...others);
  expect(idsOf(tenantData, [many, of('three'), { any: [of('three'), of('none')] }])).toEqual(['1']);
  expect(idsOf(tenantData, [many, { any: [of('three'), of('none')] }])).toEqual(['1']);
});

test('the values of the first provision of a name are compared', () => {
  const cap = { name: 'Cap', content: [{ text: 'The cap.', score: 1 }] };
  const tenantData = worldOf({ provisions: [cap] }, { provisions: [{ ...cap, name: 'Tax' }] }, {});
  const provision = (terms: string[], name?: string): Condition => {
    return { type: 'provision', filter: 'containsText', terms, ...(name !== undefined && { name }) };
  };
  expect(idsOf(tenantData, [provision(['cap'], 'Cap')])).toEqual(['1']);
  expect(idsOf(tenantData, [provision(['cap'])])).toEqual(['1', '2']);
  expect(idsOf(tenantData, [provision([''])])).toEqual(['1', '2']);
  expect(idsOf(tenantData, [{ type: 'provision', name: 'Cap', filter: 'isEmpty' }])).toEqual(['2', '3']);
});

const named = (term: string): Condition[] => [
  { type: 'property', name: 'name', filter: 'containsText', terms: [term] },
];

test('a continued query finds documents that were added in the meantime', () => {
  const tenantData = worldOf({ name: 'other' });
  const query = named('cap');
  expect(runQuery(tenantData, { query }).count).toBe(0);
  tenantData.transact(() => {
    for (let id = 2; id <= 201; id++) putReady(tenantData, String(id), { name: `cap ${id}` });
  });
  expect(runQuery(tenantData, { query }).count).toBe(200);
});

test('a continued query finds the current names after many changes of a name', () => {
  const tenantData = worldOf({ name: 'cap' });
  const query = named('cap');
  expect(idsOf(tenantData, query)).toEqual(['1']);
  for (let change = 1; change <= 150; change++) {
    tenantData.transact(() => putReady(tenantData, '1', { name: `other ${change}` }));
    expect(idsOf(tenantData, query)).toEqual([]);
  }
});
