import { compareTexts } from '../../world/compare.ts';
import { idKey } from '../../world/ids.ts';
import type { DocumentRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import type { Condition, Property, Sort } from './conditions.ts';
import { testOf } from './evaluate.ts';

export interface Match {
  row: DocumentRow;
  /** How many leaf conditions the record meets. */
  score: number;
}

/** The records that meet every condition: the best first and of equals the lower id, or as `sort` says (D-73). */
export function runQuery(world: World, query: readonly Condition[], sort: readonly Sort[] = []): Match[] {
  const tests = query.map((condition) => testOf(world, condition)).sort((left, right) => left.cost - right.cost);
  const certain = query.filter(({ any }) => !any).length;
  const leaves = query.flatMap((condition) => (condition.any ? testOf(world, condition).leaves : []));
  const matches = candidates(world, query)
    .filter((row) => tests.every((test) => test.holds(row)))
    .map((row) => ({ row, score: certain + leaves.filter((leaf) => leaf.holds(row)).length }));
  const steps = sort.map(({ property, order }) => comparison(property, order === 'desc' ? -1 : 1));
  return matches.sort((left, right) => {
    for (const step of steps) {
      const order = step(left.row, right.row);
      if (order !== 0) return order;
    }
    const better = steps.length > 0 ? 0 : right.score - left.score;
    return better || Number(left.row.documentId) - Number(right.row.documentId);
  });
}

/** The records that can meet the query: those that an index finds for a condition on an id, folder or status, else all. */
function candidates(world: World, query: readonly Condition[]): DocumentRow[] {
  const { documents } = world.rows;
  for (const { type, name, filter, terms = [] } of query) {
    if (type !== 'property' || filter !== 'equals') continue;
    const wanted = [...new Set(terms.map(String))];
    if (name === 'documentId') return wanted.flatMap((id) => documents.get(idKey(id) ?? 0) ?? []);
    if (name === 'docSetId') return wanted.flatMap((id) => documents.find('bySet', [idKey(id) ?? 0]));
    if (name === 'docId') return wanted.flatMap((id) => documents.find('byDocId', [id]));
    if (name === 'path') return wanted.flatMap((path) => documents.find('byPath', [path]));
  }
  return documents.list();
}

/** Ids and numbers go by their value, times by the moment, texts by code points; records without a value come last. */
function comparison(property: Property, direction: 1 | -1): (left: DocumentRow, right: DocumentRow) => number {
  return (left, right) => {
    const [a, b] = [sortable(property, left), sortable(property, right)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    const order = typeof a === 'number' && typeof b === 'number' ? a - b : compareTexts(String(a), String(b));
    return order * direction;
  };
}

function sortable(property: Property, row: DocumentRow): string | number | null {
  const value = row[property];
  if (property === 'documentId' || property === 'docSetId') return Number(value);
  return property === 'dateCreated' || property === 'dateModified' ? Date.parse(String(value)) : value;
}
