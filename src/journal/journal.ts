import { limits } from '../contract/generated/limits.ts';
import type { Exchange } from './exchange.ts';
import { Slot } from './slot.ts';

/** An exchange with its number in the journal, counted from 1. Entries of a list are valid until the next `add`. */
export interface Kept {
  id: number;
  exchange: Exchange;
}

/** The last exchanges of one tenant: bounded in number and in bytes, and it counts what it dropped. */
export class Journal {
  /** A ring buffer: the index of an exchange is its number modulo the length. */
  #ring: (Slot | undefined)[] = Array(16).fill(undefined);
  #first = 1;
  #last = 0;
  #bytes = 0;
  #dropped = 0;

  /** Adds an exchange and drops the oldest if there are more than `most`. Returns the number of the exchange. */
  add(exchange: Exchange, most: number): number {
    let free: Slot | undefined;
    while (this.size > 0 && this.size >= most) free = this.#dropOldest();
    this.#last += 1;
    this.#keep(exchange, free ?? new Slot());
    if (most === 0) this.#dropOldest();
    return this.#last;
  }

  get size(): number {
    return this.#last - this.#first + 1;
  }

  /** The number of exchanges dropped since the journal was last cleared. */
  get dropped(): number {
    return this.#dropped;
  }

  /** The stored exchanges, newest first. */
  list(): Kept[] {
    return Array.from({ length: this.size }, (_, at) => this.#last - at).flatMap((id) => {
      const exchange = this.#ring[id % this.#ring.length];
      return exchange ? [{ id, exchange }] : [];
    });
  }

  /** Removes all exchanges. The numbering continues. */
  clear(): void {
    this.#ring.fill(undefined);
    this.#first = this.#last + 1;
    [this.#bytes, this.#dropped] = [0, 0];
  }

  #keep(exchange: Exchange, slot: Slot): void {
    if (this.size > this.#ring.length) this.#grow();
    slot.write(exchange);
    this.#ring[this.#last % this.#ring.length] = slot;
    this.#bytes += slot.room;
    while (this.#bytes > limits.journalBytes && this.size > 1) this.#dropOldest();
  }

  /** Returns the slot that becomes free. */
  #dropOldest(): Slot | undefined {
    const at = this.#first % this.#ring.length;
    const slot = this.#ring[at];
    this.#bytes -= slot?.room ?? 0;
    this.#ring[at] = undefined;
    this.#first += 1;
    this.#dropped += 1;
    return slot;
  }

  #grow(): void {
    const before = this.#ring;
    this.#ring = Array(before.length * 2).fill(undefined);
    for (let id = this.#first; id < this.#last; id++) this.#ring[id % this.#ring.length] = before[id % before.length];
  }
}
