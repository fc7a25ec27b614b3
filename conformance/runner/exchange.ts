import type { OperationId } from '../canonical/operations.ts';
import type { PlainAnswer, PreparedRequest } from '../target/types.ts';
import type { Exchange } from './model.ts';
import type { Redactor } from './redact.ts';

/** The longest body that a record keeps, in characters. */
const longest = 20_000;

/** A request and its answer as they are written down: without secrets, long bodies cut. */
export function exchangeOf(
  operation: OperationId,
  baseUrl: string,
  prepared: PreparedRequest,
  answer: PlainAnswer | null,
  milliseconds: number,
  redactor: Redactor,
  failure: string | null,
): Exchange {
  const search = new URLSearchParams(prepared.query.map(([name, value]): [string, string] => [name, value])).toString();
  const url = redactor.text(`${baseUrl.replace(/\/$/, '')}${prepared.path}${search ? `?${search}` : ''}`);
  const requestHeaders = redactor.headers(prepared.headers);
  const requestBody = prepared.body === undefined ? null : cut(redactor.text(prepared.body));
  return {
    operation,
    method: prepared.method,
    url,
    requestHeaders,
    requestBody,
    status: answer?.status ?? null,
    responseHeaders: redactor.headers(answer?.headers ?? {}),
    responseBody: answer ? cut(redactor.text(textOf(answer))) : null,
    milliseconds: Math.round(milliseconds),
    curl: curlOf(prepared.method, url, requestHeaders, requestBody),
    failure,
  };
}

function textOf({ body, headers }: PlainAnswer): string {
  const isText = /json|text|xml/.test(headers['content-type'] ?? '') || body.length === 0;
  return isText ? body.toString('utf8') : `(${body.length} bytes of ${headers['content-type'] ?? 'no media type'})`;
}

function cut(text: string): string {
  return text.length > longest ? `${text.slice(0, longest)}... (${text.length} characters)` : text;
}

/** Secrets read as variables of the shell, so headers stand in double quotes. */
function curlOf(method: string, url: string, headers: Record<string, string>, body: string | null): string {
  const words = [`curl -X ${method} ${quoted(url)}`];
  for (const [name, value] of Object.entries(headers))
    words.push(`-H "${name}: ${value.replaceAll(/["`\\]/g, '\\$&')}"`);
  if (body !== null) words.push(`--data ${quoted(body)}`);
  return words.join(' ');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
