import type { Socket } from 'node:net';
import { type HttpExchange, isOver, type LastExchanges } from './last-exchanges.ts';
import { mostDiscarded } from './unread-bodies.ts';

/** The minimum speed of a request body. */
export interface BodyPace {
  /** The minimum number of bytes per window until the body is complete. */
  bytes: number;
  /**
   * The length of a window in checks. Checks are counted instead of time, because a busy process is not the client's
   * error.
   */
  checks: number;
  /** The time between two checks, in milliseconds. */
  every: number;
}

/** 500 bytes per second over 30 seconds, which is slower than any usable mobile network. */
export const usualPace: BodyPace = { bytes: 15_000, checks: 30, every: 1000 };

interface Window {
  of: HttpExchange['request'];
  bytesBefore: number;
  checks: number;
  /** The number of bytes received before the rest of the body is discarded. */
  discardedFrom: number | undefined;
}

/** Finds bodies that arrive too slowly. `check` is called every `pace.every` milliseconds. */
export class SlowBodies {
  readonly #last: LastExchanges;
  readonly #pace: BodyPace;
  readonly #refuse: (exchange: HttpExchange) => void;
  readonly #windows = new WeakMap<Socket, Window>();

  /** `refuse` sends a response to an unanswered request and closes its connection. */
  constructor(last: LastExchanges, pace: BodyPace, refuse: (exchange: HttpExchange) => void) {
    this.#last = last;
    this.#pace = pace;
    this.#refuse = refuse;
  }

  check(): void {
    for (const [socket, exchange] of this.#last) {
      if (waitsForClient(exchange)) this.#checkOne(socket, exchange);
      else this.#windows.delete(socket);
    }
  }

  #checkOne(socket: Socket, exchange: HttpExchange): void {
    const { request, response } = exchange;
    const before = this.#windows.get(socket);
    const window = before?.of === request ? before : newWindow(exchange);
    this.#windows.set(socket, window);
    if (isOver(response)) window.discardedFrom ??= socket.bytesRead;
    if (socket.bytesRead - (window.discardedFrom ?? socket.bytesRead) > mostDiscarded) return void socket.destroy();
    if (socket.bytesRead - window.bytesBefore >= this.#pace.bytes) {
      window.bytesBefore = socket.bytesRead;
      window.checks = 0;
    } else if (window.checks >= this.#pace.checks) this.#end(socket, exchange);
    else window.checks += 1;
  }

  #end(socket: Socket, exchange: HttpExchange): void {
    this.#windows.delete(socket);
    if (exchange.response.headersSent) socket.destroy();
    else this.#refuse(exchange);
  }
}

function newWindow({ request }: HttpExchange): Window {
  return { of: request, bytesBefore: request.socket.bytesRead, checks: 0, discardedFrom: undefined };
}

/** Whether all received bytes were read. Bytes that wait for the server are not the client's delay. */
function waitsForClient({ request, response }: HttpExchange): boolean {
  if (request.complete) return false;
  if (response.headersSent) return isOver(response);
  return request.readableFlowing !== null && request.readableLength === 0;
}
