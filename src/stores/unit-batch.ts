import type { TenantQueue } from './tenant-queue.ts';
import type { Image } from './tenant-state.ts';
import type { WorldChange } from './tenant-writes.ts';

/**
 * The error for a unit of work that needs a tenant or a stored copy of its data that is not loaded.
 * The unit of work runs again after the missing data is loaded.
 */
export class Missing {
  readonly tenant: string | undefined;
  readonly image: { tenant: string; image: Image } | undefined;

  constructor(tenant: string | undefined, image?: { tenant: string; image: Image }) {
    this.tenant = tenant;
    this.image = image;
  }
}

/** A tenant and its state at an earlier time. */
export interface EarlierState<State = TenantQueue['state']> {
  queue: TenantQueue;
  state: State;
}

/** Several units of work that run and commit together: the tenants that they use, and their changes in order. */
export class UnitBatch {
  readonly queues: ReadonlyMap<string, TenantQueue>;
  readonly changes: WorldChange[] = [];
  /** Side effects that run after the store has committed the changes. */
  readonly effects: (() => void)[] = [];
  /** Whether a unit of work read the list of tenants. If so, the commit checks that the list has not changed. */
  readRegistry = false;

  constructor(queues: readonly TenantQueue[]) {
    this.queues = new Map(queues.map((queue) => [queue.name, queue]));
  }

  /** Runs one attempt of a unit of work. If the attempt throws `Missing`, its changes and side effects are undone. */
  attempt<T>(work: () => T): T {
    const [from, effects] = [this.changes.length, this.effects.length];
    const states = [...this.queues.values()].map((queue) => ({ queue, state: queue.state }));
    try {
      return work();
    } catch (error) {
      if (error instanceof Missing) {
        this.effects.splice(effects);
        this.undo(from, states);
      }
      throw error;
    }
  }

  /** Undoes the change at the given index and all later changes, and restores the given earlier tenant states. */
  undo(from: number, states: readonly EarlierState[]): void {
    for (const { world, changeSet } of this.changes.splice(from).reverse()) world.undo(changeSet);
    for (const { queue, state } of states) queue.state = state;
  }
}
