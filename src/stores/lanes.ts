import { Lane, type Unit } from './lane.ts';

/** Runs several units of work together, all of which use the same tenants. */
export type Process = (lanes: readonly Lane[], units: readonly Unit[]) => Promise<void>;

/**
 * The queues of all tenants in one process.
 * Units of work that use only one tenant run together.
 * A unit of work that uses several tenants gets exclusive use of all of them.
 */
export class Lanes {
  readonly #lanes = new Map<string, Lane>();
  readonly #process: Process;
  readonly #most: number;

  /** The parameter `most` is the maximum number of idle tenants in memory. */
  constructor(process: Process, most: number) {
    this.#process = process;
    this.#most = most;
  }

  /** Returns the queue of a tenant, or undefined if the tenant is not in memory. */
  peek(name: string): Lane | undefined {
    return this.#lanes.get(name);
  }

  get loaded(): number {
    let count = 0;
    for (const { kept } of this.#lanes.values()) count += Number(Boolean(kept));
    return count;
  }

  /**
   * Queues a unit of work until all tenants that it needs are available.
   * Tenants are locked in alphabetical order to avoid deadlocks.
   */
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

  /** Marks a tenant as most recently used, then removes the tenants that were idle for the longest time from memory. */
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
