import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Running, serverOf, start } from './service/start.ts';

/**
 * `pass` means that the proxy forwards the request and the response. `close` means that the proxy forwards the request
 * and the response, and then closes the connection. `lose` means that the proxy forwards the request to the server, but
 * closes the connection without a response. `drop` means that the proxy closes the connection at once. `silence` means
 * that the proxy never responds.
 */
export type Trouble = (
  request: IncomingMessage,
  count: number,
) =>
  | 'pass'
  | 'close'
  | 'lose'
  | 'drop'
  | 'silence'
  | { status: number; headers?: Record<string, string>; body?: string };

export function startTroubled(inner: Running, trouble: Trouble, onSilence = () => {}): Promise<Running> {
  let count = 0;
  return start(
    serverOf(async (request, response) => {
      count += 1;
      const disturbance = trouble(request, count);
      if (disturbance === 'close') response.shouldKeepAlive = false;
      if (disturbance === 'pass' || disturbance === 'close' || disturbance === 'lose')
        return forward(inner.url, request, response, disturbance === 'lose');
      request.resume();
      if (disturbance === 'silence') return onSilence();
      if (disturbance === 'drop') return void request.socket.destroy();
      response.writeHead(disturbance.status, disturbance.headers).end(disturbance.body ?? '');
    }),
  );
}

async function forward(url: string, request: IncomingMessage, response: ServerResponse, lose: boolean): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const { host: _, connection: __, 'content-length': ___, ...kept } = request.headers;
  const headers = Object.entries(kept).map(([name, value]): [string, string] => [name, String(value)]);
  const body = chunks.length > 0 ? Buffer.concat(chunks) : null;
  const answer = await fetch(`${url}${request.url}`, { method: request.method ?? 'GET', headers, body });
  if (lose) return void request.socket.destroy();
  response.writeHead(
    answer.status,
    Object.fromEntries([...answer.headers].filter(([name]) => name !== 'content-length')),
  );
  response.end(Buffer.from(await answer.arrayBuffer()));
}
