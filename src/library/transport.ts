import type { FastifyInstance } from 'fastify';
import { SandboxError } from './sandbox-error.ts';

/** A request of the library's own, below the sandbox's URL. */
export interface Sent {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** How requests of the library's own reach a sandbox. */
export type Transport = (sent: Sent) => Promise<{ status: number; text: string }>;

/** To a server in this process: a request takes the way of all others, but through no socket. */
export function inProcess(app: FastifyInstance): Transport {
  return async ({ method, path, headers = {}, body }) => {
    const answer = await app.inject({ method, url: path, headers, ...(body !== undefined && { payload: body }) });
    return { status: answer.statusCode, text: answer.payload };
  };
}

/** To a server elsewhere, with its control key if it has one. */
export function overHttp(url: string, controlKey: string | undefined): Transport {
  return async ({ method, path, headers, body }) => {
    const own = path.startsWith('/_sandbox/') && controlKey !== undefined ? { 'x-control-key': controlKey } : {};
    const answer = await fetch(url + path, {
      method,
      headers: { ...headers, ...own },
      ...(body !== undefined && { body }),
    });
    return { status: answer.status, text: await answer.text() };
  };
}

/** The same until it is shut; from then on every request is refused with this sentence. */
export function untilClosed(send: Transport, sentence: string): { send: Transport; shut: () => void } {
  let isShut = false;
  return {
    send: async (sent) => {
      if (isShut) throw new Error(sentence);
      return send(sent);
    },
    shut: () => {
      isShut = true;
    },
  };
}

/** The JSON of a good answer; undefined where it has no body. Throws `SandboxError` for any other. */
export function bodyOf({ status, text }: { status: number; text: string }) {
  const body = text === '' ? undefined : parse(status, text);
  if (status < 400) return body;
  const { code, detail } = body?.errors?.[0] ?? body ?? {};
  throw new SandboxError(status, code ?? `STATUS ${status}`, detail ?? 'the sandbox gave no reason');
}

function parse(status: number, text: string): ReturnType<typeof JSON.parse> {
  try {
    return JSON.parse(text);
  } catch {
    throw new SandboxError(status, 'NOT JSON', `the answer (${status}) is not JSON: no sandbox of this kit is there`);
  }
}
