/** Upper bounds of the buckets of response times, in seconds. */
export const bounds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10] as const;

export interface TrafficCounts {
  operation: string;
  status: number;
  count: number;
  /** Seconds. */
  sum: number;
  classes: number[];
}

export class Traffic {
  readonly #tallies = new Map<string, Map<number, TrafficCounts>>();

  count(operation: string, status: number, milliseconds: number): void {
    const tally = this.#tallies.get(operation)?.get(status) ?? this.#begin(operation, status);
    const seconds = milliseconds / 1000;
    tally.count += 1;
    tally.sum += seconds;
    let at = 0;
    while (at < bounds.length && seconds > (bounds[at] ?? 0)) at += 1;
    if (at < bounds.length) tally.classes[at] = (tally.classes[at] ?? 0) + 1;
  }

  get tallies(): TrafficCounts[] {
    return [...this.#tallies.values()].flatMap((byStatus) => [...byStatus.values()]);
  }

  #begin(operation: string, status: number): TrafficCounts {
    const byStatus = this.#tallies.get(operation) ?? new Map<number, TrafficCounts>();
    const tally = { operation, status, count: 0, sum: 0, classes: bounds.map(() => 0) };
    this.#tallies.set(operation, byStatus.set(status, tally));
    return tally;
  }
}
