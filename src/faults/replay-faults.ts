import type { TenantData } from '../tenant/tenant-data.ts';
import type { ActiveFault } from './contract-fault.ts';

export class ReplayFaults {
  readonly tenant: string;
  readonly faults: readonly ActiveFault[];
  /** Maps each fault id to the number of further requests that the fault may affect. */
  readonly #leftAfter = new Map<string, number>();

  constructor(tenant: string, faults: readonly ActiveFault[]) {
    this.tenant = tenant;
    this.faults = faults;
  }

  mayAct(tenantData: TenantData, { row: { id } }: ActiveFault): boolean {
    return tenantData.rows.faults.get(Number(id))?.left !== 0 || this.#isCounted(id, 0);
  }

  /** Counts repeated attempts to process a request only once. Must be called inside a transaction. */
  countAction(tenantData: TenantData, { row: { id } }: ActiveFault): void {
    const row = tenantData.rows.faults.get(Number(id));
    if (!row || row.left === null || row.left === 0 || this.#isCounted(id, row.left)) return;
    tenantData.rows.faults.put({ ...row, left: row.left - 1 });
    this.#leftAfter.set(id, row.left - 1);
  }

  #isCounted(id: string, left: number): boolean {
    const after = this.#leftAfter.get(id);
    return after !== undefined && left <= after;
  }
}
