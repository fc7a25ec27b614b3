import type { Image } from './kept.ts';
import type { Lane } from './lane.ts';
import type { WorldChange } from './touches.ts';

/** Thrown through the work of a unit that needs what is not at hand: it is run again when it is. */
export class Missing {
  readonly lane: string | undefined;
  readonly image: { tenant: string; image: Image } | undefined;

  constructor(lane: string | undefined, image?: { tenant: string; image: Image }) {
    this.lane = lane;
    this.image = image;
  }
}

/** The units that are run together: the tenants that they hold, and what they changed in order. */
export class Frame {
  readonly lanes: ReadonlyMap<string, Lane>;
  readonly changes: WorldChange[] = [];
  /** What the units want done once they hold. */
  readonly deeds: (() => void)[] = [];
  /** Whether a unit went by the list of tenants. */
  readRegistry = false;

  constructor(lanes: readonly Lane[]) {
    this.lanes = new Map(lanes.map((lane) => [lane.name, lane]));
  }

  /** Takes back the changes and deeds from a number of them on, and what became of the tenants. */
  undo(from: number, deeds: number, states: readonly Lane['kept'][]): void {
    this.deeds.splice(deeds);
    for (const { world, changeSet } of this.changes.splice(from).reverse()) world.undo(changeSet);
    for (const [at, lane] of [...this.lanes.values()].entries()) lane.kept = states[at];
  }
}
