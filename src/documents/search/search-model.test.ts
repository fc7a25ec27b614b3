import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DocumentRow } from '../../tenant/rows.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import { requireQuery } from '../query/check-query.ts';
import type { Condition, Filter, Sort, Term } from '../query/conditions.ts';
import { runQuery } from '../query/run-query.ts';
import { putReady, tenantDataOfFields } from '../testing/tenant-data.ts';
import { indexOf } from './document-index.ts';
import { termsOf } from './terms.ts';

const word = fc.constantFrom('ant', 'Bee', 'cat', 'DOG', 'elk');
const words = fc
  .tuple(fc.array(word, { maxLength: 4 }), fc.constantFrom(' ', '-', '.'))
  .map(([list, between]) => list.join(between));
const day = fc.constantFrom('2026-01-01', '2026-02-01', '2026-03-01');
const valuesOf = (type: string, value: fc.Arbitrary<Term>) =>
  fc.array(value, { maxLength: 2 }).map((list) => ({ name: type, values: list.map((each) => ({ value: each })) }));
const fields = fc
  .tuple(
    valuesOf('boolean', fc.boolean()),
    valuesOf('date', day),
    valuesOf('number', fc.integer({ min: 0, max: 3 })),
    valuesOf('string', word),
  )
  .map((list) => list.filter(({ values }) => values.length > 0));
const about = fc.record({
  docId: fc.option(word),
  name: word,
  path: fc.constantFrom('/', '/a', '/b'),
  version: fc.integer({ min: 1, max: 3 }),
  status: fc.constantFrom('READY' as const, 'IN_PROGRESS' as const),
  fields,
  text: words,
});
type About = typeof about extends fc.Arbitrary<infer Value> ? Value : never;

const textFilters: Filter[] = ['equals', 'notEquals', 'containsText', 'isEmpty', 'isNotEmpty'];
const numberFilters: Filter[] = ['equals', 'notEquals', 'greaterThan', 'lessThan', 'isEmpty', 'isNotEmpty'];
const dayFilters: Filter[] = ['equals', 'notEquals', 'before', 'after', 'isEmpty', 'isNotEmpty'];
const leaf = (type: Condition['type'], name: string | undefined, filters: Filter[], term: fc.Arbitrary<Term>) =>
  fc
    .tuple(fc.constantFrom(...filters), fc.array(term, { minLength: 1, maxLength: 2 }))
    .map(([filter, terms]): Condition => {
      const isBare = filter === 'isEmpty' || filter === 'isNotEmpty';
      return { ...(type && { type }), ...(name !== undefined && { name }), filter, ...(!isBare && { terms }) };
    });
const leaves = fc.oneof(
  leaf('field', 'string', textFilters, word),
  leaf('field', 'number', numberFilters, fc.integer({ min: 0, max: 3 })),
  leaf('field', 'date', dayFilters, day),
  leaf('field', 'boolean', ['equals', 'notEquals', 'isEmpty'], fc.boolean()),
  leaf('property', 'docId', textFilters, word),
  leaf('property', 'path', textFilters, fc.constantFrom('/', '/a', '/b')),
  leaf('property', 'documentId', textFilters, fc.constantFrom('1', '2', '03')),
  leaf('property', 'version', numberFilters, fc.integer({ min: 1, max: 3 })),
  leaf('text', undefined, ['containsText', 'isEmpty', 'isNotEmpty'], words),
);
const condition = fc.oneof(
  leaves,
  fc.array(leaves, { minLength: 1, maxLength: 3 }).map((any): Condition => ({ any })),
);
const sorts: fc.Arbitrary<Sort[]> = fc.array(
  fc.record({
    property: fc.constantFrom('docId' as const, 'version' as const, 'name' as const, 'dateCreated' as const),
    order: fc.constantFrom('asc' as const, 'desc' as const),
  }),
  { maxLength: 2 },
);

function worldOf(documents: About[]): TenantData {
  const tenantData = tenantDataOfFields();
  tenantData.transact(() => {
    for (const [index, each] of documents.entries()) putReady(tenantData, String(index + 1), each);
  });
  return tenantData;
}

function meets(row: DocumentRow, text: string, { any, type, name = '', filter, terms = [] }: Condition): boolean {
  if (any) return any.some((each) => meets(row, text, each));
  const values: unknown[] =
    type === 'text'
      ? [text].filter((each) => each !== '')
      : type === 'field'
        ? row.fields.filter((each) => each.name === name).flatMap((each) => each.values.map(({ value }) => value))
        : [row[name as keyof DocumentRow]].filter((each) => each !== null);
  const some = (compare: (value: never, term: never) => boolean) =>
    values.some((value) => terms.some((term) => compare(value as never, term as never)));
  const lower = (value: unknown) => String(value).toLowerCase();
  if (filter === 'isEmpty') return values.length === 0;
  if (filter === 'isNotEmpty') return values.length > 0;
  if (filter === 'equals') return some((value, term) => value === term);
  if (filter === 'notEquals') return !some((value, term) => value === term);
  if (filter === 'containsText') return some((value, term) => lower(value).includes(lower(term)));
  return filter === 'before' || filter === 'lessThan'
    ? some((value, term) => value < term)
    : some((value, term) => value > term);
}

function lookedThrough({ rows }: TenantData, query: Condition[]): DocumentRow[] {
  return rows.documents.list().filter((row) => {
    const text = row.status === 'READY' ? (rows.texts.get(Number(row.documentId))?.text ?? '') : '';
    return query.every((each) => meets(row, text, each));
  });
}

const query = fc.array(condition, { minLength: 1, maxLength: 3 });

test('a composite search finds the same records as a comparison of every record', () => {
  fc.assert(
    fc.property(fc.array(about, { maxLength: 8 }), query, sorts, (documents, conditions, sort) => {
      const tenantData = worldOf(documents);
      requireQuery(tenantData, conditions);
      const expected = lookedThrough(tenantData, conditions);
      const { count, page } = runQuery(tenantData, { query: conditions, sort });
      const found = page().matches.map(({ row }) => row);
      expect(new Set(found)).toEqual(new Set(expected));
      expect([found.length, count]).toEqual([expected.length, expected.length]);
      expect([...page([0, 2]).matches, ...page([2, count]).matches].map(({ row }) => row)).toEqual(found);
      const [first] = sort;
      if (first?.property !== 'version') return;
      const versions = found.map(({ version }) => (first.order === 'asc' ? version : -version));
      expect(versions).toEqual(versions.toSorted((left, right) => left - right));
    }),
    { numRuns: 300 },
  );
});

type Step = { kind: 'put' | 'undone' | 'taken back' | 'delete'; id: number; about: About };
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('put' as const, 'undone' as const, 'taken back' as const, 'delete' as const),
  id: fc.integer({ min: 1, max: 4 }),
  about,
});

function play(tenantData: TenantData, { kind, id, about: each }: Step): void {
  const undo = new Error('undone');
  try {
    const { changeSet } = tenantData.transact(() => {
      if (kind !== 'delete') putReady(tenantData, String(id), each);
      else {
        tenantData.rows.documents.delete(id);
        tenantData.rows.texts.delete(id);
      }
      if (kind === 'undone') throw undo;
    });
    // If a store cannot commit a change, the sandbox undoes the change after other code has seen it.
    // After an undone change, the next change gets the same version number.
    if (kind !== 'taken back' || !changeSet) return;
    indexOf(tenantData).find(termsOf('ant'), [0, 10]);
    tenantData.undo(changeSet);
  } catch (error) {
    if (error !== undo) throw error;
  }
}

function lookedUp({ rows }: TenantData, wanted: string[]): number[] {
  return rows.documents.list().flatMap((row) => {
    const id = Number(row.documentId);
    const values = row.fields.flatMap((each) => each.values.map(({ value }) => String(value)));
    const text = row.status === 'READY' ? rows.texts.get(id)?.text : '';
    const has = [row.name, row.path, ...values, text].join('\n').toLowerCase();
    return wanted.every((each) => has.includes(each)) ? [id] : [];
  });
}

test('a simple search sees every write and no rolled back write, also in a copy of the world', () => {
  const wanted = fc.uniqueArray(
    fc.constantFrom('ant', 'bee', 'cat', 'dog', 'dog-elk', 'bee.cat', 'elk-', 'an-elk', 'e', 'og', '-', '.'),
    {
      minLength: 1,
      maxLength: 2,
    },
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(step, wanted), { maxLength: 12 }), (steps) => {
      const tenantData = tenantDataOfFields();
      for (const [each, terms] of steps) {
        play(tenantData, each);
        for (const one of [tenantData, tenantData.fork('copy')]) {
          const index = indexOf(one);
          const { hits } = index.find(termsOf(terms.join(' ')), [0, 100]);
          const ids = hits.map(({ slot }) => Number(index.rowAt(slot).documentId));
          expect(ids.toSorted((left, right) => left - right)).toEqual(lookedUp(one, terms));
        }
      }
    }),
    { numRuns: 100 },
  );
});

function ranked(tenantData: TenantData) {
  const index = indexOf(tenantData);
  const { hits } = index.find(termsOf('ant bee'), [0, 10]);
  return hits.map(({ slot, score }) => [index.rowAt(slot).documentId, score]);
}

test('equal records have equal scores, independent of their history', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 10 }), (steps) => {
      const tenantData = tenantDataOfFields();
      for (const each of steps) {
        play(tenantData, each);
        indexOf(tenantData).find(termsOf('ant'), [0, 10]);
      }
      const fresh = tenantData.fork('fresh');
      expect(ranked(tenantData)).toEqual(ranked(fresh));
    }),
    { numRuns: 100 },
  );
});

test('a composite search sees every write and no rolled back write', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(step, query), { maxLength: 12 }), (steps) => {
      const tenantData = tenantDataOfFields();
      for (const [each, conditions] of steps) {
        play(tenantData, each);
        const found = runQuery(tenantData, {
          query: conditions,
          sort: [{ property: 'documentId', order: 'asc' }],
        }).page().matches;
        expect(found.map(({ row }) => row)).toEqual(lookedThrough(tenantData, conditions));
      }
    }),
    { numRuns: 200 },
  );
});
