import { momentOf } from '../../tenant/clock.ts';
import { compareTexts } from '../../tenant/compare.ts';
import { idKey } from '../../tenant/ids.ts';
import type { DocumentRow } from '../../tenant/rows.ts';
import { spend } from '../../tenant/slices.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import { type ResultRange, resultsIn } from '../search/best.ts';
import { type Column, ColumnValues, type Reading } from '../search/column.ts';
import { type DocumentIndex, indexOf } from '../search/document-index.ts';
import { propertyKindOf } from './check-query.ts';
import {
  type Comparison,
  type Condition,
  isProperty,
  type Property,
  type PropertyKind,
  propertyKinds,
  type Sort,
  type Term,
} from './conditions.ts';
import { type QueryWork, workOf } from './query-work.ts';

export interface DocumentMatch {
  row: DocumentRow;
  text: string;
  score: number;
}

export interface Query {
  query: readonly Condition[];
  sort?: readonly Sort[] | undefined;
}

export interface Matches {
  count: number;
  page: (range?: ResultRange) => { before: number; matches: DocumentMatch[] };
}

type Order = (left: number, right: number) => number;

export function runQuery(tenantData: TenantData, { query, sort = [] }: Query): Matches {
  const tests = query.map((condition) => testOf(tenantData, condition, workOf(query)));
  let slots = candidates(tenantData, query);
  for (const test of tests.toSorted((left, right) => left.cost - right.cost)) slots = slots.filter(test.holds);
  const { scoreOf, isSame } = scoring(tests);
  const order = sort.length > 0 ? sortOrder(tenantData, sort) : isSame ? undefined : scoreOrder(slots, scoreOf);
  const index = indexOf(tenantData);
  return {
    count: slots.length,
    page: (range = [0, slots.length]) => {
      const found = resultsIn(slots, range, order);
      const matchAt = (slot: number) => ({ row: index.rowAt(slot), text: index.textAt(slot), score: scoreOf(slot) });
      return { before: found.before, matches: found.slots.map(matchAt) };
    },
  };
}

function candidates(tenantData: TenantData, query: readonly Condition[]): readonly number[] {
  const rows = narrowed(tenantData, query);
  const index = indexOf(tenantData);
  if (!rows) return index.slots;
  const slots = new Set(rows.flatMap(({ documentId }) => index.slotOf(Number(documentId)) ?? []));
  return [...slots].sort((left, right) => left - right);
}

function narrowed({ rows: { documents } }: TenantData, query: readonly Condition[]): DocumentRow[] | undefined {
  for (const { type, name, filter, terms = [] } of query) {
    if (type !== 'property' || filter !== 'equals') continue;
    const wanted = terms.map(String);
    if (name === 'documentId') return wanted.flatMap((id) => documents.get(idKey(id) ?? 0) ?? []);
    if (name === 'docSetId') return wanted.flatMap((id) => documents.find('bySet', [idKey(id) ?? 0]));
    if (name === 'docId') return wanted.flatMap((id) => documents.find('byDocId', [id]));
  }
  return undefined;
}

function scoring(tests: readonly Test[]): { scoreOf: (slot: number) => number; isSame: boolean } {
  const isLeaf = ({ leaves }: Test) => leaves.length === 1;
  const alternatives = tests.filter((test) => !isLeaf(test)).flatMap(({ leaves }) => leaves);
  const certain = tests.filter(isLeaf).length;
  const scoreOf = (slot: number) => {
    let score = certain;
    for (const leaf of alternatives) if (leaf.holds(slot)) score += 1;
    return score;
  };
  return { scoreOf, isSame: alternatives.length === 0 };
}

function scoreOrder(slots: readonly number[], scoreOf: (slot: number) => number): Order {
  const scores = new Uint8Array((slots.at(-1) ?? 0) + 1);
  for (const slot of slots) scores[slot] = scoreOf(slot);
  return (left, right) => (scores[right] as number) - (scores[left] as number) || left - right;
}

function sortOrder(tenantData: TenantData, sort: readonly Sort[]): Order {
  // If `sort` names the same property twice, only the first entry counts.
  const first = [...new Map(sort.toReversed().map((step) => [step.property, step])).values()].reverse();
  const steps = first.map(({ property, order }) => comparison(tenantData, property, order === 'desc' ? -1 : 1));
  return (left, right) => {
    for (const step of steps) {
      const order = step(left, right);
      if (order !== 0) return order;
    }
    return left - right;
  };
}

function comparison(tenantData: TenantData, property: Property, direction: 1 | -1): Order {
  const column = columnOf(indexOf(tenantData), { type: 'property', name: property });
  const isId = property === 'documentId' || property === 'docSetId';
  const sortable = (slot: number): Term | undefined => {
    const number = column.numberAt(slot);
    if (!Number.isNaN(number)) return number;
    const [value] = column.at(slot).values;
    return isId ? Number(value) : value;
  };
  return (left, right) => {
    if (column.codeAt(left) === column.codeAt(right)) return 0;
    const [a, b] = [sortable(left), sortable(right)];
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
    const order = typeof a === 'number' && typeof b === 'number' ? a - b : compareTexts(String(a), String(b));
    return order * direction;
  };
}

interface Test {
  /** Returns whether the document with the number `slot` in the search index matches the condition. */
  holds: (slot: number) => boolean;
  leaves: Test[];
  cost: number;
}

/** Converts a query condition to a function. The caller must first check the query with `requireQuery`. */
function testOf(tenantData: TenantData, condition: Condition, work: QueryWork): Test {
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
  const kind = propertyKindOf(tenantData, leaf);
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

function numberTest(kind: PropertyKind, { filter, terms }: Comparison): ((value: number) => boolean) | undefined {
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

function columnOf(index: DocumentIndex, about: Pick<Comparison, 'type' | 'name'>): Column {
  const { type, name = '' } = about;
  const isMoments = type === 'property' && isProperty(name) && propertyKinds[name] === 'moment';
  return index.column(`${type} ${name}`, readingOf(about), isMoments);
}

function acceptsOf(
  kind: PropertyKind,
  { filter, terms }: Comparison,
  work: QueryWork,
): (values: ColumnValues) => boolean {
  if (filter === 'isEmpty') return ({ values }) => values.length === 0;
  if (filter === 'isNotEmpty') return ({ values }) => values.length > 0;
  if (filter === 'containsText') return containing(terms, work);
  const compared = (values: ColumnValues): readonly Term[] => (kind === 'moment' ? values.moments : values.values);
  const wanted = compared(new ColumnValues(terms));
  const compare = comparisons[filter];
  if (!compare) throw new Error(`no comparison is named ${filter}`);
  const isMet = (values: ColumnValues) => {
    const given = compared(values);
    spend(given.length * wanted.length);
    for (const value of given) for (const term of wanted) if (compare(value, term)) return true;
    return false;
  };
  return filter === 'notEquals' ? (values) => !isMet(values) : isMet;
}

function containing(terms: readonly Term[], work: QueryWork): (values: ColumnValues) => boolean {
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
