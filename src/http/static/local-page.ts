import type { FastifyRequest } from 'fastify';
import { requireLocalCaller } from '../access/local-caller.ts';
import { requireOneHost } from '../access/one-host.ts';

/**
 * Returns the first check for a request of a page below `/_sandbox`.
 * If no control key is configured, only callers on this machine may open these pages (D-99).
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
