import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireController } from '../access/control-key.ts';
import { requireOneHost } from '../access/one-host.ts';
import { publicAddress } from '../access/public-address.ts';
import type { ServerParts } from './route-parts.ts';

export const mcpPath = '/_sandbox/mcp';

/** The Model Context Protocol for the callers that may use the control plane. */
export function addMcp(app: FastifyInstance, { mcp, controlKey }: Pick<ServerParts, 'mcp' | 'controlKey'>): void {
  if (!mcp) return;
  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: mcpPath,
    onRequest: (request, _reply, done) => {
      requireOneHost(request.raw);
      requireController(request.headers, controlKey);
      done();
    },
    handler: async (request, reply) => reply.send(await mcp(webRequest(request, reply.raw))),
  });
}

/** Without the headers about the connection and the caller. The signal is aborted when the connection closes. */
function webRequest(request: FastifyRequest, response: ServerResponse): Request {
  const ending = new AbortController();
  response.once('close', () => ending.abort());
  const { method, body } = request;
  const named = Object.entries(request.headers).filter(([name]) => /^(?:accept|content-type|mcp-.*)$/.test(name));
  const headers = named.map(([name, value]): [string, string] => [name, String(value)]);
  const bytes = new Uint8Array(Buffer.isBuffer(body) ? body : []);
  return new Request(publicAddress(request) + mcpPath, {
    ...{ method, headers, signal: ending.signal },
    ...(method === 'POST' && { body: bytes }),
  });
}
