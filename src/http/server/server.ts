import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { usualPace } from '../../connections/slow-bodies.ts';
import { keepTickEntry } from '../../connections/tick-entries.ts';
import { isTooLongToDiscard } from '../../connections/unread-bodies.ts';
import { Damaged } from '../../contract/damaged.ts';
import { type OperationEntry, operationTable } from '../../contract/operation.ts';
import type { Problem } from '../../contract/problem.ts';
import { Unavailable } from '../../contract/unavailable.ts';
import { withMachineFaults } from '../../faults/world-effects.ts';
import { forgetNowAndThen } from '../../journal/forget-ended.ts';
import { Journals } from '../../journal/journals.ts';
import { Traffic } from '../../journal/traffic.ts';
import { inSlices } from '../../world/slices.ts';
import { requireOneHost } from '../access/one-host.ts';
import { RateLimits } from '../access/rate-limits.ts';
import { errorAnswer } from '../answers/error-answer.ts';
import { internalError, toProblem } from '../answers/framework-errors.ts';
import { sendJson } from '../answers/send-json.ts';
import { interfaceOf, unmatched } from '../answers/unmatched.ts';
import { answerUnmatched, sendFault } from '../faults/answer-unmatched.ts';
import { intercept } from '../faults/intercept.ts';
import { addReplays } from '../faults/replay.ts';
import { observe, observeEnd } from '../observe/observe.ts';
import type { RouteParts, ServerParts } from '../routes/route-parts.ts';
import { serveControl } from '../routes/serve-control.ts';
import { serveOperation } from '../routes/serve-operation.ts';
import { addConsole } from '../static/console.ts';
import { addSite } from '../static/site.ts';
import { clientErrorsOf } from './client-errors.ts';
import { endingConnections } from './end-connections.ts';

/** The largest body in bytes, unless the contract gives the operation another limit (`x-max-bytes`) or the body is a form. */
const bodyLimit = 1024 * 1024;

/** A body of at most so many bytes may be read before its caller is known. */
const smallBody = 64 * 1024;

/** Media types of bodies that are read as streams. */
const streamed = ['multipart/form-data', 'application/x-ndjson'];

/** Media types of bodies that are read before the operation runs. */
const jsonTypes = new Set(
  Object.values(operationTable)
    .flatMap(({ body }) => body?.mediaTypes ?? [])
    .filter((type) => !streamed.includes(type)),
);

/** The HTTP server of the sandbox: one route for each operation of the contract. It is not listening yet. */
export function createServer(parts: ServerParts): FastifyInstance {
  keepTickEntry();
  const [journals, traffic] = [new Journals(), new Traffic()];
  const observers = { ...parts, journals, traffic };
  const app = fastify({
    bodyLimit,
    http: {
      // A request without a body pays for no stream of one.
      optimizeEmptyRequests: true,
      // Node would refuse a request without Host in a shape of its own.
      requireHostHeader: false,
      headersTimeout: 30_000,
      connectionsCheckingInterval: 5_000,
    },
    trustProxy: parts.isBehindProxy ?? false,
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
    routerOptions: { maxParamLength: 16_384 },
    forceCloseConnections: 'idle',
    // The framework's patience with plugins, of which there are none, would end a close in which somebody reads slowly.
    pluginTimeout: 0,
    // Requests that arrive while the server closes are answered as usual; then their connection ends.
    return503OnClosing: false,
    clientErrorHandler: (error, socket) => clientErrors.onClientError(error, socket),
    frameworkErrors: (error, request, reply) => {
      observe(request, null, observers);
      return sendError(request, reply, error, parts);
    },
  });
  const pace = parts.bodyPace ?? usualPace;
  const clientErrors = clientErrorsOf(app.server, pace);
  let checking: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    checking = setInterval(clientErrors.checkPace, pace.every).unref();
  });
  app.removeAllContentTypeParsers();
  // The framework parses each Content-Type that it knows only by the wildcard anew.
  for (const types of [[...jsonTypes], '*'])
    app.addContentTypeParser(types, { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));
  for (const type of streamed) app.addContentTypeParser(type, (_request, _body, done) => done(null));
  app.addHook('onClose', () => parts.files.close());
  app.setNotFoundHandler(async (request, reply) => {
    observe(request, null, observers);
    requireOneHost(request.raw);
    const answer = await answerUnmatched(request, parts);
    return answer ? sendFault(reply, answer) : sendProblem(request, reply, unmatched(request.method, request.url));
  });
  app.setErrorHandler((error, request, reply) => {
    // An error while reading the body of a request that matches no operation comes before the not-found handler.
    if (!request.observed) observe(request, null, observers);
    return sendError(request, reply, error, parts);
  });
  const routeParts = { ...observers, machines: withMachineFaults(parts.machines), rateLimits: new RateLimits() };
  for (const noted of ['observed', 'authenticated', 'intercepted', 'draws', 'input'])
    app.decorateRequest(noted, undefined);
  addReplays(app);
  const endConnections = endingConnections(app.server);
  const endForgetting = forgetNowAndThen(observers, parts.onFault);
  app.addHook('preClose', async () => {
    endForgetting();
    clearInterval(checking);
    journals.close();
    await endConnections();
  });
  for (const entry of Object.values(operationTable)) addRoute(app, entry, routeParts);
  addSite(app, parts.controlKey);
  addConsole(app, parts.controlKey);
  return app;
}

/** The contract's own validators judge: the framework's, which take a third of the start to load, stay away. */
function noCompiler(): never {
  throw new Error('a route has a schema of its own; the contract judges what comes in');
}

function addRoute(app: FastifyInstance, entry: OperationEntry, parts: RouteParts): void {
  const { guard, begin } =
    entry.interface === 'sandbox'
      ? serveControl(entry, parts)
      : intercept(entry, serveOperation(entry, parts), parts, app);
  const { tenants } = parts;
  const url = entry.path.replaceAll(/\{(\w+)\}/g, ':$1');
  /** The guard runs before the body is read. With a small body or none, one unit runs guard and operation: one request to a store. */
  const isGuardedLate = ({ headers }: FastifyRequest) =>
    entry.method === 'GET' ||
    (headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) <= smallBody);
  app.route({
    method: entry.method,
    url,
    bodyLimit: entry.body?.maxBytes ?? bodyLimit,
    onRequest: (request, _reply, done) => {
      observe(request, entry, parts);
      attempt(() => {
        requireOneHost(request.raw);
        return isGuardedLate(request) ? undefined : tenants.unit(() => guard(request));
      }, done);
    },
    handler: (request, reply) => {
      const isGuarded = !isGuardedLate(request);
      const ending = inSlices(tenants, () => {
        // The tenant may have changed before the next run of the unit, so the guard runs again.
        if (!isGuarded) guard(request);
        return begin(request);
      });
      const sent = ending instanceof Promise ? ending.then((end) => end(reply)) : ending(reply);
      observeEnd(request, reply);
      // The framework would wait for a reply that is handed back, though it is sent.
      return sent === reply ? undefined : sent;
    },
  });
}

/** Calls back when the work ended, at once where it ends at once. */
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
  const { status, headers, mediaType, body } = errorAnswer(interfaceOf(request.url), problem);
  const all = isTooLongToDiscard(request.raw) ? { ...headers, connection: 'close' } : headers;
  return sendJson(reply, status, mediaType, all, body);
}
