import type { FastifyInstance } from 'fastify';
import { SandboxError } from './sandbox-error.ts';

export interface SentRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends a request to a sandbox and returns the status and the response body as text. */
export type ControlTransport = (sent: SentRequest) => Promise<{ status: number; text: string }>;

/** Passes requests directly to a server in this process, without a network connection. */
export function inProcess(app: FastifyInstance): ControlTransport {
  return async ({ method, path, headers = {}, body }) => {
    const answer = await app.inject({ method, url: path, headers, ...(body !== undefined && { payload: body }) });
    return { status: answer.statusCode, text: answer.payload };
  };
}

/** Sends requests over HTTP, and adds the key for the control plane if one is given. */
export function overHttp(url: string, controlKey: string | undefined): ControlTransport {
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

export function untilClosed(send: ControlTransport, sentence: string): { send: ControlTransport; shut: () => void } {
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
 * Parses the JSON body of a success response. Returns undefined if the body is empty.
 * Throws a `SandboxError` if the response has an error status.
 */
export function responseBody({ status, text }: { status: number; text: string }) {
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
