import type { Damaged } from '../contract/damaged.ts';
import type { TenantState } from './tenant-state.ts';

/** A unit of work: a queued function that waits until the tenants that it needs are loaded and free. */
export interface Unit {
  work: () => unknown;
  /** The names of the tenants that the queued function has needed so far. */
  needs: Set<string>;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

/**
 * An entry in the queue of a tenant, for a function that needs exclusive use of the tenant.
 * No other queued function uses the tenant until the promise of the queue entry resolves.
 */
export type Turn = () => Promise<void>;

/** The state of one tenant in the memory of this process, and the queue of functions that wait for the tenant. */
export class TenantQueue {
  readonly name: string;
  /**
   * The state of the tenant.
   * The tenant state is null if the tenant does not exist, and undefined if the tenant must still be loaded.
   */
  state: TenantState | null | undefined;
  /**
   * The error that describes the damage in the tenant's stored data, or undefined if the stored data is not damaged.
   * If the stored data of the tenant is damaged, the field `state` is null.
   */
  damage: Damaged | undefined;
  readonly entries: (Unit | Turn)[] = [];
  isBusy = false;

  constructor(name: string) {
    this.name = name;
  }

  /**
   * Removes the first functions from the queue, up to the first entry that needs exclusive use of the tenant.
   * The functions that are removed from the queue run together, and their changes are committed together.
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
