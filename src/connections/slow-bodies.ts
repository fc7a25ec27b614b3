import type { Socket } from 'node:net';
import { type HttpExchange, isOver, type LastExchanges } from './last-exchanges.ts';
import { mostDiscarded } from './unread-bodies.ts';

/** How fast the body of a request must arrive. */
export interface BodyPace {
  /** At least this many bytes must arrive in each window, until the body is complete. */
  bytes: number;
  /** The length of a window, in checks. Checks are counted because a busy process is no fault of the client. */
  checks: number;
  /** The time between two checks, in milliseconds. */
  every: number;
}

/** 500 bytes a second, measured over 30 seconds: slower than any mobile network that carries data at all. */
export const usualPace: BodyPace = { bytes: 15_000, checks: 30, every: 1000 };

interface Window {
  of: HttpExchange['request'];
  bytesBefore: number;
  checks: number;
  /** Where the rest of the body is discarded: how many bytes had come before. */
  discardedFrom: number | undefined;
}

/** Finds bodies that arrive too slowly. `check` is called every `pace.every` milliseconds. */
export class SlowBodies {
  readonly #last: LastExchanges;
  readonly #pace: BodyPace;
  readonly #refuse: (exchange: HttpExchange) => void;
  readonly #windows = new WeakMap<Socket, Window>();

  /** `refuse` answers a request that nothing was answered to yet, and closes its connection. */
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

/** Whether everything that came was read. Bytes that wait for the server are no fault of the client. */
function waitsForClient({ request, response }: HttpExchange): boolean {
  if (request.complete) return false;
  if (response.headersSent) return isOver(response);
  return request.readableFlowing !== null && request.readableLength === 0;
}
