import type { OperationId } from '../canonical/operations.ts';
import type { Exchange } from '../case/exchange.ts';
import type { PlainAnswer, PreparedRequest } from '../target/types.ts';
import { shellWord } from '../text.ts';
import type { Redactor, Secret } from './redactor.ts';

const longest = 20_000;
/**
 * The maximum length of a secret in characters. A truncated secret is not recognized, so reports omit the last
 * `longestSecret` characters of a truncated body.
 */
const longestSecret = 16_384;

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
  const url = redactor.message(`${baseUrl.replace(/\/$/, '')}${prepared.path}${search ? `?${search}` : ''}`);
  const requestHeaders = redactor.headers(prepared.headers);
  const requestBody = prepared.body === undefined ? null : shownBody(prepared.body, requestHeaders, redactor);
  return {
    operation,
    method: prepared.method,
    url,
    requestHeaders,
    requestBody,
    status: answer?.status ?? null,
    responseHeaders: redactor.headers(answer?.headers ?? {}),
    responseBody: answer ? shown(answer, redactor) : null,
    milliseconds: Math.round(milliseconds),
    curl: curlOf({ ...prepared, url, requestHeaders, requestBody }, redactor),
    failure,
  };
}

function shownBody(body: string | Buffer, headers: Record<string, string>, redactor: Redactor): string {
  if (!Buffer.isBuffer(body)) return cut(redactor.message(body));
  return `(${body.length} bytes of ${headers['content-type'] ?? 'no media type'})`;
}

function shown({ body, headers }: PlainAnswer, redactor: Redactor): string {
  const type = headers['content-type'] ?? 'no media type';
  if (body.length > 0 && !/json|text|xml/.test(type)) return redactor.text(`(${body.length} bytes of ${type})`);
  const looked = longest + longestSecret;
  const text = redactor.message(body.toString('utf8', 0, looked));
  if (body.length <= looked) return cut(text);
  return `${text.slice(0, Math.min(longest, text.length - longestSecret))}... (${body.length} bytes)`;
}

function cut(text: string): string {
  return text.length > longest ? `${text.slice(0, longest)}... (${text.length} characters)` : text;
}

interface Shown extends Pick<PreparedRequest, 'method' | 'headers'>, Pick<Exchange, 'requestHeaders' | 'requestBody'> {
  url: string;
}

function curlOf({ method, url, headers, requestHeaders, requestBody }: Shown, redactor: Redactor): string {
  const words = ['curl -g -X', shellWord(method), shellWord(url)];
  for (const [name, value] of Object.entries(headers)) {
    const shown = requestHeaders[name] ?? '';
    const parts = redactor.text(value) === shown ? redactor.divided(value) : [shown];
    words.push(
      '-H',
      [`${name}: `, ...parts]
        .filter((part) => part !== '')
        .map(wordOf)
        .join(''),
    );
  }
  return [...words, ...(requestBody === null ? [] : ['--data-raw', shellWord(requestBody)])].join(' ');
}

/** Fixed text is quoted, so a shell replaces only the variables of secrets. */
function wordOf(part: string | Secret): string {
  return typeof part === 'string' ? shellWord(part) : `"$${part.secret}"`;
}
