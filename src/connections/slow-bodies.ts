import type { Socket } from 'node:net';
import { type HttpExchange, isOver, type LastExchanges } from './last-exchanges.ts';
import { mostDiscarded } from './unread-bodies.ts';

/** Minimum speed of a request body: at least `bytes` bytes must arrive in `checks` * `every` milliseconds. */
export interface BodyPace {
  bytes: number;
  /**
   * Number of speed checks before the server refuses a slow request body.
   * A busy server runs the speed checks late. Clients then have more time to send their bytes.
   */
  checks: number;
  /** Time between two checks of the speed of a request body, in milliseconds. */
  every: number;
}

/** Default minimum speed: 15,000 bytes in 30 seconds, which is slower than every usable mobile network. */
export const usualPace: BodyPace = { bytes: 15_000, checks: 30, every: 1000 };

interface Window {
  of: HttpExchange['request'];
  bytesBefore: number;
  checks: number;
  discardedFrom: number | undefined;
}

/** Finds request bodies that arrive too slowly. The server must call `check` every `pace.every` milliseconds. */
export class SlowBodies {
  readonly #last: LastExchanges;
  readonly #pace: BodyPace;
  readonly #refuse: (exchange: HttpExchange) => void;
  readonly #windows = new WeakMap<Socket, Window>();

  /** The function `refuse` must send an error response to the slow request, and close the connection. */
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

/** Returns whether the server waits for more bytes of a request body. Only then can the client be too slow. */
function waitsForClient({ request, response }: HttpExchange): boolean {
  if (request.complete) return false;
  if (response.headersSent) return isOver(response);
  return request.readableFlowing !== null && request.readableLength === 0;
}
