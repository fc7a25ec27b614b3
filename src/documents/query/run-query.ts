import { compareTexts } from '../../tenant/compare.ts';
import { idKey } from '../../tenant/ids.ts';
import type { DocumentRow } from '../../tenant/rows.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import { best } from '../search/best.ts';
import { indexOf } from '../search/document-index.ts';
import type { Condition, Property, Sort, Term } from './conditions.ts';
import { columnOf, type Test, testOf } from './evaluate.ts';
import { workOf } from './query-work.ts';

export interface Match {
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
  page: (from?: number, to?: number) => Match[];
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
    page: (from = 0, to = slots.length) =>
      (order ? best(slots, to, order) : slots.slice(0, to))
        .slice(from)
        .map((slot) => ({ row: index.rowAt(slot), text: index.textAt(slot), score: scoreOf(slot) })),
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
