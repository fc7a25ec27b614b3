import { Lane, type Unit } from './lane.ts';

/** Runs units together that hold the same lanes. */
export type Process = (lanes: readonly Lane[], units: readonly Unit[]) => Promise<void>;

/** The lanes of a process: units of one tenant are run together, units of several hold the lanes of all of them. */
export class Lanes {
  readonly #lanes = new Map<string, Lane>();
  readonly #process: Process;
  readonly #most: number;

  /** At most `most` idle tenants stay in memory. */
  constructor(process: Process, most: number) {
    this.#process = process;
    this.#most = most;
  }

  /** The lane of a tenant that is held. */
  peek(name: string): Lane | undefined {
    return this.#lanes.get(name);
  }

  get loaded(): number {
    let count = 0;
    for (const { kept } of this.#lanes.values()) count += Number(Boolean(kept));
    return count;
  }

  /** Lets the unit wait for its turn on every lane that it needs; they are taken in one order, so that none waits in a circle. */
  enter(unit: Unit): void {
    const [first, ...others] = [...unit.needs].sort();
    if (first === undefined || others.length > 0) void this.#alone(unit);
    else this.#push(first, unit);
  }

  #push(name: string, entry: Lane['queue'][number]): void {
    const lane = this.#laneOf(name);
    lane.queue.push(entry);
    if (lane.isBusy) return;
    lane.isBusy = true;
    setImmediate(() => void this.#drive(lane));
  }

  async #alone(unit: Unit): Promise<void> {
    const ends: (() => void)[] = [];
    for (const name of [...unit.needs].sort()) {
      await new Promise<void>((granted) =>
        this.#push(name, () => {
          granted();
          return new Promise((end) => ends.push(end));
        }),
      );
    }
    await this.#process(
      [...unit.needs].sort().map((name) => this.#laneOf(name)),
      [unit],
    );
    for (const end of ends) end();
  }

  async #drive(lane: Lane): Promise<void> {
    while (lane.queue.length > 0) {
      const turn = lane.takeTurn();
      if (turn) await turn();
      else await this.#process([lane], lane.takeUnits());
    }
    lane.isBusy = false;
    this.#dropIdle(lane);
  }

  /** The lane that was used last goes to the end of the map, so that the first one has been idle longest. */
  #dropIdle(used: Lane): void {
    this.#lanes.delete(used.name);
    if (used.kept) this.#lanes.set(used.name, used);
    for (const lane of this.#lanes.values()) {
      if (this.#lanes.size <= this.#most) return;
      if (!lane.isBusy) this.#lanes.delete(lane.name);
    }
  }

  #laneOf(name: string): Lane {
    const lane = this.#lanes.get(name) ?? new Lane(name);
    this.#lanes.set(name, lane);
    return lane;
  }
}
