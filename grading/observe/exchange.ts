/** The request or the response of an exchange. Credentials are replaced by `***`. */
export interface Message {
  /** The headers, with names in lower case. */
  headers: Readonly<Record<string, string>>;
  /** The body as JSON or text, or the headers of the parts of a form. Null without a body and for a file. */
  body: unknown;
  bytes: number;
}

/** One requirement of the contract that a request violates, as the sandbox's journal reports it. */
export interface Violation {
  place: string;
  wanted: string;
}

/** One request of a client with the response that the client received. */
export interface Exchange {
  /** The number of the exchange in its scenario, counted from 1. */
  id: number;
  /** When the request arrived, in milliseconds since the start of the scenario. */
  at: number;
  /** When the response was sent, in milliseconds since the start of the scenario. Null if there was no response. */
  answeredAt: number | null;
  /** The host that received the request: the sandbox, or a second host that only records requests. */
  host: 'sandbox' | 'other';
  method: string;
  /** The path and query. Credentials are replaced by `***`. */
  path: string;
  /** The operationId, or null if no operation has this method and path. */
  operation: string | null;
  /** The status that the client received, or null if the connection broke before. */
  status: number | null;
  request: Message;
  answer: Message | null;
  /** Whether the whole response was sent while the client was connected. */
  isWhole: boolean;
  violations: readonly Violation[];
  /** The name of the change that the scenario made to this exchange, such as `reset`, or null. */
  probe: string | null;
  /** The number of the access token in the order of issue, or null if the request has no token or an unknown token. */
  token: number | null;
  /** Whether the path or query contains an API key or an access token. */
  hasSecretInUrl: boolean;
  /** Whether the client opened a new connection for this request although an earlier connection was idle. */
  ignoresIdleConnection: boolean;
}

const tokenOperations: readonly (string | null)[] = ['createAdminToken', 'createDocumentsToken'];

export function isTokenRequest({ operation }: Exchange): boolean {
  return tokenOperations.includes(operation);
}

/** Returns whether the exchange calls an operation of the two interfaces other than the token operations. */
export function isCall(exchange: Exchange): boolean {
  return exchange.host === 'sandbox' && exchange.operation !== null && !isTokenRequest(exchange);
}

/** Returns the error code of a response of either interface. */
export function codeOf({ answer }: Exchange): string | undefined {
  const body = answer?.body;
  const code = at(body, 'errors', 0, 'code') ?? at(body, 'code');
  return typeof code === 'string' ? code : undefined;
}

/** Returns the value at a path of property names and list positions, or undefined. */
export function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((inner, step) => {
    if (typeof step === 'number') return Array.isArray(inner) ? inner[step] : undefined;
    return isObject(inner) && Object.hasOwn(inner, step) ? inner[step] : undefined;
  }, value);
}

/** Returns whether a value is an object but no list. Uses no function of Node, because the console runs this module. */
function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns whether two requests have the same method, path, query and body. */
export function isSameRequest(one: Exchange, other: Exchange): boolean {
  return (
    one.method === other.method &&
    one.path === other.path &&
    JSON.stringify(one.request.body) === JSON.stringify(other.request.body)
  );
}

/** Returns the query parameters of a request. */
export function queryOf({ path }: Exchange): URLSearchParams {
  return new URLSearchParams(path.split('?')[1] ?? '');
}

/** Returns the seconds in the response header Retry-After, or undefined if it is absent or a date. */
export function retryAfterOf({ answer }: Exchange): number | undefined {
  const value = answer?.headers['retry-after'];
  return value !== undefined && /^\d+$/.test(value) ? Number(value) : undefined;
}

/**
 * Returns the pauses of a client between the given exchanges, in milliseconds: from each response to the next request.
 * The time of token requests between two exchanges does not count as a pause.
 */
export function pausesBetween(given: readonly Exchange[], all: readonly Exchange[]): number[] {
  const endOf = ({ at: start, answeredAt }: Exchange) => answeredAt ?? start;
  return given.slice(1).map((next, index) => {
    const before = given[index] ?? next;
    const between = all.filter((other) => isTokenRequest(other) && other.id > before.id && other.id < next.id);
    const busy = between.reduce((sum, other) => sum + endOf(other) - other.at, 0);
    return next.at - endOf(before) - busy;
  });
}
