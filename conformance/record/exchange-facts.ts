import { isOperationId, type OperationSpec, operations } from '../canonical/operations.ts';
import type { Exchange } from '../case/exchange.ts';
import { isObject, parseJson } from '../json.ts';

export type PlainExchange = Omit<Exchange, 'operation' | 'milliseconds' | 'curl' | 'failure'> & { operation: string };

/** What the rules of `openapi/observations.yaml` see of an exchange. */
export type ExchangeFacts = NonNullable<ReturnType<typeof exchangeFactsOf>>;

/** Returns undefined for a request that is no request of the operation, such as the read before a change. */
export function exchangeFactsOf({ operation, method, url, status, beside, ...rest }: PlainExchange) {
  if (!isOperationId(operation) || !URL.canParse(url) || beside) return undefined;
  const { safe, output, interface: side }: OperationSpec = operations[operation];
  if (method === 'GET' && !safe && output['token'] === undefined) return undefined;
  const { pathname: path, searchParams } = new URL(url);
  const headers = lowerCase(rest.responseHeaders);
  const type = (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return {
    ...{ operation, interface: side, method, path, query: Object.fromEntries(searchParams), status, headers, type },
    ...{ asked: lowerCase(rest.requestHeaders), sent: parseJson(rest.requestBody ?? '') },
    body: /json/.test(type) ? parseJson(rest.responseBody ?? '') : undefined,
  };
}

function lowerCase(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

const mask = '***';
const shownHeaders = /^(?:allow|content-type|retry-after)$/;
/** Members whose values are words of an interface, unless they contain digits or are long. */
const shownMembers = /^(?:code|kind|operation|permission|status|type)$/;
const word = /^[a-z][a-z _-]{0,40}$/i;
const plainName = /^[\w.$:@[\]-]{1,60}$/;
const mostItems = 3;

export type MaskedExchange = ReturnType<typeof maskedExchange>;

/** The exchange without values that a client or a service chose, such as secrets and data of people. */
export function maskedExchange({ operation, method, path, query, status, headers, sent, body }: ExchangeFacts) {
  const names = Object.keys(query).map((name) => `${nameOf(name)}=${mask}`);
  const steps = path.split('/').map((step) => (/^(?:[a-z-]{0,24}|v\d)$/i.test(step) ? step : mask));
  const shown = Object.entries(headers).map(([name, value]) => [name, shownHeaders.test(name) ? value : mask]);
  return {
    ...{ operation, request: [`${method} ${steps.join('/')}`, names.join('&')].filter(Boolean).join('?'), status },
    ...{ headers: Object.fromEntries(shown) as Record<string, string>, sent: masked(sent), body: masked(body) },
  };
}

function masked(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.slice(0, mostItems).map((each) => masked(each));
  if (isObject(value))
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [nameOf(key), masked(inner, key)]));
  if (typeof value === 'string' && shownMembers.test(name) && word.test(value)) return value;
  return typeof value === 'string' || typeof value === 'number' ? mask : (value ?? null);
}

function nameOf(name: string): string {
  return plainName.test(name) ? name : mask;
}
