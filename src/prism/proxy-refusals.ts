import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import { brokenRequests } from '../connections/broken-requests.ts';
import { errorText } from '../connections/error-text.ts';
import { watchRequests } from '../connections/last-responses.ts';
import { isLocalHost } from '../connections/local-names.ts';
import { type BodyPace, SlowBodies } from '../connections/slow-bodies.ts';

const mediaType = 'application/problem+json';

export function refuse(response: ServerResponse, status: number, detail: string): void {
  const headers = { 'content-type': mediaType, ...(status === 408 && { connection: 'close' }) };
  response.writeHead(status, headers);
  response.end(JSON.stringify(problem(status, detail)));
}

/** Prevents DNS rebinding: the upstream server cannot check the header Host, because the proxy replaces it. */
export function proxyRefusalOf(
  { headers, headersDistinct }: IncomingMessage,
  upstream: string,
): { status: number; detail: string } | undefined {
  const hosts = headersDistinct['host'] ?? [];
  if (hosts.length !== 1) {
    return { status: 400, detail: `the request must have one header Host, it has ${hosts.length || 'none'}` };
  }
  if (isLocalHost(headers.host ?? '') || headers.host === upstream) return undefined;
  return {
    status: 403,
    detail: 'the host in the header Host must be localhost, 127.0.0.1, [::1] or the host of the upstream',
  };
}

export function refuseOnServer(server: Server, pace: BodyPace): () => void {
  const last = watchRequests(server);
  const slow = new SlowBodies(last, pace, (response) => refuse(response, 408, 'the body arrived too slowly'));
  const checking = setInterval(() => slow.check(), pace.every).unref();
  const textFor = ({ code }: { code?: string }) => textOf(statusOf(code));
  server.on('clientError', brokenRequests(last, { textFor, bodyError: (error) => error }));
  server.on('connect', (_request, socket) => socket.end(textOf(405)));
  return () => clearInterval(checking);
}

function statusOf(code: string | undefined): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
}

function textOf(status: number): string {
  return errorText(status, mediaType, problem(status, 'the request cannot be read'));
}

function problem(status: number, detail: string) {
  return { title: STATUS_CODES[status], status, detail };
}
