import type { DocumentRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { momentOf } from '../moment.ts';
import { indexOf } from '../search/document-index.ts';
import { kindOf } from './check-query.ts';
import { type Condition, isProperty, type Kind, type Leaf, type Term } from './conditions.ts';

/** A condition that is ready to be asked of records. */
export interface Test {
  holds: (row: DocumentRow) => boolean;
  /** The leaf conditions in it, each to be asked by itself. */
  leaves: Test[];
  /** How long an answer takes, for the order in which conditions are asked. */
  cost: number;
}

/** A condition of a query that has passed its checks. */
export function testOf(world: World, condition: Condition): Test {
  const { any, type, name, filter, terms = [] } = condition;
  if (any) return anyOf(any.map((each) => testOf(world, each)));
  if (type === undefined || filter === undefined) throw new Error('a condition without type passed the checks');
  const holds = leafTest(world, { type, filter, terms, ...(name !== undefined && { name }) });
  const test: Test = { holds, leaves: [], cost: type === 'text' ? 1_000 : 1 };
  test.leaves.push(test);
  return test;
}

function anyOf(tests: Test[]): Test {
  const sorted = tests.toSorted((left, right) => left.cost - right.cost);
  return {
    holds: (row) => sorted.some((test) => test.holds(row)),
    leaves: tests.flatMap((test) => test.leaves),
    cost: tests.reduce((sum, test) => sum + test.cost, 0),
  };
}

function leafTest(world: World, leaf: Leaf): (row: DocumentRow) => boolean {
  const valuesOf = readerOf(world, leaf);
  if (leaf.filter === 'isEmpty') return (row) => valuesOf(row).length === 0;
  if (leaf.filter === 'isNotEmpty') return (row) => valuesOf(row).length > 0;
  const matches = matcherOf(kindOf(world, leaf), leaf);
  if (leaf.type === 'text') return textTest(world, leaf, (row) => valuesOf(row).some(matches));
  if (leaf.filter === 'notEquals') return (row) => !valuesOf(row).some(matches);
  return (row) => valuesOf(row).some(matches);
}

/** Only records that have the words of a term can hold it; the others' texts are not looked through. */
function textTest(world: World, { terms }: Leaf, holds: (row: DocumentRow) => boolean): (row: DocumentRow) => boolean {
  const index = indexOf(world);
  const mayHold = terms.map((term) => index.mayHold(world, String(term)));
  return (row) => mayHold.some((may) => may?.(Number(row.documentId)) ?? true) && holds(row);
}

/** What a leaf looks at in a record: no, one or several values. Text comes in lower case. */
function readerOf(world: World, { type, name = '' }: Leaf): (row: DocumentRow) => readonly Term[] {
  if (type === 'text') return (row) => textOf(world, row);
  if (type === 'field') {
    return ({ fields }) => fields.find((field) => field.name === name)?.values.map(({ value }) => value) ?? [];
  }
  if (type === 'provision') {
    return (row) => row.provisions.find((each) => each.name === name)?.content.map(({ text }) => text) ?? [];
  }
  if (!isProperty(name)) return () => [];
  return (row) => [row[name]].filter((value) => value !== null);
}

/** Texts in lower case, as long as the row lives: it is another one once its text was read. */
const lowered = new WeakMap<DocumentRow, readonly string[]>();

/** The text of a record in lower case, once it was read. */
function textOf(world: World, row: DocumentRow): readonly string[] {
  const known = lowered.get(row);
  if (known) return known;
  const text = row.status === 'READY' ? (world.rows.texts.get(Number(row.documentId))?.text ?? '') : '';
  const texts = text === '' ? [] : [text.toLowerCase()];
  lowered.set(row, texts);
  return texts;
}

/** Whether a value meets one of the terms. */
function matcherOf(kind: Kind, { type, filter, terms }: Leaf): (value: Term) => boolean {
  if (filter === 'containsText') {
    const parts = terms.map((term) => String(term).toLowerCase());
    const fold = type === 'text' ? (value: Term) => String(value) : (value: Term) => String(value).toLowerCase();
    return (value) => parts.some((part) => fold(value).includes(part));
  }
  const comparable = kind === 'moment' ? (value: Term) => momentOf(String(value)) : (value: Term) => value;
  const wanted = terms.map(comparable);
  const compare = comparisons[filter];
  return (value) => wanted.some((term) => compare?.(comparable(value), term) ?? false);
}

const comparisons: Partial<Record<Leaf['filter'], (value: Term, term: Term) => boolean>> = {
  equals: (value, term) => value === term,
  notEquals: (value, term) => value === term,
  before: (value, term) => value < term,
  lessThan: (value, term) => value < term,
  after: (value, term) => value > term,
  greaterThan: (value, term) => value > term,
};
