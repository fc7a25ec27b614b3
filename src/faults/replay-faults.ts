import type { World } from '../world/world.ts';
import type { ActiveFault } from './contract-fault.ts';

/** The contract faults of one request and its replay. Ensures that each fault counts the request only once. */
export class ReplayFaults {
  readonly tenant: string;
  readonly faults: readonly ActiveFault[];
  /** The remaining count of each fault after the request was counted. Faults without a limit are not included. */
  readonly #leftAfter = new Map<string, number>();

  constructor(tenant: string, faults: readonly ActiveFault[]) {
    this.tenant = tenant;
    this.faults = faults;
  }

  /**
   * Returns whether a fault may affect the request.
   * A fault may do so if its count is not used up, or if it has already affected the same request.
   */
  mayAct(world: World, { row: { id } }: ActiveFault): boolean {
    return world.rows.faults.get(Number(id))?.left !== 0 || this.#isCounted(id, 0);
  }

  /**
   * Decrements the remaining count of a fault that affects the request, at most once per request.
   * Must be called in a transaction.
   */
  countAction(world: World, { row: { id } }: ActiveFault): void {
    const row = world.rows.faults.get(Number(id));
    if (!row || row.left === null || row.left === 0 || this.#isCounted(id, row.left)) return;
    world.rows.faults.put({ ...row, left: row.left - 1 });
    this.#leftAfter.set(id, row.left - 1);
  }

  /** Returns whether a fault has counted the request. Returns false if the store rolled the transaction back. */
  #isCounted(id: string, left: number): boolean {
    const after = this.#leftAfter.get(id);
    return after !== undefined && left <= after;
  }
}
