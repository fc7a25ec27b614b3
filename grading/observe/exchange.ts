/** A recorded request or response of a client, in which credentials are replaced by `***`. */
export interface Message {
  /** The headers of the request or response, with names in lower case. */
  headers: Readonly<Record<string, string>>;
  /** JSON or text. For a multipart form, the headers of its parts. Null if the body is a file or missing. */
  body: unknown;
  bytes: number;
  /** True if only the beginning of the body was kept. Rules that need the whole body do not judge a cut body. */
  isCut: boolean;
}

export interface ContractViolation {
  place: string;
  wanted: string;
}

export interface Exchange {
  /** The number of the request within its grading scenario, counted from 1. */
  id: number;
  /** The time at which the request arrived, in milliseconds since the start of the grading scenario. */
  at: number;
  /** When the response was sent, in milliseconds since the start of the scenario. Null if no response was sent. */
  answeredAt: number | null;
  host: 'sandbox' | 'other';
  method: string;
  /** The path and query of the request, in which credentials are replaced by `***`. */
  path: string;
  /** The operationId of the request, or null if no operation has this method and path. */
  operation: string | null;
  /** The status that the client received, or null if the connection broke before the response. */
  status: number | null;
  request: Message;
  answer: Message | null;
  /** True if the complete response was sent before the connection ended. */
  isWhole: boolean;
  violations: readonly ContractViolation[];
  /** The change that the grading made to the response, such as `reset`. Null if it made no change. */
  probe: string | null;
  /** The number of the access token, where 1 is the first token issued. Null if the token is unknown or missing. */
  token: number | null;
  /** True if the URL of the request contains an API key or an access token. */
  hasSecretInUrl: boolean;
  /** True if the client opened a new connection for the request and ignored an idle connection. */
  ignoresIdleConnection: boolean;
  /** The number of the client's connection within the scenario. Null if it is not known. */
  connection: number | null;
  /** When the grading broke the connection instead of a response. */
  brokenAt?: number;
}

const tokenOperations: readonly (string | null)[] = ['createAdminToken', 'createDocumentsToken'];

export function isTokenRequest({ operation }: Exchange): boolean {
  return tokenOperations.includes(operation);
}

export function isCall(exchange: Exchange): boolean {
  return exchange.host === 'sandbox' && exchange.operation !== null && !isTokenRequest(exchange);
}

export function codeOf({ answer }: Exchange): string | undefined {
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

export function isSameRequest(one: Exchange, other: Exchange): boolean {
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

export function queryOf({ path }: Exchange): URLSearchParams {
  return new URLSearchParams(path.split('?')[1] ?? '');
}

export function retryAfterOf({ answer }: Exchange): number | undefined {
  const value = answer?.headers['retry-after'];
  return value !== undefined && /^\d+$/.test(value) ? Number(value) : undefined;
}

/** The shortest wait in seconds until a Retry-After that is a date. The header Date has no milliseconds. */
export function retryDateOf({ answer }: Exchange): number | undefined {
  const [until, from] = ['retry-after', 'date'].map((name) => Date.parse(answer?.headers[name] ?? ''));
  const isDate = answer?.headers['retry-after']?.endsWith('GMT');
  return isDate ? (Number(until) - Number(from)) / 1000 - 1 : undefined;
}

/** In milliseconds, each from a response to the next request, without the time of token requests in between. */
export function pausesBetween(given: readonly Exchange[], all: readonly Exchange[]): number[] {
  const endOf = ({ at: start, answeredAt }: Exchange) => answeredAt ?? start;
  return given.slice(1).map((next, index) => {
    const before = given[index] ?? next;
    const between = all.filter((other) => isTokenRequest(other) && other.id > before.id && other.id < next.id);
    const busy = between.reduce((sum, other) => sum + endOf(other) - other.at, 0);
    return next.at - endOf(before) - busy;
  });
}
