import type { World } from '../world/world.ts';
import type { ActiveFault } from './contract-fault.ts';

/** The injected contract faults of one request. Counts the request only once for each fault, even after a retry. */
export class ReplayFaults {
  readonly tenant: string;
  readonly faults: readonly ActiveFault[];
  /** For each injected fault with a limit: how often the fault may still occur after the current request. */
  readonly #leftAfter = new Map<string, number>();

  constructor(tenant: string, faults: readonly ActiveFault[]) {
    this.tenant = tenant;
    this.faults = faults;
  }

  /**
   * Returns whether an injected fault may affect the current request.
   * A fault may affect the request if the fault has not reached its limit, or has already counted the same request.
   */
  mayAct(world: World, { row: { id } }: ActiveFault): boolean {
    return world.rows.faults.get(Number(id))?.left !== 0 || this.#isCounted(id, 0);
  }

  /**
   * Counts the current request once, towards the maximum number of requests that an injected fault may affect.
   * Must be called in a transaction.
   */
  countAction(world: World, { row: { id } }: ActiveFault): void {
    const row = world.rows.faults.get(Number(id));
    if (!row || row.left === null || row.left === 0 || this.#isCounted(id, row.left)) return;
    world.rows.faults.put({ ...row, left: row.left - 1 });
    this.#leftAfter.set(id, row.left - 1);
  }

  /**
   * Returns whether an injected fault has counted the current request.
   * Returns false if the transaction in which the fault counted the request was rolled back.
   */
  #isCounted(id: string, left: number): boolean {
    const after = this.#leftAfter.get(id);
    return after !== undefined && left <= after;
  }
}
