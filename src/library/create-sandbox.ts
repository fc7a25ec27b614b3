import type { FastifyInstance } from 'fastify';
import { readBasePath } from '../http/access/public-address.ts';
import type { CorsOrigins } from '../http/answers/common-headers.ts';
import type { JournalExchange } from '../journal/exchange.ts';
import { redactPath } from '../journal/redact.ts';
import { createSandboxServer } from '../sandbox/start.ts';
import { type ControlCall, controlOf } from './control.ts';
import { type MakeTenant, tenantMaker } from './make-tenant.ts';
import { aFunction, aText, type OptionCheck, requireOptions } from './options.ts';
import type { Duration, JournalFilter, Tenant } from './tenant.ts';
import { inProcess, untilClosed } from './transport.ts';

export interface SandboxOptions {
  /** Port of the sandbox. By default the operating system chooses a free port. */
  port?: number;
  /**
   * Returns the real time in milliseconds since 1970. Default: `Date.now`.
   * The simulated clocks of all tenants are based on the real time.
   */
  clock?: () => number;
  /** Called after every request to the sandbox, including requests of library methods such as `tenant`. */
  onRequest?: (request: RequestEvent) => void;
  /**
   * Called for every internal error of the sandbox.
   * Without the callback `onFault`, the method `close` throws an `AggregateError` that contains all internal errors.
   */
  onFault?: (error: unknown) => void;
  /** Path below which the sandbox is served, such as `/sandbox`. Links and the member `url` then contain the path. */
  basePath?: string;
  /** Origins whose web pages may use the API, such as `['https://app.example']`. Default: `'all'`. */
  corsOrigins?: CorsOrigins;
}

/** A request to the sandbox. The request journal contains more details, such as headers and bodies. */
export interface RequestEvent {
  /** Name of the tenant. Null means that the request belongs to no tenant. */
  tenant: string | null;
  method: string;
  path: string;
  /** Id of the called operation. Null means that the API contract has no operation for this method and path. */
  operation: string | null;
  /** Status of the response. Null means that the connection ended without a response. */
  status: number | null;
  /** Milliseconds from the arrival of the request until the response was written to the connection. */
  duration: number;
}

/** A running sandbox, either in this process or on another server. */
export interface ReachedSandbox extends AsyncDisposable {
  /** Base URL of the sandbox, such as `http://127.0.0.1:40123`. */
  readonly url: string;
  /** Creates a tenant, for example a separate tenant for each test. */
  tenant: MakeTenant;
  /**
   * Returns the stored requests that belong to no tenant, for example because their API key is unknown.
   * For a request to an unknown path, the result names the API operations with the most similar paths.
   */
  journal: (filter?: JournalFilter) => ReturnType<Tenant['journal']>;
  /** Calls an operation of the control plane, as in `control('seedTenant', { path: { tenant }, body })`. */
  control: ControlCall;
  /** Closes the sandbox. Afterwards, all methods except `close` throw an error. */
  close: () => Promise<void>;
}

/** A sandbox in this Node process. It serves HTTP on the loopback address until it is closed. */
export interface Sandbox extends ReachedSandbox {
  /** Restores the initial data of every tenant. */
  reset: () => Promise<void>;
  /** Moves the simulated clock of every tenant forward by the given duration. */
  advance: (by: Duration) => Promise<void>;
}

/**
 * Starts a sandbox in this process. The sandbox listens only on the loopback address.
 * A new sandbox contains the tenants aurora, borealis and cirrus.
 * Several sandboxes in one process do not affect each other.
 * @throws {TypeError} for an unknown option or an option of the wrong type
 * @throws {Error} if the sandbox cannot listen on the port
 * @example
 * const sandbox = await createSandbox();
 * const tenant = await sandbox.tenant();
 * await fetch(`${sandbox.url}/v2/admin/departments`, { headers: { authorization: `Bearer ${await tenant.token()}` } });
 * await sandbox.close();
 */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  requireOptions('createSandbox', options, rules);
  const { port = 0, clock, onRequest, onFault, corsOrigins } = options;
  const basePath = options.basePath && readBasePath(options.basePath);
  if (clock) requireMilliseconds(clock());
  const faults: unknown[] = [];
  const report = onFault ?? ((error) => faults.push(error));
  const app = createSandboxServer({
    ...(clock && { clock }),
    onFault: report,
    ...(onRequest && { onExchange: listener(onRequest, report) }),
    basePath,
    corsOrigins,
  });
  const url = `${await listen(app, port)}${basePath ?? ''}`;
  const { send, shut } = untilClosed(inProcess(app), `the sandbox at ${url} is closed`);
  const control = controlOf(send);
  const everyTenant = async () => (await control('listTenants')).tenants.map(({ id }) => ({ tenant: id }));
  const end = closing(app, faults);
  const close = () => {
    shut();
    return end();
  };
  let made = 0;
  return {
    url,
    control,
    // Tenant names contain a counter and no random characters, so that every test run uses the same names.
    tenant: tenantMaker({ url, send, control, nextId: () => `test-${++made}` }),
    reset: async () => {
      for (const path of await everyTenant()) await control('resetTenant', { path, body: {} });
    },
    advance: async (by) => {
      for (const path of await everyTenant()) await control('advanceClock', { path, body: { by } });
    },
    journal: (query = {}) => control('readOwnJournal', { query }),
    close,
    [Symbol.asyncDispose]: close,
  };
}

const rules: Readonly<Record<keyof SandboxOptions, OptionCheck>> = {
  port: [
    'a whole number from 0 to 65535',
    (value) => typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 65_535,
  ],
  clock: aFunction,
  onRequest: aFunction,
  onFault: aFunction,
  basePath: aText,
  corsOrigins: [
    '"all" or a list of origins such as "https://app.example"',
    (value) => value === 'all' || (Array.isArray(value) && value.every((each) => URL.parse(each)?.origin === each)),
  ],
};

function requireMilliseconds(time: unknown): void {
  if (Number.isFinite(time)) return;
  throw new TypeError(`createSandbox: the option clock must give milliseconds since 1970, it gave ${String(time)}`);
}

/** Reports an error of the callback `onRequest` as an internal error. */
function listener(onRequest: (request: RequestEvent) => void, report: (error: unknown) => void) {
  return (exchange: JournalExchange): void => {
    try {
      onRequest(eventOf(exchange));
    } catch (error) {
      report(error);
    }
  };
}

function eventOf({ tenant, method, url, entry, answer, duration }: JournalExchange): RequestEvent {
  const path = redactPath(url);
  return { tenant, method, path, operation: entry?.id ?? null, status: answer?.status ?? null, duration };
}

async function listen(app: FastifyInstance, port: number): Promise<string> {
  try {
    return await app.listen({ port, host: '127.0.0.1' });
  } catch (error) {
    await app.close();
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `the sandbox cannot listen on port ${port} (${reason}); without the option port it takes a free one`,
    );
  }
}

function closing(app: FastifyInstance, faults: readonly unknown[]): Sandbox['close'] {
  let closed: Promise<void> | undefined;
  return () => {
    closed ??= app.close().then(() => {
      if (faults.length > 0) throw new AggregateError(faults, 'the sandbox reported internal errors');
    });
    return closed;
  };
}
