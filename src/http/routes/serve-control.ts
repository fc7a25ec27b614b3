import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OperationEntry } from '../../contract/operation.ts';
import { existingTenant } from '../../control/find-tenant.ts';
import type { ContentAnswer, ControlRequest } from '../../control/operation.ts';
import { controlOperations } from '../../control/operations.ts';
import { tokenClaimsOf, tokenExpiryOf } from '../../operation/claims.ts';
import { requireController } from '../access/control-key.ts';
import { requireMediaType } from '../input/media-types.ts';
import { parametersOf, readBody, readQuery } from '../input/read-input.ts';
import { answeredByContract } from './contract-answer.ts';
import type { RouteParts } from './route-parts.ts';
import { type AnyAnswer, type Served, send } from './served.ts';

type AnyControl =
  | ((request: ControlRequest<never>) => Answered)
  | { run: (request: ControlRequest<never>) => Answered | Promise<Answered> };
type Answered = AnyAnswer | ContentAnswer;

export function serveControl(entry: OperationEntry, parts: RouteParts): Served {
  const { tenants, tokens, machines, files, journals, traffic, controlKey, onFault, notReady = alwaysReady } = parts;
  const issueToken: ControlRequest<never>['issueToken'] = (issue) => {
    const claims = tokenClaimsOf({ ...issue, hostTime: tenants.hostTime });
    return { token: tokens.sign(claims), expiresAt: tokenExpiryOf(claims) * 1000 };
  };
  const services = { tenants, machines, files, journals, traffic, onFault, notReady, issueToken };
  const operation = controlOperations[entry.id] as AnyControl | undefined;
  return {
    guard: (request) => {
      if (controlKey === undefined || entry.credential) requireController(request.headers, controlKey);
      requireMediaType(entry, request.headers);
    },
    begin: (request) => {
      const query = readQuery(entry, parametersOf(request));
      const { body } = readBody(entry, request.body as Buffer | undefined, {});
      if (!operation) {
        requireTenant(request, parts);
        return answeredByContract(entry, {});
      }
      const announced = Number(request.headers['content-length'] ?? 0);
      // The body stream stays open, because destroying the stream closes the connection before a response is sent.
      const stream = request.raw.iterator({ destroyOnReturn: false });
      const lastEventId = request.headers['last-event-id'];
      const sent = { bytes: request.body ?? Buffer.alloc(0), stream, announced, lastEventId };
      const given = { ...services, path: request.params, query, body, ...sent } as unknown as ControlRequest<never>;
      if ('run' in operation) return async (reply) => sendControl(reply, entry, await operation.run(given));
      const answered = operation(given);
      return (reply) => sendControl(reply, entry, answered);
    },
  };
}

const alwaysReady = async () => null;

function requireTenant({ params }: FastifyRequest, { tenants }: RouteParts): void {
  const { tenant } = params as { tenant?: string };
  if (tenant !== undefined) existingTenant(tenants, tenant);
}

function sendControl(reply: FastifyReply, entry: OperationEntry, answer: Answered): FastifyReply {
  if (!('content' in answer)) return send(reply, entry, answer);
  const type = entry.answers[answer.status]?.[0] ?? 'text/plain';
  return reply.headers({ 'content-type': type, ...answer.headers }).send(answer.content);
}
