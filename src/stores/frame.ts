import type { Image } from './kept.ts';
import type { Lane } from './lane.ts';
import type { WorldChange } from './touches.ts';

/** Thrown by the work of a unit that needs a tenant or an image that is not loaded: the unit runs again when it is. */
export class Missing {
  readonly lane: string | undefined;
  readonly image: { tenant: string; image: Image } | undefined;

  constructor(lane: string | undefined, image?: { tenant: string; image: Image }) {
    this.lane = lane;
    this.image = image;
  }
}

/** Units that run together: the tenants that they hold, and their changes in order. */
export class Frame {
  readonly lanes: ReadonlyMap<string, Lane>;
  readonly changes: WorldChange[] = [];
  /** What runs once the changes are stored. */
  readonly effects: (() => void)[] = [];
  /** Whether a unit read the list of tenants. */
  readRegistry = false;

  constructor(lanes: readonly Lane[]) {
    this.lanes = new Map(lanes.map((lane) => [lane.name, lane]));
  }

  /** Runs one attempt of a unit. What it changed before it threw `Missing` is undone. */
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

  /** Undoes the changes from a number of them on, and restores the state of each tenant. */
  undo(from: number, states: readonly Lane['kept'][]): void {
    for (const { world, changeSet } of this.changes.splice(from).reverse()) world.undo(changeSet);
    for (const [at, lane] of [...this.lanes.values()].entries()) lane.kept = states[at];
  }
}
