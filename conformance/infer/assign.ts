import { type OperationId, operationIds } from '../canonical/operations.ts';
import type { ApiOperation } from './api.ts';
import { type Candidate, isAdmin, rate } from './score.ts';
import { vocabulary } from './words.ts';

export interface Choice {
  readonly operation: OperationId;
  /** Candidates of the service. The first is the choice, which is undefined if nothing fits. */
  readonly candidates: readonly Candidate[];
  readonly chosen: Candidate | undefined;
  readonly confidence: number;
}

/** A candidate must have this share of the features. */
const least = 0.3;
const mostCandidates = 3;

/** Assigns operations of the service to canonical operations, so that the sum of the shares is as high as possible. */
export function assignOperations(apis: readonly ApiOperation[]): Choice[] {
  const isDivided = apis.some(isAdmin) && !apis.every(isAdmin);
  const rated = operationIds.map((operation) => apis.map((api) => rate(operation, api, isDivided)));
  const columns = bestColumns(rated.map((row) => row.map(({ share }) => share)));
  const chosen = new Map(operationIds.map((operation, row) => [operation, rated[row]?.[columns[row] ?? -1]]));
  for (const [row, operation] of operationIds.entries()) {
    const shared = sharedCandidate(operation, rated[row] ?? [], chosen);
    if (shared !== undefined) chosen.set(operation, shared);
  }
  return operationIds.map((operation, row) => choiceOf(operation, rated[row] ?? [], chosen.get(operation)));
}

/** Returns the operation of the other half of a pair, if it fits clearly better. */
function sharedCandidate(operation: OperationId, row: readonly Candidate[], chosen: ReadonlyMap<OperationId, Candidate | undefined>) {
  const partners = vocabulary.shared.filter((pair) => pair.includes(operation)).flat();
  const own = chosen.get(operation)?.share ?? least;
  const apis = partners.filter((each) => each !== operation).map((each) => chosen.get(each)?.api);
  return row.filter(({ api, share }) => apis.includes(api) && share > own + 0.15).toSorted(byShare)[0];
}

function byShare(one: Candidate, other: Candidate): number {
  return other.share - one.share;
}

function choiceOf(operation: OperationId, row: readonly Candidate[], chosen: Candidate | undefined): Choice {
  const others = row.filter((each) => each !== chosen && each.share >= least).toSorted(byShare);
  const candidates = [...(chosen ? [chosen] : []), ...others].slice(0, mostCandidates);
  const lead = (chosen?.share ?? 0) - (others[0]?.share ?? 0);
  const confidence = (chosen?.share ?? 0) * (0.8 + Math.max(-0.3, Math.min(0.25, lead)));
  return { operation, candidates, chosen, confidence };
}

/**
 * The Hungarian algorithm: returns the column of each row, so that each column has one row and the sum is the highest.
 * The column is -1 if no value of the row is at least `least`.
 */
export function bestColumns(values: readonly (readonly number[])[]): number[] {
  const rows = values.length;
  const width = (values[0]?.length ?? 0) + rows;
  const cost = (row: number, column: number) => -Math.max(least, values[row - 1]?.[column - 1] ?? least);
  const u = new Array<number>(rows + 1).fill(0);
  const v = new Array<number>(width + 1).fill(0);
  const rowOf = new Array<number>(width + 1).fill(0);
  for (let row = 1; row <= rows; row++) augment(row, { width, cost, u, v, rowOf });
  const columns = new Array<number>(rows).fill(-1);
  for (const [column, row] of rowOf.entries())
    if (row > 0 && column > 0 && (values[row - 1]?.[column - 1] ?? 0) > least) columns[row - 1] = column - 1;
  return columns;
}

interface Matching {
  readonly width: number;
  readonly cost: (row: number, column: number) => number;
  readonly u: number[];
  readonly v: number[];
  readonly rowOf: number[];
}

function augment(first: number, { width, cost, u, v, rowOf }: Matching): void {
  const way = new Array<number>(width + 1).fill(0);
  const distance = new Array<number>(width + 1).fill(Number.POSITIVE_INFINITY);
  const isDone = new Array<boolean>(width + 1).fill(false);
  rowOf[0] = first;
  let column = 0;
  do {
    isDone[column] = true;
    const row = rowOf[column] ?? 0;
    let delta = Number.POSITIVE_INFINITY;
    let next = 0;
    for (let other = 1; other <= width; other++) {
      if (isDone[other]) continue;
      const reduced = cost(row, other) - (u[row] ?? 0) - (v[other] ?? 0);
      if (reduced < (distance[other] ?? 0)) {
        distance[other] = reduced;
        way[other] = column;
      }
      if ((distance[other] ?? 0) < delta) {
        delta = distance[other] ?? 0;
        next = other;
      }
    }
    for (let other = 0; other <= width; other++) {
      if (isDone[other]) {
        u[rowOf[other] ?? 0] = (u[rowOf[other] ?? 0] ?? 0) + delta;
        v[other] = (v[other] ?? 0) - delta;
      } else distance[other] = (distance[other] ?? 0) - delta;
    }
    column = next;
  } while (rowOf[column] !== 0);
  while (column !== 0) {
    const before = way[column] ?? 0;
    rowOf[column] = rowOf[before] ?? 0;
    column = before;
  }
}
