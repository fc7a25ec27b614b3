import { expect, test } from 'vitest';
import { Problem } from '../../contract/problem.ts';
import type { FieldRow } from '../../tenant/rows.ts';
import { TenantData } from '../../tenant/tenant-data.ts';
import { requireQuery } from './check-query.ts';
import type { Condition, Filter, Term } from './conditions.ts';
import { requireDepth } from './queryDocuments.ts';

const types = { Text: 'string', Number: 'number', Flag: 'boolean', Day: 'date', Choice: 'single_select' } as const;

function tenant(): TenantData {
  const tenantData = new TenantData('tenant');
  const plain = { helpText: null, active: true, section: null, allowedValues: [] };
  const fieldOf = (name: string, type: FieldRow['type']): FieldRow => ({ ...plain, name, label: name, type });
  tenantData.transact(() => {
    for (const [name, type] of Object.entries(types)) tenantData.rows.fields.put(fieldOf(name, type));
  });
  return tenantData;
}

function faultsOf(check: () => void): string[] {
  try {
    check();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return error.violations.map(({ code, detail, source }) => `${code} ${source && Object.values(source)}: ${detail}`);
  }
  return [];
}

const queryFaults = (...query: Condition[]) => faultsOf(() => requireQuery(tenant(), query));
const field = (name: string, filter: Filter, ...terms: Term[]): Condition => ({
  type: 'field',
  name,
  filter,
  terms,
});
const property = (name: string, filter: Filter, ...terms: Term[]): Condition => ({
  ...field(name, filter, ...terms),
  type: 'property',
});

test.each<[string, Condition]>([
  ['a text', field('Text', 'containsText', 'x')],
  ['a choice', field('Choice', 'equals', 'x')],
  ['a number', field('Number', 'greaterThan', 1)],
  ['a flag', field('Flag', 'notEquals', true)],
  ['a day', field('Day', 'before', '2026-01-31')],
  ['an unknown field with any filter and term', field('Other', 'lessThan', 'x', 1, true)],
  ['a property that is a text', property('name', 'containsText', 'x')],
  ['a property that is a number', property('fileSize', 'lessThan', 1)],
  ['a property that is a time', property('dateCreated', 'after', '2026-01-31T00:00:00Z')],
  ['an empty filter without terms', field('Day', 'isEmpty')],
  ['the text of the document', { type: 'text', filter: 'containsText', terms: ['x'] }],
  ['all provisions by name', { type: 'provision', filter: 'equals', terms: ['x'] }],
  ['the passages of a provision', { type: 'provision', name: 'Cap', filter: 'containsText', terms: ['x'] }],
])('a condition on %s is accepted', (_title, condition) => {
  expect(queryFaults(condition, { any: [condition] })).toEqual([]);
});

const texts = 'equals, notEquals, containsText, isEmpty, isNotEmpty';
test.each<[Condition, string]>([
  [{}, 'a condition needs type and filter, or any'],
  [{ type: 'text' }, 'a condition needs type and filter, or any'],
  [{ filter: 'isEmpty' }, 'a condition needs type and filter, or any'],
  [{ type: 'text', name: 'x', filter: 'isEmpty' }, 'a condition of the type text takes no name'],
  [{ type: 'field', filter: 'isEmpty' }, 'a condition of the type field needs a name'],
  [{ type: 'property', filter: 'isEmpty' }, 'a condition of the type property needs a name'],
  [field('Text', 'equals'), 'the filter equals needs terms'],
  [field('Text', 'isEmpty', 'x'), 'the filter isEmpty takes no terms'],
  [field('Text', 'isNotEmpty', 'x'), 'the filter isNotEmpty takes no terms'],
])('the condition %j is refused', (condition, rule) => {
  const wrong = `QUERY CONDITION INVALID /query/1: /query/1: ${rule}`;
  expect(queryFaults(field('Text', 'isEmpty'), condition)).toEqual([wrong]);
});

test.each<[Condition, string]>([
  [field('Text', 'lessThan', 'x'), `/filter: the field "Text" takes ${texts}, got "lessThan"`],
  [
    field('Flag', 'containsText', 'x'),
    '/filter: the field "Flag" takes equals, notEquals, isEmpty, isNotEmpty, got "containsText"',
  ],
  [property('name', 'before', 'x'), `/filter: the property "name" takes ${texts}, got "before"`],
  [
    { type: 'text', filter: 'equals', terms: ['x'] },
    '/filter: the text takes containsText, isEmpty, isNotEmpty, got "equals"',
  ],
  [{ type: 'text', filter: 'containsText', terms: [7] }, '/terms/0: the text takes JSON strings, got 7'],
  [field('Number', 'equals', 1, '2'), '/terms/1: the field "Number" takes JSON numbers, got "2"'],
  [field('Text', 'equals', 1), '/terms/0: the field "Text" takes JSON strings, got 1'],
  [field('Flag', 'equals', 'true'), '/terms/0: the field "Flag" takes JSON booleans, got "true"'],
  [field('Day', 'equals', '2026-02-30'), '/terms/0: the field "Day" takes days as YYYY-MM-DD, got "2026-02-30"'],
  [field('Day', 'equals', 7), '/terms/0: the field "Day" takes days as YYYY-MM-DD, got 7'],
  [
    property('dateCreated', 'after', '2026-01-31'),
    '/terms/0: the property "dateCreated" takes moments in RFC 3339, got "2026-01-31"',
  ],
  [property('dateCreated', 'after', 7), '/terms/0: the property "dateCreated" takes moments in RFC 3339, got 7'],
])('the condition %j does not fit the values', (condition, wrong) => {
  expect(queryFaults(condition)).toEqual([`QUERY FILTER MISFIT /query/0${wrong}`]);
});

test('a property that records do not have is refused with the known properties', () => {
  const [fault, ...others] = queryFaults(property('constructor', 'isEmpty'));
  expect(fault).toMatch(/records have no property "constructor"; they have documentId, docId, .*dateModified$/);
  expect(others).toEqual([]);
});

test('all violations are reported with their places, also those inside any', () => {
  const faults = queryFaults({ any: [{}, { any: [{}] }] }, {});
  expect(faults.map((fault) => fault.split(' ')[3])).toEqual(['/query/0/any/0:', '/query/0/any/1/any/0:', '/query/1:']);
});

test.each([undefined, null, 7, [], {}, { query: 7 }, { query: [null, 7, { any: 7 }] }])(
  'the depth of %j is not judged, because it is no query',
  (body) => {
    expect(faultsOf(() => requireDepth(body))).toEqual([]);
  },
);
