import type { FastifyRequest } from 'fastify';
import { requireLocalCaller } from '../access/local-caller.ts';
import { requireOneHost } from '../access/one-host.ts';

/** The first check of a page below `/_sandbox`: without a control key only callers on this machine get it (D-99). */
export function localPage(controlKey: string | undefined) {
  return {
    onRequest: (request: FastifyRequest, _reply: unknown, done: () => void) => {
      requireOneHost(request.raw);
      if (controlKey === undefined) requireLocalCaller(request.headers);
      done();
    },
  };
}
