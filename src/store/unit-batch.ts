import type { TenantQueue } from './tenant-queues.ts';
import type { Checkpoint } from './tenant-state.ts';
import type { WorldChange } from './tenant-writes.ts';

/** Thrown if a unit of work needs data that is not in memory. The data is loaded, and the unit runs again. */
export class Missing {
  readonly tenant: string | undefined;
  readonly image: { tenant: string; image: Checkpoint } | undefined;

  constructor(tenant: string | undefined, image?: { tenant: string; image: Checkpoint }) {
    this.tenant = tenant;
    this.image = image;
  }
}

export interface EarlierState<State = TenantQueue['state']> {
  queue: TenantQueue;
  state: State;
}

export class UnitBatch {
  readonly queues: ReadonlyMap<string, TenantQueue>;
  readonly changes: WorldChange[] = [];
  readonly effects: (() => void)[] = [];
  /** True if a request has read the tenant list. The commit fails if another process changes the list meanwhile. */
  readRegistry = false;

  constructor(queues: readonly TenantQueue[]) {
    this.queues = new Map(queues.map((queue) => [queue.name, queue]));
  }

  /** If `work` throws `Missing`, its changes and side effects are undone. */
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

  undo(from: number, states: readonly EarlierState[]): void {
    for (const { tenantData, changeSet } of this.changes.splice(from).reverse()) tenantData.undo(changeSet);
    for (const { queue, state } of states) queue.state = state;
  }
}
