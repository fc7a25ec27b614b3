import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type BrokenRequestAnswers, brokenRequests, type ClientError } from '../../connections/broken-requests.ts';
import { errorText } from '../../connections/error-text.ts';
import { failBody } from '../../connections/fail-body.ts';
import { watchRequests } from '../../connections/last-responses.ts';
import { type BodyPace, SlowBodies } from '../../connections/slow-bodies.ts';
import { UnsentBytes } from '../../connections/unsent-bytes.ts';
import { Problem } from '../../contract/problem.ts';
import { errorAnswer } from '../answers/error-answer.ts';
import { interfaceAt, unmatched } from '../answers/unmatched.ts';
import { isReadable } from '../input/media-types.ts';

export interface ClientErrors {
  onClientError: ReturnType<typeof brokenRequests>;
  /** Must be called every `pace.every` milliseconds. */
  checkPace: () => void;
}

export function clientErrorsOf(server: Server, pace: BodyPace): ClientErrors {
  const last = watchRequests(server, (request) => {
    ignoreUselessType(request);
    unsent.count();
  });
  const unsent = new UnsentBytes(last);
  // By default, Node answers an unknown header `Expect` with status 417, which the API contract does not declare.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.on('connect', (request: IncomingMessage, socket: Duplex) => {
    socket.end(textOf(unmatched('CONNECT', request.url ?? '')));
  });
  const slow = new SlowBodies(last, pace, ({ req }) => failBody(req, tooSlow()));
  const checkPace = () => {
    slow.check();
    unsent.check();
  };
  return { onClientError: brokenRequests(last, answers), checkPace };
}

const answers: BrokenRequestAnswers = {
  textFor: (error, url) => textOf(problemOf(error), url),
  bodyError: problemOf,
};

/** Fastify refuses requests with an invalid Content-Type header before the sandbox can validate the header. */
function ignoreUselessType({ headers }: IncomingMessage): void {
  const type = headers['content-type'];
  if (type === undefined) return;
  const isEmpty = Number(headers['content-length'] ?? 0) === 0 && headers['transfer-encoding'] === undefined;
  if (isEmpty || !isReadable(type)) delete headers['content-type'];
}

const closing = { connection: 'close' };

function tooSlow(): Problem {
  const detail = 'the body arrived too slowly: at least 500 bytes per second must arrive';
  return new Problem({ code: 'REQUEST TIMEOUT', detail }, closing);
}

function problemOf({ code, reason, message }: ClientError): Problem {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return new Problem({ code: 'REQUEST TIMEOUT', detail: 'the request took too long to arrive' }, closing);
  }
  if (code === 'HPE_HEADER_OVERFLOW') {
    const detail = 'the request line and the header fields may have at most 16384 bytes together, they have more';
    return new Problem({ code: 'HEADERS TOO LARGE', detail }, closing);
  }
  const isEarlyEnd = code === 'HPE_INVALID_EOF_STATE';
  const detail = isEarlyEnd
    ? 'the connection ended before the request was complete'
    : `the request cannot be read: ${reason ?? message}`;
  return new Problem({ code: 'MALFORMED REQUEST', detail }, closing);
}

function textOf(problem: Problem, url = '/'): string {
  const { status, mediaType, body } = errorAnswer(interfaceAt(url), problem);
  return errorText(status, mediaType, body);
}
