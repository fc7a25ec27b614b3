import type { FastifyRequest } from 'fastify';
import { requireLocalCaller } from '../access/local-caller.ts';
import { requireOneHost } from '../access/one-host.ts';

/**
 * Returns the first check for a page below `/_sandbox`.
 * Without a control key only callers on this machine get the pages below `/_sandbox` (D-99).
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
