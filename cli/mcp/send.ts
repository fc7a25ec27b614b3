import { isObject, parseJson } from '../../conformance/json.ts';
import type { OperationEntry } from '../../src/contract/operation.ts';
import { targetOf } from '../../src/library/control.ts';
import { SandboxError } from '../../src/library/sandbox-error.ts';

export interface Call {
  path?: object;
  query?: object;
  headers?: Record<string, string>;
  body?: unknown;
}

interface Answer {
  status: number;
  headers: Headers;
  /** JSON or text. */
  body: unknown;
}

export type Send = (entry: OperationEntry, call: Call) => Promise<Answer>;

const patience = 60_000;

/** Sends requests to the sandbox only: a redirect is an answer, and the control key goes only to the control plane. */
export function sender(url: string, controlKey: string | undefined): Send {
  return async (entry, { path = {}, query = {}, headers, body }) => {
    const key = entry.interface === 'sandbox' && controlKey !== undefined ? { 'x-control-key': controlKey } : {};
    const { type, content } = contentOf(entry, body);
    const answer = await fetch(url + targetOf(entry.path, path, query), {
      ...{ method: entry.method, redirect: 'manual', signal: AbortSignal.timeout(patience) },
      headers: { ...(type && { 'content-type': type }), ...headers, ...key },
      ...(content !== undefined && { body: content }),
    }).catch(withCause);
    return { status: answer.status, headers: answer.headers, body: await bodyOf(answer).catch(withCause) };
  };
}

/** `fetch` hides the reason of a broken connection in the cause of its error. */
function withCause(error: unknown): never {
  if (!(error instanceof Error && error.cause instanceof Error)) throw error;
  throw new Error(`no complete response arrived: ${error.cause.message}; read_journal shows the request`);
}

/** The body of a success response. */
export function accepted({ status, body }: Answer): Record<string, unknown> {
  const found = isObject(body) ? body : {};
  if (status < 400) return found;
  throw new SandboxError(status, String(found['code']), String(found['detail']));
}

function contentOf({ body: sent, form }: OperationEntry, body: unknown) {
  if (body === undefined || sent === null) return {};
  if (form === null || !isObject(body)) return { type: sent.mediaTypes[0], content: JSON.stringify(body) };
  const content = new FormData();
  for (const [part, value] of Object.entries(body)) {
    const { name = 'file.txt', text } = isObject(value) ? value : { text: value };
    if (form[part]?.kind === 'file') content.append(part, new Blob([String(text)]), String(name));
    else content.append(part, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return { content };
}

/** Files that are no text are not read. */
async function bodyOf(answer: Response): Promise<unknown> {
  const type = answer.headers.get('content-type') ?? '';
  if (/json|text|^$/.test(type)) {
    const text = await answer.text();
    return parseJson(text) ?? text;
  }
  await answer.body?.cancel();
  return `a file of the type ${type}`;
}
