import { momentOf } from '../../tenant/clock.ts';
import { spend } from '../../tenant/slices.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import { type Column, type Reading, Values } from '../search/column.ts';
import { type DocumentIndex, indexOf } from '../search/document-index.ts';
import { kindOf } from './check-query.ts';
import { type Comparison, type Condition, isProperty, type Kind, propertyKinds, type Term } from './conditions.ts';
import type { QueryWork } from './query-work.ts';

export interface Test {
  /** Returns whether the document with the number `slot` in the search index matches the condition. */
  holds: (slot: number) => boolean;
  leaves: Test[];
  cost: number;
}

/** Converts a query condition to a function. The caller must first check the query with `requireQuery`. */
export function testOf(tenantData: TenantData, condition: Condition, work: QueryWork): Test {
  const { any, type, name, filter, terms = [] } = condition;
  if (any) return anyOf(any.map((each) => testOf(tenantData, each, work)));
  if (type === undefined || filter === undefined) throw new Error('a condition without type passed the checks');
  const leaf = { type, filter, terms, ...(name !== undefined && { name }) };
  const holds = type === 'text' ? textTest(indexOf(tenantData), leaf, work) : columnTest(tenantData, leaf, work);
  const test: Test = { holds, leaves: [], cost: type === 'text' ? 1_000 : 1 };
  test.leaves.push(test);
  return test;
}

function anyOf(tests: Test[]): Test {
  const sorted = tests.toSorted((left, right) => left.cost - right.cost);
  return {
    holds: (slot) => {
      for (const test of sorted) if (test.holds(slot)) return true;
      return false;
    },
    leaves: tests.flatMap((test) => test.leaves),
    cost: tests.reduce((sum, test) => sum + test.cost, 0),
  };
}

function columnTest(tenantData: TenantData, leaf: Comparison, work: QueryWork): (slot: number) => boolean {
  const column = columnOf(indexOf(tenantData), leaf);
  const kind = kindOf(tenantData, leaf);
  const accepts = acceptsOf(kind, leaf, work);
  const [unknown, yes, no] = [0, 1, 2];
  const answers = work.answersOf(leaf.terms, column);
  const ask = (slot: number) => {
    const code = column.codeAt(slot);
    if (answers[code] === unknown) answers[code] = accepts(column.at(slot)) ? yes : no;
    return answers[code] === yes;
  };
  const acceptsNumber = numberTest(kind, leaf);
  if (!acceptsNumber) return ask;
  return (slot) => {
    const number = column.numberAt(slot);
    return Number.isNaN(number) ? ask(slot) : acceptsNumber(number);
  };
}

function numberTest(kind: Kind, { filter, terms }: Comparison): ((value: number) => boolean) | undefined {
  const [term, ...others] = terms;
  const compare = comparisons[filter];
  if ((typeof term !== 'number' && kind !== 'moment') || others.length > 0 || !compare) return undefined;
  const wanted = kind === 'moment' ? momentOf(String(term)) : Number(term);
  return filter === 'notEquals' ? (value) => !compare(value, wanted) : (value) => compare(value, wanted);
}

function textTest(index: DocumentIndex, { filter, terms }: Comparison, work: QueryWork): (slot: number) => boolean {
  if (filter === 'isEmpty') return (slot) => index.textAt(slot) === '';
  if (filter === 'isNotEmpty') return (slot) => index.textAt(slot) !== '';
  return work.texts.test(index, terms);
}

function readingOf({ type, name = '' }: Pick<Comparison, 'type' | 'name'>): Reading {
  if (type === 'field') {
    return ({ fields }) => fields.find((field) => field.name === name)?.values.map(({ value }) => value) ?? [];
  }
  if (type === 'property') return isProperty(name) ? (row) => [row[name]].filter((value) => value !== null) : () => [];
  if (name === '') {
    return ({ provisions }) => provisions.flatMap((each) => [each.name, ...each.content.map(({ text }) => text)]);
  }
  return (row) => row.provisions.find((each) => each.name === name)?.content.map(({ text }) => text) ?? [];
}

export function columnOf(index: DocumentIndex, about: Pick<Comparison, 'type' | 'name'>): Column {
  const { type, name = '' } = about;
  const isMoments = type === 'property' && isProperty(name) && propertyKinds[name] === 'moment';
  return index.column(`${type} ${name}`, readingOf(about), isMoments);
}

function acceptsOf(kind: Kind, { filter, terms }: Comparison, work: QueryWork): (values: Values) => boolean {
  if (filter === 'isEmpty') return ({ values }) => values.length === 0;
  if (filter === 'isNotEmpty') return ({ values }) => values.length > 0;
  if (filter === 'containsText') return containing(terms, work);
  const compared = (values: Values): readonly Term[] => (kind === 'moment' ? values.moments : values.values);
  const wanted = compared(new Values(terms));
  const compare = comparisons[filter];
  if (!compare) throw new Error(`no comparison is named ${filter}`);
  const isMet = (values: Values) => {
    const given = compared(values);
    spend(given.length * wanted.length);
    for (const value of given) for (const term of wanted) if (compare(value, term)) return true;
    return false;
  };
  return filter === 'notEquals' ? (values) => !isMet(values) : isMet;
}

function containing(terms: readonly Term[], work: QueryWork): (values: Values) => boolean {
  if (terms.includes('')) return ({ values }) => values.length > 0;
  const search = work.searchFor(terms);
  return (values) => search.isIn(values);
}

const comparisons: Partial<Record<Comparison['filter'], (value: Term, term: Term) => boolean>> = {
  equals: (value, term) => value === term,
  notEquals: (value, term) => value === term,
  before: (value, term) => value < term,
  lessThan: (value, term) => value < term,
  after: (value, term) => value > term,
  greaterThan: (value, term) => value > term,
};
