import type { Exchange } from './exchange.ts';

/** An exchange with its number in the journal, counted from 1. */
export interface Kept {
  id: number;
  exchange: Exchange;
}

/** The most bytes of bodies that a journal keeps, whatever its number of exchanges. */
const bytesLimit = 4 * 1024 * 1024;

/** The last exchanges of one tenant: bounded in number and in bytes, and it counts what it dropped. */
export class Journal {
  /** A ring: the exchange with a number stands at the number's rest by its length. */
  #ring: (Exchange | undefined)[] = Array(16).fill(undefined);
  #size = 0;
  #bytes = 0;
  #last = 0;
  #dropped = 0;

  /** Takes in an exchange, drops the oldest ones where there are more than `most` of them, and answers with its number. */
  add(exchange: Exchange, most: number): number {
    if (this.#size === this.#ring.length) this.#grow();
    this.#last += 1;
    this.#ring[this.#last % this.#ring.length] = exchange;
    this.#size += 1;
    this.#bytes += exchange.weight;
    while (this.#size > most || (this.#bytes > bytesLimit && this.#size > 1)) this.#dropOldest();
    return this.#last;
  }

  get size(): number {
    return this.#size;
  }

  /** How many it dropped to stay within its bounds since it was last emptied. */
  get dropped(): number {
    return this.#dropped;
  }

  /** What it keeps, the newest first. */
  list(): Kept[] {
    return Array.from({ length: this.#size }, (_, at) => this.#last - at).flatMap((id) => {
      const exchange = this.#ring[id % this.#ring.length];
      return exchange ? [{ id, exchange }] : [];
    });
  }

  /** Empties it; numbers go on. */
  clear(): void {
    this.#ring.fill(undefined);
    [this.#size, this.#bytes, this.#dropped] = [0, 0, 0];
  }

  #dropOldest(): void {
    const at = (this.#last - this.#size + 1) % this.#ring.length;
    const oldest = this.#ring[at];
    if (oldest) this.#bytes -= oldest.weight;
    this.#ring[at] = undefined;
    this.#size -= 1;
    this.#dropped += 1;
  }

  #grow(): void {
    const kept = this.list();
    this.#ring = Array(this.#ring.length * 2).fill(undefined);
    for (const { id, exchange } of kept) this.#ring[id % this.#ring.length] = exchange;
  }
}
