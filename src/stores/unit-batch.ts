import type { TenantQueue } from './tenant-queue.ts';
import type { Image } from './tenant-state.ts';
import type { WorldChange } from './tenant-writes.ts';

/**
 * The error for a unit of work (a queued function) that needs tenant data that is not in memory.
 * The unit of work runs again after the missing tenant data is loaded.
 */
export class Missing {
  readonly tenant: string | undefined;
  readonly image: { tenant: string; image: Image } | undefined;

  constructor(tenant: string | undefined, image?: { tenant: string; image: Image }) {
    this.tenant = tenant;
    this.image = image;
  }
}

/** A tenant, and the state of this tenant before a change. */
export interface EarlierState<State = TenantQueue['state']> {
  queue: TenantQueue;
  state: State;
}

/** Several units of work (queued functions) that run and commit together, with their tenants and their changes. */
export class UnitBatch {
  readonly queues: ReadonlyMap<string, TenantQueue>;
  readonly changes: WorldChange[] = [];
  /** Functions that are called after the store has committed the changes. */
  readonly effects: (() => void)[] = [];
  /** True if a unit of work read the list of tenants, so that the commit must check that the list has not changed. */
  readRegistry = false;

  constructor(queues: readonly TenantQueue[]) {
    this.queues = new Map(queues.map((queue) => [queue.name, queue]));
  }

  /**
   * Runs a unit of work (a queued function) once.
   * If the function throws `Missing` because tenant data is not loaded, its changes and side effects are undone.
   */
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

  /** Undoes the change at the given index and all later changes, and restores the given earlier states of tenants. */
  undo(from: number, states: readonly EarlierState[]): void {
    for (const { world, changeSet } of this.changes.splice(from).reverse()) world.undo(changeSet);
    for (const { queue, state } of states) queue.state = state;
  }
}
