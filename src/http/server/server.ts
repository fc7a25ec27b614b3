import { executionAsyncResource } from 'node:async_hooks';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { usualPace } from '../../connections/slow-bodies.ts';
import { isTooLongToDiscard } from '../../connections/unread-bodies.ts';
import { Damaged } from '../../contract/damaged.ts';
import { type OperationEntry, operationTable } from '../../contract/operation.ts';
import type { Problem } from '../../contract/problem.ts';
import { Unavailable } from '../../contract/unavailable.ts';
import { withWorkKindFaults } from '../../faults/work-effects.ts';
import { forgetNowAndThen } from '../../journal/forget-ended.ts';
import { Journals } from '../../journal/journals.ts';
import { Traffic } from '../../journal/traffic.ts';
import { inSlices } from '../../tenant/slices.ts';
import { requireOneHost } from '../access/one-host.ts';
import { prefixOf, withoutBase } from '../access/public-address.ts';
import { RateLimits } from '../access/rate-limits.ts';
import { givenRequestId, requestIdOf } from '../access/request-id.ts';
import { answerPreflight, commonHeadersFor, setCommonHeaders } from '../answers/common-headers.ts';
import { errorAnswer } from '../answers/error-answer.ts';
import { internalError, toProblem } from '../answers/framework-errors.ts';
import { jsonAnswer, sendJson } from '../answers/send-json.ts';
import { interfaceAt, unmatched } from '../answers/unmatched.ts';
import { answerUnmatched, sendFault } from '../faults/answer-unmatched.ts';
import { intercept } from '../faults/intercept.ts';
import { addReplays } from '../faults/replay.ts';
import { BodyRoom, readLongBody } from '../input/body-room.ts';
import { withoutValidators } from '../input/without-validators.ts';
import { observeEnd, observeRequest } from '../observe/observe.ts';
import type { RouteParts, ServerParts } from '../routes/route-parts.ts';
import { serveControl } from '../routes/serve-control.ts';
import { addMcp } from '../routes/serve-mcp.ts';
import { serveOpenOperation } from '../routes/serve-open-operation.ts';
import { serveOperation } from '../routes/serve-operation.ts';
import { addConsole, addStartPage } from '../static/console.ts';
import { addReference } from '../static/reference.ts';
import { addSite } from '../static/site.ts';
import { clientErrorsOf } from './client-errors.ts';
import { endingConnections } from './end-connections.ts';

/** The default maximum size in bytes of a request body that the server does not read as a stream. */
const bodyLimit = 1024 * 1024;

/** For requests above this size in bytes, the server authenticates the caller before it reads the body. */
const smallBody = 64 * 1024;

const streamed = ['multipart/form-data', 'application/x-ndjson'];

const jsonTypes = new Set(
  Object.values(operationTable)
    .flatMap(({ body }) => body?.mediaTypes ?? [])
    .filter((type) => !streamed.includes(type)),
);

export function createServer(parts: ServerParts): FastifyInstance {
  keepTickEntry();
  const [journals, traffic] = [new Journals(), new Traffic()];
  const observers = { ...parts, journals, traffic };
  const { corsOrigins = 'all' } = parts;
  const app = fastify({
    ...withoutValidators,
    bodyLimit,
    http: {
      // With `optimizeEmptyRequests`, Node creates no body stream for a request without a body.
      optimizeEmptyRequests: true,
      // The sandbox checks the Host header itself, because Node's error response has no JSON body.
      requireHostHeader: false,
      headersTimeout: 30_000,
      connectionsCheckingInterval: 5_000,
    },
    genReqId: requestIdOf,
    trustProxy: parts.isBehindProxy ?? false,
    routerOptions: { maxParamLength: 16_384 },
    forceCloseConnections: 'idle',
    // Fastify's time limit for plugins is off, because the limit can abort a shutdown that waits for a slow client.
    pluginTimeout: 0,
    // During a shutdown, requests on open connections are still answered, and each connection is closed afterwards.
    return503OnClosing: false,
    clientErrorHandler: (error, socket) => clientErrors.onClientError(error, socket),
    rewriteUrl: ({ url = '/' }) => withoutBase(url, parts.basePath ?? ''),
    frameworkErrors: (error, request, reply) => {
      request.commonHeaders = commonHeadersFor(request, corsOrigins);
      observeRequest(request, null, observers);
      return sendError(request, reply, error, parts);
    },
  });
  const pace = parts.bodyPace ?? usualPace;
  const clientErrors = clientErrorsOf(app.server, pace);
  app.removeAllContentTypeParsers();
  // Registers the JSON media types by name, because Fastify finds a name faster than the wildcard `*`.
  for (const types of [[...jsonTypes], '*'])
    app.addContentTypeParser(types, { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));
  for (const type of streamed) app.addContentTypeParser(type, (_request, _body, done) => done(null));
  app.decorateRequest('prefix', '');
  app.decorateRequest('commonHeaders');
  app.addHook('onRequest', (request, reply, done) => {
    request.commonHeaders = commonHeadersFor(request, corsOrigins);
    request.prefix = prefixOf(request, parts);
    if (!answerPreflight(request, reply)) done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    setCommonHeaders(reply);
    done();
  });
  app.addHook('onClose', () => parts.files.close());
  app.setNotFoundHandler(async (request, reply) => {
    observeRequest(request, null, observers);
    requireOneHost(request.raw);
    const answer = await answerUnmatched(request, parts);
    return answer ? sendFault(reply, answer) : sendProblem(request, reply, unmatched(request.method, request.url));
  });
  app.setErrorHandler((error, request, reply) => {
    if (!request.observed) observeRequest(request, null, observers);
    return sendError(request, reply, error, parts);
  });
  const routeParts = {
    ...observers,
    machines: withWorkKindFaults(parts.machines),
    rateLimits: new RateLimits(),
    storedAnswers: new WeakMap(),
  };
  addReplays(app);
  const endConnections = endingConnections(app.server);
  // A sandbox without a network port starts no timers, because running timers would keep the sandbox in memory.
  app.addHook('onListen', async () => {
    const checking = setInterval(clientErrors.checkPace, pace.every).unref();
    const endForgetting = forgetNowAndThen(observers, parts.onFault);
    app.server.once('close', () => {
      clearInterval(checking);
      endForgetting();
    });
  });
  app.addHook('preClose', async () => {
    journals.close();
    await endConnections();
  });
  const entries = Object.values(operationTable);
  const bodies = new BodyRoom();
  for (const entry of entries) if (!hasLongBody(entry)) addRoute(app, entry, routeParts, bodies);
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', readLongBody);
    for (const entry of entries) if (hasLongBody(entry)) addRoute(scope, entry, routeParts, bodies);
  });
  addSite(app, parts.controlKey);
  addConsole(app, parts.controlKey);
  addReference(app, parts.controlKey);
  addStartPage(app, parts.controlKey);
  addMcp(app, parts);
  return app;
}

function hasLongBody({ body }: OperationEntry): boolean {
  return (body?.maxBytes ?? 0) > bodyLimit;
}

function addRoute(app: FastifyInstance, entry: OperationEntry, parts: RouteParts, bodies: BodyRoom): void {
  const { guard, begin } =
    entry.interface === 'sandbox'
      ? serveControl(entry, parts)
      : intercept(
          entry,
          entry.credential ? serveOperation(entry, parts) : serveOpenOperation(entry, parts),
          parts,
          app,
        );
  const { tenants } = parts;
  const url = entry.path.replaceAll(/\{(\w+)\}/g, ':$1');
  /** For a large request, the server checks the access rights of the caller before it reads the body. */
  const isGuardedLate = ({ headers }: FastifyRequest) =>
    entry.method === 'GET' ||
    (headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) <= smallBody);
  const limit = entry.body?.maxBytes ?? bodyLimit;
  app.route({
    method: entry.method,
    url,
    bodyLimit: limit,
    onRequest: (request, reply, done) => {
      observeRequest(request, entry, parts);
      attempt(() => {
        requireOneHost(request.raw);
        if (isGuardedLate(request)) return;
        const guarded = tenants.unit(() => guard(request));
        const reserve = () => bodies.reserve(request, reply, entry, limit);
        return guarded instanceof Promise ? guarded.then(reserve) : reserve();
      }, done);
    },
    handler: (request, reply) => {
      const isGuarded = !isGuardedLate(request);
      const ending = inSlices(tenants, () => {
        // Each attempt to run the operation checks the caller, because access rights can change between two attempts.
        if (!isGuarded) guard(request);
        return begin(request);
      });
      const sent = ending instanceof Promise ? ending.then((end) => end(reply)) : ending(reply);
      observeEnd(request, reply);
      // Does not return `reply`, because Fastify would then wait until the response has been sent.
      return sent === reply ? undefined : sent;
    },
  });
}

function attempt(work: () => void | Promise<void>, done: (error?: Error) => void): void {
  try {
    const ended = work();
    if (ended instanceof Promise) ended.then(() => done(), done);
    else done();
  } catch (error) {
    done(error as Error);
  }
}

function sendError(request: FastifyRequest, reply: FastifyReply, error: unknown, parts: ServerParts): FastifyReply {
  const problem = toProblem(error, request);
  if (!problem || error instanceof Unavailable || error instanceof Damaged) parts.onFault(error);
  return sendProblem(request, reply, problem ?? internalError);
}

function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  const { status, headers, mediaType, body } = errorAnswer(
    interfaceAt(request.url),
    problem,
    givenRequestId(request.headers),
  );
  const all = isTooLongToDiscard(request.raw) ? { ...headers, connection: 'close' } : headers;
  return sendJson(reply, jsonAnswer(status, mediaType, all, body));
}

const spare: object[] = [];

/** Keeps one internal object of `process.nextTick` in memory. Otherwise, Node 24 runs `nextTick` five times slower. */
function keepTickEntry(): void {
  if (spare.length > 0) return;
  process.nextTick(() => spare.push(executionAsyncResource()));
}
