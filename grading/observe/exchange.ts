import type { components } from './generated/grade.ts';

/** The types of `reporting/grade/grade.schema.json`, which describes each member. */
export type Schemas = components['schemas'];

export type ClientMessage = Readonly<Required<Schemas['message']>>;

export type ContractViolation = Schemas['exchange']['violations'][number];

type Whole = Required<Omit<Schemas['exchange'], 'request' | 'answer' | 'violations' | 'brokenAt'>>;

export interface ClientExchange extends Whole {
  request: ClientMessage;
  answer: ClientMessage | null;
  violations: readonly ContractViolation[];
  brokenAt?: number;
}

const tokenOperations: readonly (string | null)[] = ['createAdminToken', 'createDocumentsToken'];

export function isTokenRequest({ operation }: ClientExchange): boolean {
  return tokenOperations.includes(operation);
}

export function isCall(exchange: ClientExchange): boolean {
  return exchange.host === 'sandbox' && exchange.operation !== null && !isTokenRequest(exchange);
}

export function codeOf({ answer }: ClientExchange): string | undefined {
  const body = answer?.body;
  const code = at(body, 'errors', 0, 'code') ?? at(body, 'code');
  return typeof code === 'string' ? code : undefined;
}

export function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((inner, step) => {
    if (typeof step === 'number') return Array.isArray(inner) ? inner[step] : undefined;
    return isObject(inner) && Object.hasOwn(inner, step) ? inner[step] : undefined;
  }, value);
}

/** Uses no Node API, because the console runs this in a browser. */
function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isSameRequest(one: ClientExchange, other: ClientExchange): boolean {
  return (
    !one.request.isCut &&
    one.method === other.method &&
    one.path === other.path &&
    JSON.stringify(one.request.body) === JSON.stringify(other.request.body)
  );
}

/** Returns the text unchanged if it is not correctly encoded. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function queryOf({ path }: ClientExchange): URLSearchParams {
  return new URLSearchParams(path.split('?')[1] ?? '');
}

export function retryAfterOf({ answer }: ClientExchange): number | undefined {
  const value = answer?.headers['retry-after'];
  return value !== undefined && /^\d+$/.test(value) ? Number(value) : undefined;
}

/** The shortest wait in seconds until a Retry-After that is a date. The header Date has no milliseconds. */
export function retryDateOf({ answer }: ClientExchange): number | undefined {
  const [until, from] = ['retry-after', 'date'].map((name) => Date.parse(answer?.headers[name] ?? ''));
  const isDate = answer?.headers['retry-after']?.endsWith('GMT');
  return isDate ? (Number(until) - Number(from)) / 1000 - 1 : undefined;
}

/** In milliseconds, each from a response to the next request, without the time of token requests in between. */
export function pausesBetween(given: readonly ClientExchange[], all: readonly ClientExchange[]): number[] {
  const endOf = ({ at: start, answeredAt }: ClientExchange) => answeredAt ?? start;
  return given.slice(1).map((next, index) => {
    const before = given[index] ?? next;
    const between = all.filter((other) => isTokenRequest(other) && other.id > before.id && other.id < next.id);
    const busy = between.reduce((sum, other) => sum + endOf(other) - other.at, 0);
    return next.at - endOf(before) - busy;
  });
}
