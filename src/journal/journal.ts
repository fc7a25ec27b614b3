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
  /** By number; the oldest is the one that is `size - 1` before the last. */
  readonly #kept = new Map<number, Exchange>();
  #bytes = 0;
  #last = 0;
  #dropped = 0;

  /** Takes in an exchange and drops the oldest ones where there are more than `most` of them. */
  add(exchange: Exchange, most: number): Kept {
    this.#last += 1;
    this.#kept.set(this.#last, exchange);
    this.#bytes += bytesOf(exchange);
    while (this.#kept.size > most || (this.#bytes > bytesLimit && this.#kept.size > 1)) this.#dropOldest();
    return { id: this.#last, exchange };
  }

  get size(): number {
    return this.#kept.size;
  }

  /** How many it dropped to stay within its bounds since it was last emptied. */
  get dropped(): number {
    return this.#dropped;
  }

  /** What it keeps, the newest first. */
  list(): Kept[] {
    return [...this.#kept].map(([id, exchange]) => ({ id, exchange })).reverse();
  }

  /** Empties it; numbers go on. */
  clear(): void {
    this.#kept.clear();
    this.#bytes = 0;
    this.#dropped = 0;
  }

  #dropOldest(): void {
    const oldest = this.#last - this.#kept.size + 1;
    const exchange = this.#kept.get(oldest);
    if (exchange) this.#bytes -= bytesOf(exchange);
    this.#kept.delete(oldest);
    this.#dropped += 1;
  }
}

function bytesOf({ request, answer }: Exchange): number {
  return (request.body?.length ?? 0) + (answer?.body?.length ?? 0);
}
