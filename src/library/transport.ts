import type { FastifyInstance } from 'fastify';
import { SandboxError } from './sandbox-error.ts';

/** A request of the library below the sandbox's URL. */
export interface Sent {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends the library's own requests to a sandbox. */
export type Transport = (sent: Sent) => Promise<{ status: number; text: string }>;

/** For a server in this process: requests are processed as usual, but without a socket. */
export function inProcess(app: FastifyInstance): Transport {
  return async ({ method, path, headers = {}, body }) => {
    const answer = await app.inject({ method, url: path, headers, ...(body !== undefined && { payload: body }) });
    return { status: answer.statusCode, text: answer.payload };
  };
}

/** For a server elsewhere, with its control key if it has one. */
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

/** The same transport until `shut` is called; afterwards every request fails with this message. */
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

/** The JSON of a successful response; undefined without a body. Throws `SandboxError` for other responses. */
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
