import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import type { OperationEntry } from '../contract/operation.ts';
import { settle } from '../jobs/due.ts';
import type { Request } from '../jobs/operation.ts';
import { type Authenticated, authenticate } from './authenticate.ts';
import { authorize } from './authorize.ts';
import { readBody, readQuery } from './input.ts';
import { requireMediaType } from './media-types.ts';
import { type Preference, preferenceOf } from './prefer.ts';
import type { ServerParts } from './server.ts';
import { statefulOperations } from './stateful-operations.ts';

/** A route: `guard` asks what comes before the body (D-04), `handle` answers. */
export interface Served {
  guard: (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction) => void;
  handle: (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;
}

/** Any operation's answer: which one it is is known only when a request comes. */
export interface AnyAnswer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

type AnyOperation = (request: Request<never>) => AnyAnswer;

/** A request's way to one operation: credential, role, flag, media type, preference, input, what is due, the rules. */
export function serveOperation(entry: OperationEntry, parts: ServerParts): Served {
  const callers = new WeakMap<FastifyRequest, Authenticated>();
  const operation = statefulOperations[entry.id] as AnyOperation | undefined;

  const guard: Served['guard'] = (request, _reply, done) => {
    try {
      const authenticated = authenticate(entry, request.headers, parts.tenants, parts.tokens);
      authorize(entry, authenticated);
      requireMediaType(entry, request.headers);
      callers.set(request, authenticated);
      done();
    } catch (error) {
      done(error as Error);
    }
  };

  const handle: Served['handle'] = (request, reply) => {
    const preference = preferenceOf(request.headers['prefer']);
    if (preference) return answerFromContract(entry, reply, preference);
    const query = readQuery(entry, request.query as Record<string, string | string[]>);
    const { body, conflict } = readBody(entry, request.body as Buffer | undefined, request.params as Params);
    if (!operation) return answerFromContract(entry, reply, {});
    const { world, now, caller } = callers.get(request) as Authenticated;
    settle(world, parts.machines, now);
    const input = { world, now, caller, sign: parts.tokens.sign, path: request.params, query, body } as Request<never>;
    const { value } = world.transact((): AnyAnswer => {
      const answer = operation(input);
      if (conflict) throw conflict;
      return answer;
    });
    return send(reply, entry, value);
  };

  return { guard, handle };
}

type Params = Record<string, string>;

export function send(reply: FastifyReply, entry: OperationEntry, { status, body, headers }: AnyAnswer): FastifyReply {
  reply.code(status);
  if (headers) reply.headers(headers);
  const mediaType = entry.answers[status]?.[0];
  return mediaType ? reply.header('content-type', mediaType).send(Buffer.from(JSON.stringify(body))) : reply.send();
}

/** Prism is loaded when it is first needed: most runs of the sandbox never do. */
async function answerFromContract(
  entry: OperationEntry,
  reply: FastifyReply,
  preference: Preference,
): Promise<FastifyReply> {
  const { mockAnswer } = await import('../prism/mock.ts');
  const { status, headers, body } = await mockAnswer(entry, preference);
  return reply
    .code(status)
    .headers(headers)
    .send(body === undefined ? undefined : Buffer.from(body));
}
