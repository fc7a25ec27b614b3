import type { World } from '../world/world.ts';
import type { ActiveFault } from './contract-fault.ts';

export class ReplayFaults {
  readonly tenant: string;
  readonly faults: readonly ActiveFault[];
  /** The number of times that each limited fault may still occur after the current request. The key is the fault id. */
  readonly #leftAfter = new Map<string, number>();

  constructor(tenant: string, faults: readonly ActiveFault[]) {
    this.tenant = tenant;
    this.faults = faults;
  }

  /**
   * Returns whether an injected fault may affect the current request.
   * A fault that has reached its limit may still affect a retry of the request that was counted last.
   */
  mayAct(world: World, { row: { id } }: ActiveFault): boolean {
    return world.rows.faults.get(Number(id))?.left !== 0 || this.#isCounted(id, 0);
  }

  /**
   * Counts the current request towards the limit of an injected fault, unless an earlier attempt was counted.
   * Must be called in a transaction.
   */
  countAction(world: World, { row: { id } }: ActiveFault): void {
    const row = world.rows.faults.get(Number(id));
    if (!row || row.left === null || row.left === 0 || this.#isCounted(id, row.left)) return;
    world.rows.faults.put({ ...row, left: row.left - 1 });
    this.#leftAfter.set(id, row.left - 1);
  }

  /**
   * Returns whether an injected fault has counted an earlier attempt of the current request.
   * Returns false if the transaction of the earlier attempt was rolled back.
   */
  #isCounted(id: string, left: number): boolean {
    const after = this.#leftAfter.get(id);
    return after !== undefined && left <= after;
  }
}
