import type { components } from '../contract/generated/sandbox.ts';
import type { BodyOf, QueryOf } from '../contract/operation.ts';
import { shown } from '../contract/shown.ts';
import type { Control } from './control.ts';
import { isMoment, requireOneOf } from './options.ts';

type Schemas = components['schemas'];

export type Role = Schemas['Role'];

/** A length of time: milliseconds, or text such as `150ms`, `5s`, `10m`, `2h`, `30d`, `PT10M`. */
export type Duration = Schemas['ClockAdvance']['by'];

/** Which requests to tell of: `{ operation: 'createDepartment', status: '4xx', verdict: 'broken' }`. */
export type JournalFilter = NonNullable<QueryOf<'readJournal'>>;

/** A tenant for one test: its own data, API keys, clock and faults. Each method throws `SandboxError` when refused. */
export interface Tenant {
  readonly id: string;
  readonly apiKeys: Schemas['CreatedTenant']['apiKeys'];
  /** A new access token, good for both interfaces for 900 s of the tenant's clock; `admin` unless said otherwise. */
  token: (role?: Role) => Promise<string>;
  /** `fetch` below the sandbox's URL with a new token; a header `Authorization` of the caller's own is kept. */
  fetch: (path: string, init?: RequestInit & { role?: Role }) => Promise<Response>;

  /** Lets time pass and tells what came due, in that order. */
  advance: (by: Duration) => Promise<Schemas['MovedClock']>;
  /** Stops the clock, at a moment that has not passed when one is given. */
  freeze: (at?: string | Date) => Promise<Schemas['Clock']>;
  /** Lets the clock go on from where it stands. */
  resume: () => Promise<Schemas['Clock']>;
  now: () => Promise<Date>;

  /** Everything that the tenant holds but its API keys, one array for each collection. */
  state: () => Promise<Schemas['TenantState']>;
  /** Goes back to the beginning; with names, only these collections do. */
  reset: (collections?: Schemas['TenantReset']['collections']) => Promise<Schemas['TenantSummary']>;
  /** Feature flag, HR-managed roles, limits; what is absent stays. */
  settings: (change: Schemas['TenantUpdate']) => Promise<Schemas['TenantSettings']>;
  /** Keeps the tenant as it stands under a name, and gives the way back to it. */
  snapshot: (name: string) => Promise<{ restore: () => Promise<Schemas['TenantSummary']> }>;
  revokeApiKey: (name: Role) => Promise<void>;
  /** Removes the tenant; its tokens and API keys open nothing any more. */
  delete: () => Promise<void>;

  /** How work of this kind goes from now on, e.g. `('members', { mode: 'manual' })`; `null` is the default again. */
  jobPlan: (kind: string, plan: BodyOf<'setJobPlan'> | null) => Promise<void>;
  /** Takes a job one step further by hand. */
  advanceJob: (jobId: string, how?: Schemas['Advance']) => Promise<Schemas['Advanced']>;

  /** Gives the tenant a fault, by its name or with how it acts; it stays until it is removed, used up or reset. */
  fault: (fault: string | BodyOf<'createTenantFault'>) => Promise<{ id: string; remove: () => Promise<void> }>;
  /** Takes every fault away. */
  clearFaults: () => Promise<void>;
  /** What the tenant was asked and answered, the newest first, with the verdict of the contract on both sides. */
  journal: (filter?: JournalFilter) => Promise<Schemas['Journal']>;
  /** Empties the journal. */
  clearJournal: () => Promise<void>;
}

/** What signs a caller in. */
export type SignIn = (apiKey: string) => Promise<string>;

const keyOf = { user: 'user', admin: 'admin', 'super-admin': 'superAdmin' } as const;

export function tenantOf(
  { id, apiKeys }: Schemas['CreatedTenant'],
  url: string,
  control: Control,
  signIn: SignIn,
): Tenant {
  const path = { tenant: id };
  const token: Tenant['token'] = async (role = 'admin') => {
    requireOneOf('the role', role, Object.keys(keyOf));
    return signIn(apiKeys[keyOf[role]]);
  };
  return {
    id,
    apiKeys,
    token,
    fetch: async (address, { role, ...init } = {}) => {
      const headers = new Headers(init.headers);
      if (!headers.has('authorization')) headers.set('authorization', `Bearer ${await token(role)}`);
      return fetch(addressBelow(url, address), { ...init, headers });
    },
    ...clockOf(path, control),
    ...worldOf(path, control),
    jobPlan: async (kind, plan) => {
      if (plan === null) await control('clearJobPlan', { path: { ...path, kind } });
      else await control('setJobPlan', { path: { ...path, kind }, body: plan });
    },
    advanceJob: (jobId, body = {}) => control('advanceTenantJob', { path: { ...path, jobId }, body }),
    ...troubleOf(path, control),
  };
}

/** A token goes to the sandbox alone, also where an address is whole, such as a link in an answer. */
function addressBelow(url: string, address: string): string {
  if (address.startsWith('/')) return url + address;
  if (address.startsWith(`${url}/`)) return address;
  throw new TypeError(`fetch takes a path such as "/fields" or an address below ${url}, got ${shown(address)}`);
}

type Path = { tenant: string };

function clockOf(path: Path, control: Control): Pick<Tenant, 'advance' | 'freeze' | 'resume' | 'now'> {
  return {
    advance: (by) => control('advanceClock', { path, body: { by } }),
    freeze: async (at) => {
      if (at === undefined) return control('freezeClock', { path });
      if (!isMoment(at)) {
        throw new TypeError(`freeze takes a Date or a time such as "2026-01-15T09:00:00Z", got ${shown(at)}`);
      }
      const { frozen } = await control('readClock', { path });
      await control('freezeClock', { path });
      try {
        return await control('setClock', { path, body: { now: new Date(at).toISOString() } });
      } catch (error) {
        if (!frozen) await control('resumeClock', { path });
        throw error;
      }
    },
    resume: () => control('resumeClock', { path }),
    now: async () => new Date((await control('readClock', { path })).now),
  };
}

type WorldDoor = Pick<Tenant, 'state' | 'reset' | 'settings' | 'snapshot' | 'revokeApiKey' | 'delete'>;

function worldOf(path: Path, control: Control): WorldDoor {
  return {
    state: () => control('readTenantState', { path }),
    reset: (collections) => control('resetTenant', { path, body: collections ? { collections } : {} }),
    settings: async (body) => (await control('updateTenant', { path, body })).settings,
    snapshot: async (name) => {
      await control('createSnapshot', { path, body: { name } });
      return { restore: () => control('restoreSnapshot', { path: { ...path, name } }) };
    },
    revokeApiKey: async (name) => {
      await control('revokeApiKey', { path: { ...path, name } });
    },
    delete: async () => {
      await control('deleteTenant', { path });
    },
  };
}

function troubleOf(path: Path, control: Control): Pick<Tenant, 'fault' | 'clearFaults' | 'journal' | 'clearJournal'> {
  return {
    fault: async (fault) => {
      const body = typeof fault === 'string' ? { name: fault } : fault;
      const { id } = await control('createTenantFault', { path, body });
      return { id, remove: async () => control('deleteTenantFault', { path: { ...path, faultId: id } }) };
    },
    clearFaults: async () => control('clearTenantFaults', { path }),
    journal: (query = {}) => control('readJournal', { path, query }),
    clearJournal: async () => control('clearJournal', { path }),
  };
}
