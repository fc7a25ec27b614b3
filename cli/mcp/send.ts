import { isObject } from '../../conformance/json.ts';
import type { OperationEntry } from '../../src/contract/operation.ts';
import { SandboxError } from '../../src/library/sandbox-error.ts';

export interface Call {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, string>;
  body?: unknown;
}

export interface Answer {
  status: number;
  headers: Headers;
  /** JSON, or the beginning of a text. */
  body: unknown;
}

export type Send = (entry: OperationEntry, call: Call) => Promise<Answer>;

/** The maximum number of characters of a response that is not JSON, and of bytes that are read at all. */
const longestText = 2_000;
const mostBytes = 4 * 1024 * 1024;
const patience = 60_000;

/** Sends requests to the sandbox only: a redirect is an answer, and the control key goes only to the control plane. */
export function sender(url: string, controlKey: string | undefined): Send {
  return async (entry, { path = {}, query = {}, headers = {}, body }) => {
    const key = entry.interface === 'sandbox' && controlKey !== undefined ? { 'x-control-key': controlKey } : {};
    const content = contentOf(entry, body);
    const answer = await fetch(url + addressOf(entry, path, query), {
      ...{ method: entry.method, redirect: 'manual', signal: AbortSignal.timeout(patience) },
      headers: { ...content.headers, ...headers, ...key },
      ...(content.body !== undefined && { body: content.body }),
    });
    return { status: answer.status, headers: answer.headers, body: readable(await beginning(answer)) };
  };
}

/** The body of a success response. */
export function accepted({ status, body }: Answer): Record<string, unknown> {
  const found = isObject(body) ? body : {};
  if (status < 400) return found;
  throw new SandboxError(status, String(found['code']), String(found['detail']));
}

function addressOf({ path: template }: OperationEntry, path: Call['path'] = {}, query: Call['query'] = {}): string {
  const address = template.replaceAll(/\{(\w+)\}/g, (_whole, name) => {
    const value = String(path[name] ?? '');
    if (/^\.{0,2}$/.test(value)) throw new TypeError(`the path ${template} needs a value of ${name}`);
    return encodeURIComponent(value);
  });
  const values = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((each): [string, string] => [name, String(each)]),
  );
  return values.length === 0 ? address : `${address}?${new URLSearchParams(values)}`;
}

function contentOf({ body: sent, form }: OperationEntry, body: unknown) {
  if (body === undefined || sent === null) return { headers: {} };
  if (form !== null && isObject(body)) return { headers: {}, body: formOf(form, body) };
  return { headers: { 'content-type': sent.mediaTypes[0] ?? 'application/json' }, body: JSON.stringify(body) };
}

function formOf(parts: NonNullable<OperationEntry['form']>, body: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (parts[name]?.kind === 'file') form.append(name, ...fileOf(value));
    else form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return form;
}

function fileOf(value: unknown): [Blob, string] {
  const { name = 'file.txt', text, base64 } = isObject(value) ? value : { text: value };
  const bytes = base64 === undefined ? Buffer.from(String(text)) : Buffer.from(String(base64), 'base64');
  return [new Blob([new Uint8Array(bytes)]), String(name)];
}

async function beginning({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    parts.push(part);
    bytes += part.length;
    if (bytes > mostBytes) break;
  }
  return Buffer.concat(parts).toString();
}

function readable(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return text.length > longestText ? `${text.slice(0, longestText)}… (${text.length} characters)` : text;
  }
}
