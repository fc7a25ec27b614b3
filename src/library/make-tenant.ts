import type { BodyOf } from '../contract/operation.ts';
import type { ControlCall } from './control.ts';
import { aMoment, anObject, aText, type OptionCheck, requireOptions } from './options.ts';
import { SandboxError } from './sandbox-error.ts';
import { type Tenant, tenantOf } from './tenant.ts';
import { type ControlTransport, responseBody } from './transport.ts';

type Creation = BodyOf<'createTenant'>;

/**
 * Options of a new tenant. By default, the new tenant is a copy of `aurora` and has a unique name.
 * With the option `world`, the sandbox generates the data of the new tenant instead of copying a tenant.
 */
export interface TenantOptions extends Omit<Creation, 'id' | 'from'> {
  id?: string;
  /** Name of the tenant to copy. With `null`, the new tenant has only a root folder and one user for each API key. */
  from?: string | null;
  /** Time at which the simulated clock of the new tenant is frozen. */
  at?: string | Date;
  settings?: BodyOf<'updateTenant'>;
}

export type MakeTenant = (options?: TenantOptions) => Promise<Tenant>;

interface Parts {
  url: string;
  send: ControlTransport;
  control: ControlCall;
  nextId: () => string;
}

export function tenantMaker({ url, send, control, nextId }: Parts): MakeTenant {
  const signIn = async (apiKey: string): Promise<string> =>
    responseBody(await send({ method: 'POST', path: '/v2/admin/auth/token', headers: { 'x-api-key': apiKey } })).token;

  const create = async (body: Creation) => tenantOf(await control('createTenant', { body }), url, control, signIn);

  const createNamed = async (rest: Omit<Creation, 'id'>): Promise<Tenant> => {
    try {
      return await create({ ...rest, id: nextId() });
    } catch (error) {
      if (error instanceof SandboxError && error.code === 'TENANT ID TAKEN') return createNamed(rest);
      throw error;
    }
  };

  return async (options = {}) => {
    requireOptions('tenant', options, rules);
    const { id, from = options.world ? null : 'aurora', at, settings, ...rest } = options;
    const body = { ...rest, ...(from !== null && { from }) };
    const tenant = await (id === undefined ? createNamed(body) : create({ ...body, id }));
    try {
      if (settings) await tenant.settings(settings);
      if (at !== undefined) await tenant.freeze(at);
    } catch (error) {
      await tenant.delete();
      throw error;
    }
    return tenant;
  };
}

const rules: Readonly<Record<keyof TenantOptions, OptionCheck>> = {
  id: aText,
  from: ['the name of a tenant or null', (value) => value === null || typeof value === 'string'],
  snapshot: aText,
  ttl: aText,
  world: anObject,
  at: aMoment,
  settings: anObject,
};
