import type { World } from '../world/world.ts';
import type { ActiveFault } from './contract-fault.ts';

/** The contract faults of one request and its replay, and the counts of the faults that have acted. */
export class ReplayFaults {
  readonly tenant: string;
  readonly faults: readonly ActiveFault[];
  /** The remaining count of each fault after it acted on this request. Faults without a count are absent. */
  readonly #leftAfter = new Map<string, number>();

  constructor(tenant: string, faults: readonly ActiveFault[]) {
    this.tenant = tenant;
    this.faults = faults;
  }

  /** Returns whether a fault may act: its count is not used up, or the fault has acted on this request already. */
  mayAct(world: World, { row: { id } }: ActiveFault): boolean {
    return world.rows.faults.get(Number(id))?.left !== 0 || this.#isCounted(id, 0);
  }

  /** Decrements the remaining count of a fault that acts, once per request. Must be called in a transaction. */
  countAction(world: World, { row: { id } }: ActiveFault): void {
    const row = world.rows.faults.get(Number(id));
    if (!row || row.left === null || row.left === 0 || this.#isCounted(id, row.left)) return;
    world.rows.faults.put({ ...row, left: row.left - 1 });
    this.#leftAfter.set(id, row.left - 1);
  }

  /** Returns whether the fault was counted for this request. If the store undid the transaction, it was not. */
  #isCounted(id: string, left: number): boolean {
    const after = this.#leftAfter.get(id);
    return after !== undefined && left <= after;
  }
}
