import type { FastifyInstance } from 'fastify';
import { SandboxError } from './sandbox-error.ts';

/** A request that the library sends to a path of the sandbox. */
export interface Sent {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends a request of the library to a sandbox. Returns the status and the body of the response as text. */
export type Transport = (sent: Sent) => Promise<{ status: number; text: string }>;

/** Creates a transport to a server in this process. The server processes requests as usual, but without a socket. */
export function inProcess(app: FastifyInstance): Transport {
  return async ({ method, path, headers = {}, body }) => {
    const answer = await app.inject({ method, url: path, headers, ...(body !== undefined && { payload: body }) });
    return { status: answer.statusCode, text: answer.payload };
  };
}

/** Creates a transport to a server over HTTP. Requests to the control plane contain the control key, if one is set. */
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

/** Wraps a transport so that it can be closed. After `shut` is called, every request fails with the given message. */
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

/**
 * Parses the JSON body of a successful response. Returns undefined if the body is empty.
 * Throws `SandboxError` if the response has an error status.
 */
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
    throw new SandboxError(
      status,
      'NOT JSON',
      `the answer (${status}) is not JSON: no sandbox of this kit runs at this address`,
    );
  }
}
