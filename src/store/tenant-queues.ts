import type { Damaged } from '../contract/damaged.ts';
import type { TenantState } from './tenant-state.ts';

export type Process = (queues: readonly TenantQueue[], units: readonly UnitOfWork[]) => Promise<void>;

/** Functions that use one tenant can run and commit together. A function that uses several tenants has them alone. */
export class TenantQueues {
  readonly #queues = new Map<string, TenantQueue>();
  readonly #process: Process;
  readonly #most: number;
  #uses = 0;

  /** `most` limits the number of tenants in memory. A tenant that is in use always stays in memory. */
  constructor(process: Process, most: number) {
    this.#process = process;
    this.#most = most;
  }

  peek(name: string): TenantQueue | undefined {
    return this.#queues.get(name);
  }

  get loaded(): number {
    let count = 0;
    for (const { state } of this.#queues.values()) count += Number(Boolean(state));
    return count;
  }

  /** A unit that uses several tenants gets them one by one in alphabetical order, which avoids deadlocks. */
  enter(unit: UnitOfWork): void {
    const [first, ...others] = [...unit.needs].sort();
    if (first === undefined || others.length > 0) void this.#alone(unit);
    else this.#push(first, unit);
  }

  #push(name: string, entry: TenantQueue['entries'][number]): void {
    const queue = this.#queueOf(name);
    queue.entries.push(entry);
    if (queue.isBusy) return;
    queue.isBusy = true;
    setImmediate(() => void this.#drive(queue));
  }

  async #alone(unit: UnitOfWork): Promise<void> {
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
      [...unit.needs].sort().map((name) => this.#queueOf(name)),
      [unit],
    );
    for (const end of ends) end();
  }

  async #drive(queue: TenantQueue): Promise<void> {
    while (queue.entries.length > 0) {
      const turn = queue.takeTurn();
      if (turn) await turn();
      else await this.#process([queue], queue.takeUnits());
    }
    queue.isBusy = false;
    this.#dropIdle(queue);
  }

  #dropIdle(used: TenantQueue): void {
    // If each used tenant moved to the end of the map instead, V8 would keep old copies of its table in memory.
    this.#uses += 1;
    used.lastUse = this.#uses;
    if (!used.state) this.#queues.delete(used.name);
    const tooMany = this.#queues.size - this.#most;
    if (tooMany <= 0) return;
    const idle = [...this.#queues.values()].filter(({ isBusy }) => !isBusy);
    idle.sort((left, right) => left.lastUse - right.lastUse);
    for (const { name } of idle.slice(0, tooMany)) this.#queues.delete(name);
  }

  #queueOf(name: string): TenantQueue {
    const queue = this.#queues.get(name) ?? new TenantQueue(name);
    this.#queues.set(name, queue);
    return queue;
  }
}

export interface UnitOfWork {
  work: () => unknown;
  needs: Set<string>;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

/** Until its promise resolves, no other function uses the tenant. */
type Turn = () => Promise<void>;

export class TenantQueue {
  readonly name: string;
  /** Undefined if the data is not loaded. Null if the tenant does not exist or is damaged. */
  state: TenantState | null | undefined;
  damage: Damaged | undefined;
  readonly entries: (UnitOfWork | Turn)[] = [];
  isBusy = false;
  lastUse = 0;

  constructor(name: string) {
    this.name = name;
  }

  takeUnits(): UnitOfWork[] {
    const end = this.entries.findIndex((each) => typeof each === 'function');
    const taken = this.entries.splice(0, end < 0 ? this.entries.length : end);
    return taken.filter((each) => typeof each !== 'function');
  }

  takeTurn(): Turn | undefined {
    const [first] = this.entries;
    if (typeof first !== 'function') return undefined;
    this.entries.shift();
    return first;
  }
}
