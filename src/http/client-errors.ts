import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Problem } from '../contract/problem.ts';
import { errorAnswer } from './errors.ts';
import { interfaceOf } from './unmatched.ts';

/** What Node tells of a request that it cannot read; the packet, a buffer, is there where one was at fault. */
interface ClientError extends Error {
  code?: string;
  reason?: string;
  rawPacket?: unknown;
}

interface Begun {
  request: IncomingMessage;
  response: ServerResponse;
}

/** Requests whose body comes in chunks, by connection: their head has been read when a chunk turns out to be broken. */
const begun = new WeakMap<object, Begun>();

/** Looks at each request as it comes in: one in chunks may break after it has begun, one without a body has no type. */
export function lookAtRequests(server: Server): void {
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { headers } = request;
    if (headers['transfer-encoding'] !== undefined) begun.set(request.socket, { request, response });
    // Nothing is said of nothing, and the framework would wait for the end of a body that never began.
    else if (headers['content-length'] === undefined) delete headers['content-type'];
  });
}

/** Answers what is no HTTP in the shape of the interface that it was meant for, and ends the connection. */
export function answerClientError(error: ClientError, socket: Socket): void {
  const current = begun.get(socket);
  const isUnderWay = current?.request.complete === false;
  if (isUnderWay && current.response.headersSent) socket.destroy();
  else if (error.code !== 'ECONNRESET' && socket.writable) {
    socket.end(answerText(problemOf(error), isUnderWay ? current.request.url : targetOf(error.rawPacket)));
  }
}

function problemOf({ code, reason, message }: ClientError): Problem {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return new Problem({ code: 'REQUEST TIMEOUT', detail: 'the request took too long to arrive' });
  }
  if (code === 'HPE_HEADER_OVERFLOW') {
    const detail = 'the request line and the header fields may have 16384 bytes together, they have more';
    return new Problem({ code: 'HEADERS TOO LARGE', detail });
  }
  return new Problem({ code: 'MALFORMED REQUEST', detail: `the request cannot be read: ${reason ?? message}` });
}

/** The address of a request by its first line, where that can be read. */
function targetOf(packet: unknown): string | undefined {
  if (!Buffer.isBuffer(packet)) return undefined;
  return /^[A-Z]+ (\/\S*)/.exec(packet.toString('latin1', 0, 1024))?.[1];
}

function answerText(problem: Problem, url = '/'): string {
  const { status, mediaType, body } = errorAnswer(interfaceOf(url), problem);
  const text = JSON.stringify(body);
  const head = `content-type: ${mediaType}\r\ncontent-length: ${Buffer.byteLength(text)}\r\nconnection: close`;
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n\r\n${text}`;
}
