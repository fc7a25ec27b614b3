import type { Image } from './kept.ts';
import type { Lane } from './lane.ts';
import type { WorldChange } from './touches.ts';

/** Thrown when a unit of work needs a tenant or an image that is not loaded. The unit runs again after loading it. */
export class Missing {
  readonly lane: string | undefined;
  readonly image: { tenant: string; image: Image } | undefined;

  constructor(lane: string | undefined, image?: { tenant: string; image: Image }) {
    this.lane = lane;
    this.image = image;
  }
}

/** One joint run of several units of work: the tenants that they use, and their changes in execution order. */
export class Frame {
  readonly lanes: ReadonlyMap<string, Lane>;
  readonly changes: WorldChange[] = [];
  /** Side effects that run after the store has committed the changes. */
  readonly effects: (() => void)[] = [];
  /** Whether a unit of work read the list of tenants. The commit then checks the version of the list. */
  readRegistry = false;

  constructor(lanes: readonly Lane[]) {
    this.lanes = new Map(lanes.map((lane) => [lane.name, lane]));
  }

  /** Runs one attempt of a unit of work. If it throws `Missing`, its changes and effects are undone. */
  attempt<T>(work: () => T): T {
    const [from, effects] = [this.changes.length, this.effects.length];
    const states = [...this.lanes.values()].map(({ kept }) => kept);
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

  /** Undoes all changes from index `from` on, and restores the given state of each tenant. */
  undo(from: number, states: readonly Lane['kept'][]): void {
    for (const { world, changeSet } of this.changes.splice(from).reverse()) world.undo(changeSet);
    for (const [at, lane] of [...this.lanes.values()].entries()) lane.kept = states[at];
  }
}
