import type { OperationId } from '../canonical/operations.ts';
import type { Exchange } from '../case/exchange.ts';
import { Halted, NoAnswer, TooSlow } from '../case/failure.ts';
import type { Pace, PlainAnswer, PreparedRequest } from '../target/types.ts';
import { exchangeOf } from './exchange-of.ts';
import { sendPlain } from './http.ts';
import type { Load } from './load.ts';
import type { Redactor } from './redactor.ts';
import { retryAfterOf, tooBusy } from './refusals.ts';
import type { Time } from './time.ts';

export interface TransportParts extends Time {
  pace: Pace;
  redactor: Redactor;
  load: Load;
  turn: () => Promise<void>;
}

export interface Outgoing {
  operation: OperationId;
  baseUrl: string;
  prepared: PreparedRequest;
  record: Exchange[];
  /** Registers the secrets in a response, so that reports can hide them. */
  hideSecrets?: (answer: PlainAnswer) => void;
}

export interface SentExchange {
  answer: PlainAnswer;
  exchange: Exchange;
}

const repeats = 5;

export class SessionTransport {
  readonly #parts: TransportParts;
  #requests = 0;
  #halted: Halted | null = null;
  #halting = new AbortController();

  constructor(parts: TransportParts) {
    this.#parts = parts;
  }

  get requests(): number {
    return this.#requests;
  }

  get halted(): Halted | null {
    return this.#halted;
  }

  get halting(): AbortSignal {
    return this.#halting.signal;
  }

  halt(reason: string, tooSlow = false): void {
    this.#halted = new Halted(reason, tooSlow);
    this.#halting.abort();
  }

  resume(): void {
    this.#halted = null;
    this.#halting = new AbortController();
  }

  async send(outgoing: Outgoing): Promise<SentExchange> {
    const { pace, turn, sleep } = this.#parts;
    for (let attempt = 0; ; attempt++) {
      await turn();
      this.#requireGoing();
      this.#requests += 1;
      const sent = await this.#sendOnce(outgoing);
      const wait = retryAfterOf(sent.answer);
      if (wait === undefined) return sent;
      if (attempt === repeats) throw new TooSlow(tooBusy(sent.answer, repeats + 1));
      await sleep(Math.min(wait, pace.jobDeadline), this.halting);
    }
  }

  async #sendOnce({ operation, baseUrl, prepared, record, hideSecrets }: Outgoing): Promise<SentExchange> {
    const { pace, redactor, load, now, later } = this.#parts;
    const start = now();
    const limits = { timeout: pace.requestTimeout, later, signal: this.halting };
    const answer = await sendPlain(baseUrl, prepared, limits).catch((error) => {
      this.#requireGoing();
      if (error instanceof TooSlow) load.timedOut();
      if (!(error instanceof NoAnswer)) throw error;
      record.push(exchangeOf(operation, baseUrl, prepared, null, now() - start, redactor, error.message));
      throw error;
    });
    load.answered(now() - start);
    hideSecrets?.(answer);
    const exchange = exchangeOf(operation, baseUrl, prepared, answer, now() - start, redactor, null);
    record.push(exchange);
    return { answer, exchange };
  }

  #requireGoing(): void {
    if (this.#halted !== null) throw this.#halted;
  }
}
