import { randomBytes } from 'node:crypto';
import { controlOf } from './control.ts';
import type { ReachedSandbox } from './create-sandbox.ts';
import { tenantMaker } from './make-tenant.ts';
import { SandboxError } from './sandbox-error.ts';
import type { Tenant } from './tenant.ts';
import { bodyOf, overHttp } from './transport.ts';

export interface ConnectOptions {
  /** The control key, where the sandbox wants one. */
  controlKey?: string;
}

/**
 * Uses a sandbox that runs elsewhere: one for the whole test run, or one that a team shares. Others may use it at the
 * same time, so it makes tenants of random names, and to close it removes those tenants and nothing else.
 *
 * @throws {SandboxError} `NOT JSON` where something else answers at the URL
 * @throws {TypeError} where nothing does
 */
export async function connectSandbox(url: string, { controlKey }: ConnectOptions = {}): Promise<ReachedSandbox> {
  const base = url.replace(/\/+$/, '');
  const send = overHttp(base, controlKey);
  bodyOf(await send({ method: 'GET', path: '/_sandbox/health' }));
  const control = controlOf(send);
  const make = tenantMaker({ url: base, send, control, nextId: () => `test-${randomBytes(6).toString('hex')}` });
  const made = new Map<string, Tenant>();
  const close = async () => {
    for (const [id, tenant] of made) {
      made.delete(id);
      await tenant.delete().catch(unlessGone);
    }
  };
  return {
    url: base,
    control,
    tenant: async (options) => {
      const tenant = await make(options);
      made.set(tenant.id, tenant);
      const remove = async () => {
        await tenant.delete();
        made.delete(tenant.id);
      };
      return { ...tenant, delete: remove };
    },
    journal: (query = {}) => control('readOwnJournal', { query }),
    close,
    [Symbol.asyncDispose]: close,
  };
}

/** A tenant that went by itself, by its time to live or by another hand, needs no removal. */
function unlessGone(error: unknown): void {
  if (!(error instanceof SandboxError && error.code === 'TENANT NOT FOUND')) throw error;
}
