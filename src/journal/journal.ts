import { limits } from '../contract/generated/limits.ts';
import type { JournalExchange } from './exchange.ts';
import { Slot } from './slot.ts';

/** Callers must copy the data that they need later, because the next call of `add` can overwrite the entry. */
export interface Kept {
  id: number;
  exchange: JournalExchange;
}

export class Journal {
  /** New entries overwrite the oldest ones. */
  #ring: (Slot | undefined)[] = Array(16).fill(undefined);
  /** Later entries of an operation often have the same headers. */
  readonly #latest = new Map<JournalExchange['entry'], Slot>();
  #first = 1;
  #last = 0;
  #bytes = 0;
  #dropped = 0;

  add(exchange: JournalExchange, most: number): number {
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

  get dropped(): number {
    return this.#dropped;
  }

  /** Newest first. */
  list(): Kept[] {
    return Array.from({ length: this.size }, (_, at) => this.#last - at).flatMap((id) => {
      const exchange = this.#ring[id % this.#ring.length];
      return exchange ? [{ id, exchange }] : [];
    });
  }

  /** The serial numbers of new entries do not restart at 1. */
  clear(): void {
    this.#ring.fill(undefined);
    this.#latest.clear();
    this.#first = this.#last + 1;
    [this.#bytes, this.#dropped] = [0, 0];
  }

  #keep(exchange: JournalExchange, slot: Slot): void {
    if (this.size > this.#ring.length) this.#grow();
    slot.write(exchange, this.#latest.get(exchange.entry));
    this.#latest.set(exchange.entry, slot);
    this.#ring[this.#last % this.#ring.length] = slot;
    this.#bytes += slot.room;
    while (this.#bytes > limits.journalBytes && this.size > 1) this.#dropOldest();
  }

  #dropOldest(): Slot | undefined {
    const at = this.#first % this.#ring.length;
    const slot = this.#ring[at];
    this.#bytes -= slot?.room ?? 0;
    if (slot && this.#latest.get(slot.entry) === slot) this.#latest.delete(slot.entry);
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
