import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type OperationEntry, operationTable } from '../contract/operation.ts';
import type { Problem } from '../contract/problem.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Machines } from '../jobs/due.ts';
import type { Tenants } from '../world/tenants.ts';
import { errorAnswer } from './errors.ts';
import { internalError, toProblem } from './framework-errors.ts';
import { RateLimits } from './rate-limits.ts';
import { sendJson } from './send-json.ts';
import { serveControl } from './serve-control.ts';
import { serveOperation } from './serve-operation.ts';
import { addSite } from './site.ts';
import type { StatefulOperations } from './stateful-operations.ts';
import type { Tokens } from './tokens.ts';
import { interfaceOf, unmatched } from './unmatched.ts';

export interface ServerParts {
  tenants: Tenants;
  tokens: Tokens;
  files: FileStore;
  machines: Machines;
  /** The operations that a file of their own answers; Prism answers the others from the contract. */
  operations: StatefulOperations;
  /** Is told of every fault of the sandbox's own. */
  onFault: (error: unknown) => void;
}

/** What a route works with: the parts of the server, and what it keeps of its own. */
export interface RouteParts extends ServerParts {
  rateLimits: RateLimits;
}

/** The largest JSON body in bytes; files have limits of their own. */
const bodyLimit = 1024 * 1024;

/** The HTTP server of the sandbox: one route for each operation of the contract. It is not listening yet. */
export function createServer(parts: ServerParts): FastifyInstance {
  const app = fastify({
    bodyLimit,
    routerOptions: { maxParamLength: 16_384 },
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => sendError(request, reply, error, parts),
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));
  app.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null));
  app.addHook('onClose', () => parts.files.close());
  app.setNotFoundHandler((request, reply) => sendProblem(request, reply, unmatched(request.method, request.url)));
  app.setErrorHandler((error, request, reply) => sendError(request, reply, error, parts));
  const routeParts = { ...parts, rateLimits: new RateLimits() };
  for (const entry of Object.values(operationTable)) addRoute(app, entry, routeParts);
  addSite(app);
  return app;
}

function addRoute(app: FastifyInstance, entry: OperationEntry, parts: RouteParts): void {
  const { guard, handle } = entry.interface === 'sandbox' ? serveControl(entry, parts) : serveOperation(entry, parts);
  const url = entry.path.replaceAll(/\{(\w+)\}/g, ':$1');
  app.route({ method: entry.method, url, onRequest: guard, handler: handle });
}

function sendError(request: FastifyRequest, reply: FastifyReply, error: unknown, parts: ServerParts): FastifyReply {
  const problem = toProblem(error);
  if (!problem) parts.onFault(error);
  return sendProblem(request, reply, problem ?? internalError);
}

function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  const { status, headers, mediaType, body } = errorAnswer(interfaceOf(request.url), problem);
  return sendJson(reply, status, mediaType, headers, body);
}
