import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { discardUnreadBody } from './unread-bodies.ts';

export type LastResponses = ReadonlyMap<Socket, ServerResponse | undefined>;

/** Clients with an access token never reach this number, because Node receives at most 64 KiB at once. */
const mostWaiting = 200;

/** Limits prepared responses. Uses the server's listener for `request`, because several listeners are slower. */
export function watchRequests(server: Server, prepare?: (request: IncomingMessage) => void): LastResponses {
  const last = new Map<Socket, ServerResponse | undefined>();
  const waiting = new Map<Socket, number>();
  const process = server.listeners('request');
  server.removeAllListeners('request');
  /** All responses share this listener for the event `finish`, because a new function for each response is slower. */
  function afterResponse(this: ServerResponse): void {
    const { req: request } = this;
    discardUnreadBody(request);
    // Objects that the map keeps after the response survive garbage collections, so V8 would reserve more memory.
    if (request.complete && last.get(request.socket) === this) last.set(request.socket, undefined);
  }
  const run = (request: IncomingMessage, response: ServerResponse) => {
    for (const each of process) each.call(server, request, response);
  };
  const wait = (before: ServerResponse, request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > mostWaiting) return void socket.destroy();
    waiting.set(socket, count);
    before.once('close', () => {
      waiting.set(socket, (waiting.get(socket) ?? 0) - 1);
      if (socket.writable) run(request, response);
    });
  };
  server.on('connection', (socket: Socket) =>
    socket.once('close', () => {
      last.delete(socket);
      waiting.delete(socket);
    }),
  );
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const before = last.get(request.socket);
    last.set(request.socket, response);
    response.on('finish', afterResponse);
    applyTargetHost(request);
    prepare?.(request);
    if (before && !isOver(before)) wait(before, request, response);
    else run(request, response);
  });
  return last;
}

export function isOver({ writableFinished, destroyed }: ServerResponse): boolean {
  return writableFinished || destroyed;
}

const absoluteForm = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)/i;

/** The host in a request target replaces the header Host (RFC 9112, 3.2.2). `request.url` keeps path and query. */
function applyTargetHost(request: IncomingMessage): void {
  const { url = '/' } = request;
  if (url.startsWith('/')) return;
  const [start, host] = absoluteForm.exec(url) ?? [];
  if (start === undefined || host === undefined) return;
  const rest = url.slice(start.length);
  request.headers.host = host;
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
}
