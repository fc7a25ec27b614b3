import { isOperationId, type OperationId, type OperationSpec, operations } from '../canonical/operations.ts';
import type { Exchange } from '../case/exchange.ts';
import { isObject, parseJson } from '../json.ts';

/** What the rules of `openapi/observations.yaml` see of an exchange. Names of headers are in lower case. */
export interface ExchangeFacts {
  operation: OperationId;
  interface: string;
  method: string;
  path: string;
  query: Readonly<Record<string, string>>;
  asked: Readonly<Record<string, string>>;
  /** The JSON body of the request. */
  sent: unknown;
  status: number | null;
  headers: Readonly<Record<string, string>>;
  type: string;
  /** The JSON body of the response. */
  body: unknown;
}

export type PlainExchange = Pick<
  Exchange,
  'method' | 'url' | 'requestHeaders' | 'requestBody' | 'status' | 'responseHeaders' | 'responseBody'
> & { operation: string; beside?: boolean };

export function factsOf(exchange: PlainExchange): ExchangeFacts | undefined {
  const { operation, method, url, status, requestBody, responseBody, beside } = exchange;
  if (!isOperationId(operation) || !URL.canParse(url) || beside || isReadBefore(operation, method)) return undefined;
  const { pathname, searchParams } = new URL(url);
  const headers = lowerCase(exchange.responseHeaders);
  const type = (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return {
    ...{ operation, interface: operations[operation].interface, method, path: pathname },
    ...{ query: Object.fromEntries(searchParams), asked: lowerCase(exchange.requestHeaders) },
    ...{ sent: parseJson(requestBody ?? ''), status, headers, type },
    body: /json/.test(type) ? parseJson(responseBody ?? '') : undefined,
  };
}

/** A target file can bind a change to a read and a change, and name other requests that read the effect. */
function isReadBefore(operation: OperationId, method: string): boolean {
  const { safe, output }: OperationSpec = operations[operation];
  return method === 'GET' && !safe && output['token'] === undefined;
}

function lowerCase(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

/** A part of an exchange that contains no value that a client or a service chose. */
export interface MaskedExchange {
  operation: string;
  request: string;
  status: number | null;
  headers: Record<string, string>;
  sent: unknown;
  body: unknown;
}

const mask = '***';
const shownHeaders = /^(?:allow|content-type|retry-after)$/;
/** Members whose values are words of an interface, unless they contain digits or are long. */
const shownMembers = /^(?:code|kind|operation|permission|status|type)$/;
const word = /^[a-z][a-z _-]{0,40}$/i;
const plainName = /^[\w.$:@[\]-]{1,60}$/;
const mostItems = 3;

export function maskedExchange({
  operation,
  method,
  path,
  query,
  status,
  headers,
  ...rest
}: ExchangeFacts): MaskedExchange {
  const names = Object.keys(query).map((name) => `${plainName.test(name) ? name : mask}=${mask}`);
  const steps = path.split('/').map((step) => (/^(?:[a-z-]{0,24}|v\d)$/i.test(step) ? step : mask));
  const shown = Object.entries(headers).map(([name, value]) => [name, shownHeaders.test(name) ? value : mask]);
  return {
    operation,
    request: `${method} ${steps.join('/')}${names.length > 0 ? `?${names.join('&')}` : ''}`,
    status,
    headers: Object.fromEntries(shown),
    sent: masked(rest.sent) ?? null,
    body: masked(rest.body) ?? null,
  };
}

function masked(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.slice(0, mostItems).map((each) => masked(each));
  if (isObject(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [plainName.test(key) ? key : mask, masked(inner, key)]),
    );
  if (value === null || value === undefined || typeof value === 'boolean') return value;
  return typeof value === 'string' && shownMembers.test(name) && word.test(value) ? value : mask;
}
