import { limits } from '../contract/generated/limits.ts';
import type { Exchange } from './exchange.ts';
import { Slot } from './slot.ts';

/** An exchange with its number in the journal, counted from 1. What a journal lists holds until it takes in the next. */
export interface Kept {
  id: number;
  exchange: Exchange;
}

/** The last exchanges of one tenant: bounded in number and in bytes, and it counts what it dropped. */
export class Journal {
  /** A ring: the exchange with a number stands at the number's rest by its length. */
  #ring: (Slot | undefined)[] = Array(16).fill(undefined);
  #first = 1;
  #last = 0;
  #bytes = 0;
  #dropped = 0;

  /** Takes in an exchange, drops the oldest ones where there are more than `most` of them, and answers with its number. */
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

  /** How many it dropped to stay within its bounds since it was last emptied. */
  get dropped(): number {
    return this.#dropped;
  }

  /** What it keeps, the newest first. */
  list(): Kept[] {
    return Array.from({ length: this.size }, (_, at) => this.#last - at).flatMap((id) => {
      const exchange = this.#ring[id % this.#ring.length];
      return exchange ? [{ id, exchange }] : [];
    });
  }

  /** Empties it; numbers go on. */
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

  /** Answers with the slot that is free then. */
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
