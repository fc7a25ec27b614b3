import type { Damaged } from '../contract/damaged.ts';
import type { Kept } from './kept.ts';

/** Work that waits to be run with the tenants that it needs. */
export interface Unit {
  work: () => unknown;
  /** The tenants that it asked for so far. */
  needs: Set<string>;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

/** Somebody who wants a lane alone: takes it when called, and gives it back when the promise ends. */
export type Turn = () => Promise<void>;

/** What happens to one tenant in this process, one thing after the other. */
export class Lane {
  readonly name: string;
  /** The tenant as it is known; null where there is none, undefined where it has to be loaded. */
  kept: Kept | null | undefined;
  /** Why the tenant cannot be loaded, where its stored data is damaged; `kept` is null then. */
  damage: Damaged | undefined;
  readonly queue: (Unit | Turn)[] = [];
  isBusy = false;

  constructor(name: string) {
    this.name = name;
  }

  /** The units at the head of the queue: they are run together. */
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
