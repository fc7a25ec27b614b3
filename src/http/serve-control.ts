import type { OperationEntry } from '../contract/operation.ts';
import type { ControlRequest } from '../control/operation.ts';
import { controlOperations } from './control-operations.ts';
import { readBody, readQuery } from './input.ts';
import { requireMediaType } from './media-types.ts';
import { type AnyAnswer, type Served, send } from './serve-operation.ts';
import type { ServerParts } from './server.ts';

type AnyControl = (request: ControlRequest<never>) => AnyAnswer;

/** A request's way to one operation of the control plane: media type, input, the operation, the answer. */
export function serveControl(entry: OperationEntry, { tenants, machines }: ServerParts): Served {
  const operation = controlOperations[entry.id] as AnyControl | undefined;
  if (!operation) throw new Error(`the control plane lacks the operation ${entry.id}`);
  return {
    guard: (request, _reply, done) => {
      requireMediaType(entry, request.headers);
      done();
    },
    handle: (request, reply) => {
      const query = readQuery(entry, request.query as Record<string, string | string[]>);
      const body = bodyOf(entry, request.body as Buffer | undefined);
      const input = { tenants, machines, path: request.params, query, body } as ControlRequest<never>;
      return send(reply, entry, operation(input));
    },
  };
}

/** An operation whose body may be absent is handed an empty one. */
function bodyOf(entry: OperationEntry, bytes: Buffer | undefined): unknown {
  if (entry.body && !entry.body.required && !bytes?.length) return {};
  return readBody(entry, bytes, {}).body;
}
