import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { isOver, type LastResponses } from './last-responses.ts';
import { mostDiscarded } from './unread-bodies.ts';

export interface BodyPace {
  /** The minimum number of bytes that a client must send within `checks` intervals of `every` milliseconds. */
  bytes: number;
  /** Intervals are counted instead of seconds, so that clients get more time if the timer of the server runs late. */
  checks: number;
  every: number;
}

/** Default minimum speed: 15,000 bytes in 30 seconds. Every usable mobile network is faster. */
export const usualPace: BodyPace = { bytes: 15_000, checks: 30, every: 1000 };

interface Window {
  of: IncomingMessage;
  bytesBefore: number;
  checks: number;
  discardedFrom: number | undefined;
}

/** Finds request bodies that arrive too slowly. The server must call `check` every `pace.every` milliseconds. */
export class SlowBodies {
  readonly #last: LastResponses;
  readonly #pace: BodyPace;
  readonly #refuse: (response: ServerResponse) => void;
  readonly #windows = new WeakMap<Socket, Window>();

  constructor(last: LastResponses, pace: BodyPace, refuse: (response: ServerResponse) => void) {
    this.#last = last;
    this.#pace = pace;
    this.#refuse = refuse;
  }

  check(): void {
    for (const [socket, response] of this.#last) {
      if (response && waitsForClient(response)) this.#checkOne(socket, response);
      else this.#windows.delete(socket);
    }
  }

  #checkOne(socket: Socket, response: ServerResponse): void {
    const before = this.#windows.get(socket);
    const window = before?.of === response.req ? before : newWindow(response);
    this.#windows.set(socket, window);
    if (isOver(response)) window.discardedFrom ??= socket.bytesRead;
    if (socket.bytesRead - (window.discardedFrom ?? socket.bytesRead) > mostDiscarded) return void socket.destroy();
    if (socket.bytesRead - window.bytesBefore >= this.#pace.bytes) {
      window.bytesBefore = socket.bytesRead;
      window.checks = 0;
    } else if (window.checks >= this.#pace.checks) this.#end(socket, response);
    else window.checks += 1;
  }

  #end(socket: Socket, response: ServerResponse): void {
    this.#windows.delete(socket);
    if (response.headersSent) socket.destroy();
    else this.#refuse(response);
  }
}

function newWindow({ req: request }: ServerResponse): Window {
  return { of: request, bytesBefore: request.socket.bytesRead, checks: 0, discardedFrom: undefined };
}

function waitsForClient(response: ServerResponse): boolean {
  const { req: request } = response;
  if (request.complete) return false;
  if (response.headersSent) return isOver(response);
  return request.readableFlowing !== null && request.readableLength === 0;
}
