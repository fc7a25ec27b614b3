import type { FastifyInstance } from 'fastify';
import type { Exchange } from '../journal/exchange.ts';
import { redactPath } from '../journal/redact.ts';
import { createSandboxServer } from '../sandbox/start.ts';
import { type Control, controlOf } from './control.ts';
import { type MakeTenant, tenantMaker } from './make-tenant.ts';
import { aFunction, type Rule, requireOptions } from './options.ts';
import type { Duration, JournalFilter, Tenant } from './tenant.ts';
import { inProcess, untilClosed } from './transport.ts';

export interface SandboxOptions {
  /** The port to listen on; any free one unless given. */
  port?: number;
  /** The time of the host in milliseconds since 1970, `Date.now` unless given: the clocks of all tenants follow it. */
  clock?: () => number;
  /** Is told of every request when it has been answered, those of the library's own too. */
  onRequest?: (request: RequestEvent) => void;
  /** Is told of every fault of the sandbox's own; unless given, it is thrown at you when the sandbox closes. */
  onFault?: (error: unknown) => void;
}

/** A request that was answered. The journal of its tenant holds the rest. */
export interface RequestEvent {
  /** Null where it belongs to no tenant. */
  tenant: string | null;
  method: string;
  /** The path with its query. */
  path: string;
  /** The operationId; null where no operation has this path and method. */
  operation: string | null;
  /** Null where the connection ended without an answer. */
  status: number | null;
  /** Milliseconds until the answer was handed over. */
  duration: number;
}

/** A sandbox that can be reached: one that this process runs, or another one. */
export interface ReachedSandbox extends AsyncDisposable {
  /** Where both interfaces are, e.g. `http://127.0.0.1:40123`. */
  readonly url: string;
  /** Makes a tenant for one test. */
  tenant: MakeTenant;
  /** Requests that belong to no tenant: unknown keys and tokens, and paths of no operation with what comes nearest. */
  journal: (filter?: JournalFilter) => ReturnType<Tenant['journal']>;
  /** Any operation of the control plane by its id, e.g. `control('seedTenant', { path: { tenant }, body })`. */
  control: Control;
  /** Ends it and frees what was held; a second call does nothing more, any other call is refused from then on. */
  close: () => Promise<void>;
}

/** A sandbox in this process. It answers real HTTP on the loopback address, until it is closed. */
export interface Sandbox extends ReachedSandbox {
  /** Puts every tenant back to its beginning. */
  reset: () => Promise<void>;
  /** Lets time pass for every tenant. */
  advance: (by: Duration) => Promise<void>;
}

/**
 * Starts a sandbox with the tenants aurora, borealis and cirrus in this process, on the loopback address alone.
 * Sandboxes know nothing of each other: start as many as your tests need.
 *
 * @throws {TypeError} for an option that there is none of, or of another kind
 * @throws {Error} when it cannot listen on the port
 * @example
 * const sandbox = await createSandbox();
 * const tenant = await sandbox.tenant();
 * await fetch(`${sandbox.url}/v2/admin/departments`, { headers: { authorization: `Bearer ${await tenant.token()}` } });
 * await sandbox.close();
 */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  requireOptions('createSandbox', options, rules);
  const { port = 0, clock, onRequest, onFault } = options;
  if (clock) requireMilliseconds(clock());
  const faults: unknown[] = [];
  const tell = onFault ?? ((error) => faults.push(error));
  const app = createSandboxServer({
    ...(clock && { clock }),
    onFault: tell,
    ...(onRequest && { onExchange: listener(onRequest, tell) }),
  });
  const url = await listen(app, port);
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
    // Numbered, so that a run makes the same names each time.
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

const rules: Readonly<Record<keyof SandboxOptions, Rule>> = {
  port: [
    'a whole number from 0 to 65535',
    (value) => typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 65_535,
  ],
  clock: aFunction,
  onRequest: aFunction,
  onFault: aFunction,
};

function requireMilliseconds(time: unknown): void {
  if (Number.isFinite(time)) return;
  throw new TypeError(`createSandbox: the option clock must give milliseconds since 1970, it gave ${String(time)}`);
}

/** A listener that throws is told of like a fault: the request that it was told of has been answered. */
function listener(onRequest: (request: RequestEvent) => void, tell: (error: unknown) => void) {
  return (exchange: Exchange): void => {
    try {
      onRequest(eventOf(exchange));
    } catch (error) {
      tell(error);
    }
  };
}

function eventOf({ tenant, method, url, entry, answer, duration }: Exchange): RequestEvent {
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
      if (faults.length > 0) throw new AggregateError(faults, 'the sandbox had faults of its own');
    });
    return closed;
  };
}
