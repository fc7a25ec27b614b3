import type { FastifyRequest } from 'fastify';
import { requireLocalCaller } from '../access/local-caller.ts';
import { requireOneHost } from '../access/one-host.ts';

/**
 * Returns the check that runs first for a request to a web page below `/_sandbox`.
 * If no control key is configured, only users of this machine may open these web pages (decision D-99).
 */
export function localPage(controlKey: string | undefined) {
  return {
    onRequest: (request: FastifyRequest, _reply: unknown, done: () => void) => {
      requireOneHost(request.raw);
      if (controlKey === undefined) requireLocalCaller(request.headers);
      done();
    },
  };
}
