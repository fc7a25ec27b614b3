import type { OperationId } from '../contract/operation.ts';
import type { FaultRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';
import type { ActiveFault } from './contract-fault.ts';
import { contractFaultOf } from './contract-faults.ts';
import { drawn } from './seeded.ts';

/**
 * Random choices for one request, by the id of the injected fault.
 * Each choice consists of the stored fault before the choice, and whether the fault applies to the request.
 */
export type Draws = Map<string, { before: FaultRow; applies: boolean }>;

/**
 * Returns the injected faults that apply to a request.
 * The map `draws` contains the random choices of earlier attempts at the same request.
 */
export function activeFaults(world: World, operation: OperationId, draws: Draws): FaultRow[] {
  return chosen(world, draws, (row) => actsOn(row, operation));
}

/** Returns the injected faults that apply to a request that matches no API operation. */
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

/**
 * Chooses at random whether a fault applies to a request.
 * If the request's unit of work runs again, the earlier choice is valid unless the store has rolled it back.
 */
function drawOnce(world: World, row: FaultRow, draws: Draws): FaultRow[] {
  const earlier = draws.get(row.id);
  // If the stored number of choices has grown, the earlier choice was not rolled back and is used again.
  if (earlier && row.asked > earlier.before.asked) return earlier.applies ? [earlier.before] : [];
  const applies = world.transact(() => draw(world, row)).value;
  draws.set(row.id, { before: row, applies });
  return applies ? [row] : [];
}

/** Returns the contract faults that apply to the transition in progress. Must be called in a transaction. */
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

/**
 * Chooses at random whether a fault applies to this request. The fault's share is the probability.
 * Each choice uses the next random number of the fault.
 */
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

/** Decrements the remaining count of each given fault that has a limit. Must be called in a transaction. */
export function countDown(world: World, ids: Iterable<string>): void {
  for (const id of ids) {
    const row = world.rows.faults.get(Number(id));
    if (row && row.left !== null && row.left > 0) world.rows.faults.put({ ...row, left: row.left - 1 });
  }
}

/** Stores data that a fault needs at a later request. Must be called in a transaction. */
export function storeMemory(world: World, id: string, memory: readonly string[]): void {
  const row = world.rows.faults.get(Number(id));
  if (row) world.rows.faults.put({ ...row, memory });
}
