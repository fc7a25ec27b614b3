import type { FastifyInstance } from 'fastify';
import type { BodyOf } from '../contract/operation.ts';
import { createSandboxServer } from '../sandbox/start.ts';
import { bodyOf, type Control, controlOf } from './control.ts';
import { SandboxError } from './sandbox-error.ts';
import { type Duration, type JournalFilter, type SignIn, type Tenant, tenantOf } from './tenant.ts';

export interface SandboxOptions {
  /** The port to listen on; any free one unless given. */
  port?: number;
  /** The time of the host in milliseconds since 1970, `Date.now` unless given: the clocks of all tenants follow it. */
  clock?: () => number;
  /** Is told of every fault of the sandbox's own; unless given, it is thrown at you when the sandbox closes. */
  onFault?: (error: unknown) => void;
}

/** What a tenant is made of. Without an id it gets one that no other tenant has; without `from` it is a copy of aurora. */
export interface TenantOptions extends Omit<BodyOf<'createTenant'>, 'id' | 'from'> {
  id?: string;
  /** The tenant to copy; `null` for one with nothing but its callers. */
  from?: string | null;
  /** Where its clock stands still from the beginning. */
  at?: string | Date;
  settings?: BodyOf<'updateTenant'>;
}

/** A sandbox in this process. It answers real HTTP on the loopback address. */
export interface Sandbox extends AsyncDisposable {
  /** Where both interfaces are, e.g. `http://127.0.0.1:40123`. */
  readonly url: string;
  /** Makes a tenant for one test. */
  tenant: (options?: TenantOptions) => Promise<Tenant>;
  /** Puts every tenant back to its beginning. */
  reset: () => Promise<void>;
  /** Lets time pass for every tenant. */
  advance: (by: Duration) => Promise<void>;
  /** Requests that belong to no tenant: unknown keys and tokens, and paths of no operation with what comes nearest. */
  journal: (filter?: JournalFilter) => ReturnType<Tenant['journal']>;
  /** Any operation of the control plane by its id, e.g. `control('seedTenant', { path: { tenant }, body })`. */
  control: Control;
  /** Stops listening, ends every connection and frees what was held; a second call does nothing more. */
  close: () => Promise<void>;
}

/**
 * Starts a sandbox with the tenants aurora, borealis and cirrus in this process, on the loopback address alone.
 * Sandboxes know nothing of each other: start as many as your tests need.
 *
 * @throws {Error} when it cannot listen on the port
 * @example
 * const sandbox = await createSandbox();
 * const tenant = await sandbox.tenant();
 * await fetch(`${sandbox.url}/v2/admin/departments`, { headers: { authorization: `Bearer ${await tenant.token()}` } });
 * await sandbox.close();
 */
export async function createSandbox({ port = 0, clock, onFault }: SandboxOptions = {}): Promise<Sandbox> {
  const faults: unknown[] = [];
  const app = createSandboxServer({ ...(clock && { clock }), onFault: onFault ?? ((error) => faults.push(error)) });
  const url = await listen(app, port);
  const control = controlOf(app);
  const everyTenant = async () => (await control('listTenants')).tenants.map(({ id }) => ({ tenant: id }));
  const close = closing(app, faults);
  return {
    url,
    control,
    tenant: tenantMaker(url, control, signInAt(app)),
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

function tenantMaker(url: string, control: Control, signIn: SignIn): Sandbox['tenant'] {
  let made = 0;
  const create = async (body: BodyOf<'createTenant'>) =>
    tenantOf(await control('createTenant', { body }), url, control, signIn);

  /** Numbered names, so that a run makes the same ones each time; one that somebody has taken is passed over. */
  const createNumbered = async (rest: Omit<BodyOf<'createTenant'>, 'id'>): Promise<Tenant> => {
    made += 1;
    try {
      return await create({ ...rest, id: `test-${made}` });
    } catch (error) {
      if (error instanceof SandboxError && error.code === 'TENANT ID TAKEN') return createNumbered(rest);
      throw error;
    }
  };

  return async ({ id, from = 'aurora', at, settings, ...rest } = {}) => {
    const body = { ...rest, ...(from !== null && { from }) };
    const tenant = await (id === undefined ? createNumbered(body) : create({ ...body, id }));
    if (settings) await tenant.settings(settings);
    if (at !== undefined) await tenant.freeze(at);
    return tenant;
  };
}

function signInAt(app: FastifyInstance): SignIn {
  return async (apiKey) => {
    const request = { method: 'POST', url: '/v2/admin/auth/token', headers: { 'x-api-key': apiKey } } as const;
    return bodyOf(await app.inject(request)).token;
  };
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
