import { AsyncLocalStorage } from 'node:async_hooks';
import type { OperationId } from '../contract/operation.ts';
import type { FaultRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';
import type { Met } from './contract-fault.ts';
import { contractFaultOf } from './contract-faults.ts';
import { drawn } from './seeded.ts';

/** What one request meets, from its arrival to its answer. */
export interface Meeting {
  readonly met: readonly Met[];
  /** The ids of the faults that did something to it. */
  readonly acted: Set<string>;
}

/** Travels with a request while the sandbox answers it, so that its operation finds the faults that it met. */
export const meetings = new AsyncLocalStorage<Meeting>();

/** The faults that a request to the operation meets now, transport faults and contract faults. Their draws are counted. */
export function metBy(world: World, operation: OperationId): FaultRow[] {
  return world.rows.faults
    .list()
    .filter((row) => isAbout(row, operation))
    .filter((row) => row.share >= 1 || world.transact(() => draw(world, row)).value);
}

function isAbout({ name, operation: only, left }: FaultRow, operation: OperationId): boolean {
  if (left === 0 || (only !== null && only !== operation)) return false;
  const fault = contractFaultOf(name);
  return !fault || fault.operations.includes(operation);
}

/** Whether this request is of the fault's share; the draw is noted, so that the next one is another. In a transaction. */
function draw(world: World, row: FaultRow): boolean {
  world.rows.faults.put({ ...row, asked: row.asked + 1 });
  return drawn(row.seed, row.asked) < row.share;
}

/** The entries of those rows that are contract faults. */
export function contractFaultsOf(rows: readonly FaultRow[]): Met[] {
  return rows.flatMap((row) => {
    const fault = contractFaultOf(row.name);
    return fault ? [{ row, fault }] : [];
  });
}

/** Notes that faults acted once more, where their times are counted. In a transaction. */
export function countDown(world: World, ids: Iterable<string>): void {
  for (const id of ids) {
    const row = world.rows.faults.get(Number(id));
    if (row && row.left !== null && row.left > 0) world.rows.faults.put({ ...row, left: row.left - 1 });
  }
}

/** Keeps what a fault wants to know at a later request. In a transaction. */
export function note(world: World, id: string, memory: readonly string[]): void {
  const row = world.rows.faults.get(Number(id));
  if (row) world.rows.faults.put({ ...row, memory });
}

/** The faults of the tenant that edit the world after a transition, as far as this one is of their share. In a transaction. */
export function metByTransition(world: World): Met[] {
  return contractFaultsOf(world.rows.faults.list())
    .filter(({ row, fault }) => row.left !== 0 && fault.afterTransition !== undefined)
    .filter(({ row }) => row.share >= 1 || draw(world, row));
}
