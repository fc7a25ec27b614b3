import type { components } from '../contract/generated/sandbox.ts';
import type { BodyOf } from '../contract/operation.ts';
import { shown } from '../contract/shown.ts';
import type { ControlCall, ControlInput, FaultName, InjectedFault, JobPlanKind } from './control.ts';
import { isTimeOption, requireOneOf } from './options.ts';

type Schemas = components['schemas'];

export type Role = Schemas['Role'];

/** A number of milliseconds, or a text such as `150ms`, `5s`, `10m`, `2h`, `30d` or `PT10M`. */
export type Duration = Schemas['ClockAdvance']['by'];

/** Filter for stored requests, such as `{ operation: 'createDepartment', status: '4xx', verdict: 'broken' }`. */
export type JournalFilter = NonNullable<ControlInput<'readJournal'>['query']>;

/**
 * An isolated tenant with its own data, API keys, simulated clock and injected errors.
 * All methods throw a `SandboxError` if the sandbox refuses the request.
 */
export interface Tenant {
  readonly id: string;
  readonly apiKeys: Schemas['CreatedTenant']['apiKeys'];
  /**
   * Requests an access token for the admin API and the documents API. The default role is `admin`.
   * The access token is valid for 900 s on the tenant's simulated clock.
   */
  token: (role?: Role) => Promise<string>;
  /**
   * Calls `fetch` with a path or a URL of the sandbox.
   * Adds a new access token to the request, unless the caller sets the header `Authorization`.
   */
  fetch: (path: string, init?: RequestInit & { role?: Role }) => Promise<Response>;

  /** Moves the simulated clock forward, and returns the status changes that become due. */
  advance: (by: Duration) => Promise<Schemas['MovedClock']>;
  /** Freezes the simulated clock, either immediately or at a given future time. */
  freeze: (at?: string | Date) => Promise<Schemas['Clock']>;
  /** Lets a frozen clock run again, starting at its current time. */
  resume: () => Promise<Schemas['Clock']>;
  now: () => Promise<Date>;

  /** Returns all data of the tenant except its API keys, with one array for each collection. */
  state: () => Promise<Schemas['TenantState']>;
  /** Restores the initial data of the tenant, or of the given collections only. */
  reset: (collections?: Schemas['TenantReset']['collections']) => Promise<Schemas['TenantSummary']>;
  /** Changes settings of the tenant, such as limits and feature flags. Omitted settings stay unchanged. */
  settings: (change: Schemas['TenantUpdate']) => Promise<Schemas['TenantSettings']>;
  /** Saves the data of the tenant under the given name. Returns a function `restore` that restores the saved data. */
  snapshot: (name: string) => Promise<{ restore: () => Promise<Schemas['TenantSummary']> }>;
  revokeApiKey: (name: Role) => Promise<void>;
  /** Deletes the tenant and invalidates its tokens and API keys. */
  delete: () => Promise<void>;

  /**
   * Configures when and how asynchronous jobs of one kind end, as in `jobPlan('members', { mode: 'manual' })`.
   * If `plan` is `null`, restores the default configuration for jobs of the given kind.
   */
  jobPlan: (kind: JobPlanKind, plan: BodyOf<'setJobPlan'> | null) => Promise<void>;
  /** Applies the next status change of a job at once, without moving the simulated clock. */
  advanceJob: (jobId: string, how?: Schemas['Advance']) => Promise<Schemas['Advanced']>;

  /**
   * Injects an error into responses, to test how a client handles the error.
   * An injected error stays active until it is removed or the tenant is reset.
   * The caller can limit how often an injected error occurs.
   */
  fault: (fault: FaultName | InjectedFault) => Promise<{ id: string; remove: () => Promise<void> }>;
  /** Removes all injected errors of the tenant. */
  clearFaults: () => Promise<void>;
  /**
   * Returns the stored requests and responses of the tenant, newest first.
   * Each stored entry shows whether the request and the response conform to the API contract.
   */
  journal: (filter?: JournalFilter) => Promise<Schemas['Journal']>;
  /** Deletes the stored requests and responses of the tenant. */
  clearJournal: () => Promise<void>;
}

/** Exchanges an API key for an access token. */
export type SignIn = (apiKey: string) => Promise<string>;

const keyOf = { user: 'user', admin: 'admin', 'super-admin': 'superAdmin' } as const;

export function tenantOf(
  { id, apiKeys }: Schemas['CreatedTenant'],
  url: string,
  control: ControlCall,
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

/** Throws for a URL of another server, so that the library never sends an access token to another server. */
function addressBelow(url: string, address: string): string {
  if (address.startsWith('/')) return url + address;
  if (address.startsWith(`${url}/`)) return address;
  throw new TypeError(`fetch takes a path such as "/fields" or an address below ${url}, got ${shown(address)}`);
}

type Path = { tenant: string };

function clockOf(path: Path, control: ControlCall): Pick<Tenant, 'advance' | 'freeze' | 'resume' | 'now'> {
  return {
    advance: (by) => control('advanceClock', { path, body: { by } }),
    freeze: async (at) => {
      if (at === undefined) return control('freezeClock', { path });
      if (!isTimeOption(at)) {
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

function worldOf(path: Path, control: ControlCall): WorldDoor {
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

function troubleOf(
  path: Path,
  control: ControlCall,
): Pick<Tenant, 'fault' | 'clearFaults' | 'journal' | 'clearJournal'> {
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
