import type { OperationId } from '../contract/operation.ts';
import type { FaultRow } from '../tenant/rows.ts';
import type { World } from '../tenant/world.ts';
import type { ActiveFault } from './contract-fault.ts';
import { contractFaultOf } from './contract-faults.ts';
import { drawn } from './seeded.ts';

/** Maps each fault id to a random choice. The choice decides whether the fault affects the current request. */
export type Draws = Map<string, { before: FaultRow; applies: boolean }>;

/**
 * Returns the injected faults that affect a request.
 * `draws` stores the random choices for a request, so that a repeated attempt gets the same faults.
 */
export function activeFaults(world: World, operation: OperationId, draws: Draws): FaultRow[] {
  return chosen(world, draws, (row) => actsOn(row, operation));
}

/** Returns the injected faults that affect a request to an unknown path or method. */
export function activeUnmatchedFaults(world: World, draws: Draws): FaultRow[] {
  return chosen(world, draws, (row) => {
    const fault = contractFaultOf(row.name);
    return fault?.unmatched !== undefined && fault.operations.some((operation) => actsOn(row, operation));
  });
}

function chosen(world: World, draws: Draws, isPossible: (row: FaultRow) => boolean): FaultRow[] {
  return world.rows.faults
    .list()
    .filter(isPossible)
    .flatMap((row) => (row.share >= 1 ? [row] : drawOnce(world, row, draws)));
}

function drawOnce(world: World, row: FaultRow, draws: Draws): FaultRow[] {
  const earlier = draws.get(row.id);
  if (earlier && row.asked > earlier.before.asked) return earlier.applies ? [earlier.before] : [];
  const applies = world.transact(() => draw(world, row)).value;
  draws.set(row.id, { before: row, applies });
  return applies ? [row] : [];
}

/**
 * Returns the injected faults that act on status changes of jobs, imports, documents and clause searches.
 * The caller must have started a transaction, because `activeTransitionFaults` changes a stored counter.
 */
export function activeTransitionFaults(world: World): ActiveFault[] {
  return contractFaultsAmong(world.rows.faults.list())
    .filter(({ row, fault }) => row.left !== 0 && fault.afterTransition !== undefined)
    .filter(({ row }) => row.share >= 1 || draw(world, row));
}

function actsOn({ name, operation: only, left }: FaultRow, operation: OperationId): boolean {
  if (left === 0 || (only !== null && only !== operation)) return false;
  const fault = contractFaultOf(name);
  return !fault || fault.operations.includes(operation);
}

function draw(world: World, row: FaultRow): boolean {
  world.rows.faults.put({ ...row, asked: row.asked + 1 });
  return drawn(row.seed, row.asked) < row.share;
}

export function contractFaultsAmong(rows: readonly FaultRow[]): ActiveFault[] {
  return rows.flatMap((row) => {
    const fault = contractFaultOf(row.name);
    return fault ? [{ row, fault }] : [];
  });
}

/**
 * Decrements the counter `left` of each given fault. Faults without a limit have no counter.
 * `countDown` must be called inside a transaction on the tenant's data.
 */
export function countDown(world: World, ids: Iterable<string>): void {
  for (const id of ids) {
    const row = world.rows.faults.get(Number(id));
    if (row && row.left !== null && row.left > 0) world.rows.faults.put({ ...row, left: row.left - 1 });
  }
}

/** Stores values that an injected fault reads during later requests. The caller must have started a transaction. */
export function storeMemory(world: World, id: string, memory: readonly string[]): void {
  const row = world.rows.faults.get(Number(id));
  if (row) world.rows.faults.put({ ...row, memory });
}
