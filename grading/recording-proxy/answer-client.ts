import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Forwarded } from './forward.ts';
import type { Seen } from './incoming.ts';

export async function answerClient(
  socket: Socket,
  response: ServerResponse,
  { status, headers, body, rest, breaks }: Forwarded,
  record: Seen,
  now: () => number,
): Promise<void> {
  // The time is recorded before the response is sent, so that the client's next pause is not measured too short.
  record.answeredAt = breaks === 'before' ? null : now();
  if (breaks === 'before') {
    record.brokenAt = now();
    socket.resetAndDestroy();
    return;
  }
  record.answerBody.add(body);
  Object.assign(record, { status, answerHeaders: headers });
  response.writeHead(status, outgoing(headers));
  if (breaks === 'within') {
    await new Promise<void>((resolve) => response.write(body, () => resolve()));
    socket.destroy();
    return;
  }
  record.isWhole = !socket.destroyed && (await (rest ? streamed(response, body, rest, record) : ended(response, body)));
}

function ended(response: ServerResponse, body: Buffer): Promise<boolean> {
  return new Promise((resolve) => {
    response.once('close', () => resolve(response.writableFinished));
    response.once('finish', () => resolve(true));
    response.end(body);
  });
}

function streamed(response: ServerResponse, body: Buffer, rest: Readable, { answerBody }: Seen): Promise<boolean> {
  response.write(body);
  rest.on('data', (part: Buffer) => answerBody.add(part));
  return pipeline(rest, response).then(
    () => true,
    // The client or the sandbox has closed the connection.
    () => false,
  );
}

const hopByHop = ['connection', 'keep-alive', 'transfer-encoding'];

function outgoing(headers: Readonly<Record<string, string>>): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.includes(name)));
}
