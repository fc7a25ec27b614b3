import type { InjectOptions } from 'fastify';
import { expect } from 'vitest';
import type { OperationEntry } from '../../src/contract/operation.ts';
import { responses } from '../../src/contract/validators.ts';
import { operationsAt } from '../../src/http/answers/unmatched.ts';
import { type TestApp, testApp } from './test-app.ts';

/**
 * A sandbox for tests. Every response is validated against the API contract.
 * The clock of the test sandbox changes only when a test calls `advance`.
 */
export interface TestSandbox {
  app: TestApp;
  /** Advances the time of the sandbox by a number of milliseconds. */
  advance: (milliseconds: number) => void;
  send: (method: Method, url: string, options?: SendOptions) => Promise<Received>;
  /** Creates an HTTP client with an access token. By default the tenant is `aurora` and the role is `admin`. */
  as: (tenant?: string, role?: 'user' | 'admin' | 'super-admin') => Promise<TestClient>;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD';

export interface SendOptions {
  headers?: Record<string, string>;
  /** Request body. Texts and bytes are sent unchanged, and other values are sent as JSON. */
  body?: unknown;
}

export interface Received {
  status: number;
  headers: Record<string, unknown>;
  /** Parsed JSON, or the text of the response body if it is not JSON. */
  body: ReturnType<typeof JSON.parse>;
}

export interface TestClient {
  get: (url: string, options?: SendOptions) => Promise<Received>;
  post: (url: string, body?: unknown, options?: SendOptions) => Promise<Received>;
  patch: (url: string, body?: unknown, options?: SendOptions) => Promise<Received>;
  delete: (url: string, options?: SendOptions) => Promise<Received>;
  token: string;
}

export function roleFor({ roles }: Pick<OperationEntry, 'roles'>): 'user' | 'admin' | 'super-admin' | undefined {
  return (['super-admin', 'admin', 'user'] as const).find((role) => roles?.includes(role) ?? true);
}

export function openSandbox(start = '2026-01-15T09:00:00.000Z'): TestSandbox {
  let now = Date.parse(start);
  const faults: unknown[] = [];
  const app = testApp({ clock: () => now, onFault: (error) => faults.push(error) });
  const send: TestSandbox['send'] = async (method, url, options = {}) => {
    const response = await app.inject({ method, url, ...payloadOf(options) });
    if (faults.length > 0) throw faults.shift();
    const text = response.payload;
    const isJson = /[/+]json/.test(String(response.headers['content-type']));
    const received = { status: response.statusCode, headers: response.headers, body: isJson ? JSON.parse(text) : text };
    expectDeclared(method, url, received);
    return received;
  };
  return {
    app,
    send,
    advance: (milliseconds) => (now += milliseconds),
    as: (tenant, role) => signIn(send, tenant, role),
  };
}

function payloadOf({ headers = {}, body }: SendOptions): Partial<InjectOptions> {
  if (body === undefined) return { headers };
  const payload = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
  return { payload, headers: { 'content-type': 'application/json', ...headers } };
}

async function signIn(send: TestSandbox['send'], tenant = 'aurora', role = 'admin'): Promise<TestClient> {
  const { body } = await send('POST', '/v2/admin/auth/token', { headers: { 'x-api-key': `${tenant}-${role}-key` } });
  const authorized = (options: SendOptions = {}) => ({
    ...options,
    headers: { authorization: `Bearer ${body.token}`, ...options.headers },
  });
  return {
    token: body.token,
    get: (url, options) => send('GET', url, authorized(options)),
    post: (url, json, options) => send('POST', url, authorized({ ...options, body: json })),
    patch: (url, json, options) => send('PATCH', url, authorized({ ...options, body: json })),
    delete: (url, options) => send('DELETE', url, authorized(options)),
  };
}

/** Checks that the API contract declares the status, the media type and every property of the response. */
function expectDeclared(method: string, url: string, { status, headers, body }: Received): void {
  const entry = operationsAt(url).find((each) => each.method === method);
  if (!entry) return;
  expect(Object.keys(entry.answers), `${entry.id} answered a status that the contract does not declare`).toContain(
    String(status),
  );
  const mediaType = String(headers['content-type'] ?? '');
  const validate = responses()[`${entry.id} ${status} ${mediaType}`];
  if (!validate) expect([...(entry.answers[status] ?? []), '']).toContain(mediaType);
  validate?.(body);
  expect(validate?.errors ?? null, `${entry.id} ${status}: ${JSON.stringify(body)}`).toBeNull();
}
