import type { Damaged } from '../contract/damaged.ts';
import type { TenantState } from './tenant-state.ts';

/** A unit of work in a queue. The unit of work waits until the tenants that it needs are loaded and free. */
export interface Unit {
  work: () => unknown;
  /** The names of the tenants that earlier attempts of this unit of work needed. */
  needs: Set<string>;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

/**
 * An entry in the queue of a tenant.
 * Until the returned promise resolves, one unit of work has exclusive use of the tenant.
 */
export type Turn = () => Promise<void>;

/** The state of one tenant in this process, and the queue of work that waits for the tenant. */
export class TenantQueue {
  readonly name: string;
  /** The state of the tenant: null if the tenant does not exist, undefined if the state must be loaded. */
  state: TenantState | null | undefined;
  /**
   * The error that describes the damage in the stored data of the tenant, or undefined if there is no damage.
   * If the stored data of the tenant is damaged, the field `state` is null.
   */
  damage: Damaged | undefined;
  readonly entries: (Unit | Turn)[] = [];
  isBusy = false;

  constructor(name: string) {
    this.name = name;
  }

  /**
   * Removes units of work from the start of the queue, up to the first entry for exclusive use of the tenant.
   * The returned units of work run together.
   */
  takeUnits(): Unit[] {
    const end = this.entries.findIndex((each) => typeof each === 'function');
    const taken = this.entries.splice(0, end < 0 ? this.entries.length : end);
    return taken.filter((each) => typeof each !== 'function');
  }

  takeTurn(): Turn | undefined {
    const [first] = this.entries;
    if (typeof first !== 'function') return undefined;
    this.entries.shift();
    return first;
  }
}
