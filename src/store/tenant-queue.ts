import type { Damaged } from '../contract/damaged.ts';
import type { TenantState } from './tenant-state.ts';

export interface UnitOfWork {
  work: () => unknown;
  needs: Set<string>;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

/**
 * A function that waits in the queue of a tenant until no other function uses the tenant.
 * Until the promise of the function resolves, no other function uses the tenant.
 */
export type Turn = () => Promise<void>;

/** A tenant in the memory of this process, and the queue of functions that wait for the tenant. */
export class TenantQueue {
  readonly name: string;
  /** The data of the tenant. Undefined if the data is not loaded. Null if the tenant does not exist. */
  state: TenantState | null | undefined;
  /** The error of a tenant whose stored data is damaged. The field `state` of a damaged tenant is null. */
  damage: Damaged | undefined;
  readonly entries: (UnitOfWork | Turn)[] = [];
  isBusy = false;
  /** The sequence number of the last use of this tenant. A tenant with a lower number was used earlier. */
  lastUse = 0;

  constructor(name: string) {
    this.name = name;
  }

  takeUnits(): UnitOfWork[] {
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
