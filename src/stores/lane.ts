import type { Damaged } from '../contract/damaged.ts';
import type { Kept } from './kept.ts';

/** A unit of work that waits for the tenants that it needs. */
export interface Unit {
  work: () => unknown;
  /** The tenants that earlier attempts of this unit of work needed. */
  needs: Set<string>;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

/** Grants a unit of work exclusive use of one tenant. The exclusive use ends when the promise resolves. */
export type Turn = () => Promise<void>;

/** The queue and the state of one tenant in this process. The entries of the queue run one after the other. */
export class Lane {
  readonly name: string;
  /** The state of the tenant: null if the tenant does not exist, undefined if it must be loaded. */
  kept: Kept | null | undefined;
  /** The error of a tenant whose stored data is damaged. `kept` is null then. */
  damage: Damaged | undefined;
  readonly queue: (Unit | Turn)[] = [];
  isBusy = false;

  constructor(name: string) {
    this.name = name;
  }

  /** Removes and returns the first units of work in the queue, up to an entry for exclusive use. They run together. */
  takeUnits(): Unit[] {
    const end = this.queue.findIndex((each) => typeof each === 'function');
    const taken = this.queue.splice(0, end < 0 ? this.queue.length : end);
    return taken.filter((each) => typeof each !== 'function');
  }

  takeTurn(): Turn | undefined {
    const [first] = this.queue;
    if (typeof first !== 'function') return undefined;
    this.queue.shift();
    return first;
  }
}
