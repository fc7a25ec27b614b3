import { randomBytes } from 'node:crypto';
import { shown } from '../contract/shown.ts';
import { controlOf } from './control.ts';
import type { ReachedSandbox } from './create-sandbox.ts';
import { tenantMaker } from './make-tenant.ts';
import { aText, requireOptions } from './options.ts';
import { SandboxError } from './sandbox-error.ts';
import type { Tenant } from './tenant.ts';
import { overHttp, responseBody, untilClosed } from './transport.ts';

export interface ConnectOptions {
  /** The key for the control plane (operations below `/_sandbox`). Some sandboxes require the key. */
  controlKey?: string;
}

/**
 * Connects to a running sandbox. A team or several test processes can share the sandbox.
 * New tenants get random names, because other clients can create tenants in the same sandbox.
 * Closing the connection deletes the tenants that were created through this connection, and no others.
 * @throws {SandboxError} `NOT JSON` if a response is not JSON, for example because the server is not a sandbox
 * @throws {TypeError} if the connection fails, the URL is invalid or an option is unknown
 */
export async function connectSandbox(url: string, options: ConnectOptions = {}): Promise<ReachedSandbox> {
  requireOptions('connectSandbox', options, { controlKey: aText });
  const base = baseOf(url);
  const { send, shut } = untilClosed(overHttp(base, options.controlKey), `the connection to ${base} is closed`);
  responseBody(await send({ method: 'GET', path: '/_sandbox/health' }));
  const control = controlOf(send);
  const make = tenantMaker({ url: base, send, control, nextId: () => `test-${randomBytes(6).toString('hex')}` });
  const made = new Map<string, Tenant>();
  const close = async () => {
    for (const [id, tenant] of made) {
      made.delete(id);
      await tenant.delete().catch(unlessGone);
    }
    shut();
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

function baseOf(url: unknown): string {
  if (typeof url === 'string' && /^https?:$/.test(URL.parse(url)?.protocol ?? '')) return url.replace(/\/+$/, '');
  throw new TypeError(`connectSandbox takes the URL of a sandbox, such as "http://127.0.0.1:4010", got ${shown(url)}`);
}

/** Ignores the error `TENANT NOT FOUND`, because the tenant was already deleted. */
function unlessGone(error: unknown): void {
  if (!(error instanceof SandboxError && error.code === 'TENANT NOT FOUND')) throw error;
}
