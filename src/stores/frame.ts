import type { Image } from './kept.ts';
import type { Lane } from './lane.ts';
import type { WorldChange } from './touches.ts';

/**
 * Thrown when a unit of work needs a tenant or a stored copy of its data that is not loaded.
 * The unit of work runs again after the missing data is loaded.
 */
export class Missing {
  readonly lane: string | undefined;
  readonly image: { tenant: string; image: Image } | undefined;

  constructor(lane: string | undefined, image?: { tenant: string; image: Image }) {
    this.lane = lane;
    this.image = image;
  }
}

/** A tenant and its state at an earlier time. */
export interface EarlierState<State = Lane['kept']> {
  lane: Lane;
  kept: State;
}

/** Several units of work that run and commit together: the tenants that they use, and their changes in order. */
export class Frame {
  readonly lanes: ReadonlyMap<string, Lane>;
  readonly changes: WorldChange[] = [];
  /** Side effects that run after the store has committed the changes. */
  readonly effects: (() => void)[] = [];
  /** Whether a unit of work read the list of tenants. If so, the commit checks that the list has not changed. */
  readRegistry = false;

  constructor(lanes: readonly Lane[]) {
    this.lanes = new Map(lanes.map((lane) => [lane.name, lane]));
  }

  /** Runs one attempt of a unit of work. If the attempt throws `Missing`, its changes and side effects are undone. */
  attempt<T>(work: () => T): T {
    const [from, effects] = [this.changes.length, this.effects.length];
    const states = [...this.lanes.values()].map((lane) => ({ lane, kept: lane.kept }));
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

  /** Undoes the change at the given index and all later changes. Restores the given states of the tenants. */
  undo(from: number, states: readonly EarlierState[]): void {
    for (const { world, changeSet } of this.changes.splice(from).reverse()) world.undo(changeSet);
    for (const { lane, kept } of states) lane.kept = kept;
  }
}
