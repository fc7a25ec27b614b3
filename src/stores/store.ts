import type { FileStore } from '../files/file-store.ts';
import type { RawChange, RawRow } from './raw-row.ts';

/**
 * The version of a tenant's data. Every transaction of the tenant increments `version`.
 * `epoch` gets a new value when all data of the tenant is replaced.
 */
export interface Head {
  epoch: string;
  version: number;
  /** The version of the tenant's stored data except its rows, for example of API keys and snapshots. */
  catalogVersion: number;
}

/** A stored row of tenant data, with its key and its body as JSON. The body of a deleted row is null. */
export interface StoredRow {
  collection: string;
  key: string;
  body: string | null;
}

/** A reference to an immutable full copy of a tenant's data, for example to a snapshot. */
export interface ImageRef {
  id: string;
  version: number;
}

/**
 * The stored full copies of a tenant's data: the initial data (seed), the snapshots, and the base of the current data.
 * The current data of a tenant consists of its base copy and the rows that have changed since then.
 */
export interface Catalog {
  seed: ImageRef;
  base: ImageRef;
  snapshots: { name: string; takenAt: number; image: ImageRef }[];
  /**
   * The data with which the sandbox checks whether an access token of the tenant is still valid.
   * Missing if an old version of the sandbox created the tenant.
   */
  tokens?: { tenantId: string; revocations: [keyName: string, times: number][] };
}

/** The settings of a tenant that can be read without loading the tenant. */
export interface Listed {
  /** True if the tenant has injected faults, which can also affect requests without a known API key or token. */
  faulty: boolean;
  /** The time when the tenant expires, in milliseconds on the host's clock, or null if the tenant never expires. */
  expiresAt: number | null;
}

export interface ListedTenant extends Listed {
  tenant: string;
  /** The API keys of the tenant, including revoked API keys. */
  keys: string[];
}

/** The list of all tenants. Every change of the list increments its version. */
export interface Registry {
  version: number;
  tenants: ListedTenant[];
}

export interface Stored {
  head: Head;
  catalog: Catalog;
  /** The full copy (JSON lists of rows) on which the current data of a tenant and its changed rows are based. */
  pages: string[];
  rows: StoredRow[];
}

/** Changes of a tenant's snapshots, API keys and other stored data except its rows. */
export interface Structure {
  catalog: Catalog;
  listed: Listed;
  /** The new API keys of the tenant, or null if the API keys stay unchanged. */
  keys: string[] | null;
  /** True if a new full copy of the tenant's data contains all row changes, whose separate storage must be deleted. */
  clear: boolean;
  images: { id: string; pages: string[] }[];
  /** The ids of the snapshots and other full copies to delete, because the tenant no longer refers to them. */
  drop: string[];
}

/**
 * One tenant in a commit: its changes, and the version of the tenant on which they are based.
 * Without `next`, the commit only checks that the tenant still has the expected version.
 */
export interface TenantWrite {
  tenant: string;
  /** The expected version of the tenant, or null if no tenant with this name may exist. */
  expected: Head | null;
  next?: { head: Head; rows: StoredRow[]; structure?: Structure } | 'removed';
}

/**
 * The result of a commit, which writes all of its changes or none.
 * A failed commit returns the current versions of the tenants that other processes have changed.
 */
export type Outcome = { registry: number } & ({ won: true } | { won: false; conflicts: Conflict[] });

/**
 * The current version of a tenant, with the rows that have changed since the expected version.
 * `rows` is empty if all data of the tenant was replaced.
 */
export interface Conflict {
  tenant: string;
  head: Head | null;
  catalog: Catalog | null;
  rows: StoredRow[];
}

/** The number of removed files and their total size in bytes. */
export interface SweptFiles {
  files: number;
  bytes: number;
}

/** The access to a database that a command needs. A read-only database can be opened only for reading. */
export type Need = 'reading' | 'writing';

/**
 * A database of tenants. The methods throw the error `Damaged` if the stored data of a tenant cannot be read.
 * The methods throw the error `Unavailable` if the database fails or does not respond.
 * After the error `Unavailable`, it is unknown whether a commit has succeeded.
 */
export interface Store {
  /** True if several processes can write to the same database. */
  readonly isShared: boolean;
  /** The secret that signs access tokens. All processes with the same database share it. */
  readonly secret: Buffer;
  readonly files: FileStore;
  /** Returns whether the database has never contained a tenant. */
  isNew: () => Promise<boolean>;
  registry: () => Promise<Registry>;
  load: (tenant: string) => Promise<Stored | null>;
  /** Returns a full copy of a tenant's data, such as a snapshot, as JSON lists of rows. Throws if there is none. */
  image: (tenant: string, id: string) => Promise<string[]>;
  /**
   * Commits all changes if every tenant still has its expected version. Otherwise commits nothing.
   * Commits nothing if the list of tenants has a version other than `registry`.
   * `registry` (a version) is null for changes that do not depend on the list of tenants.
   */
  commit: (writes: readonly TenantWrite[], registry: number | null) => Promise<Outcome>;
  /**
   * Removes files to which no document of a tenant or snapshot refers.
   * Files of the last `unusedFor` milliseconds are not removed, because their documents may not be stored yet.
   * Other processes can write to the database while unused files are removed.
   */
  sweep: (unusedFor: number) => Promise<SweptFiles>;
  /**
   * Returns whether this process should remove unused data from the database now.
   * Returns true if no process has removed unused data within the last `every` milliseconds.
   */
  isDueToSweep: (every: number) => Promise<boolean>;
  /** Removes all stored rows of a tenant, including damaged rows. */
  discard: (tenant: string) => Promise<void>;
  /** Yields all stored rows, or only the rows of one tenant, including damaged rows. */
  rawRows: (tenant?: string) => AsyncIterable<RawRow>;
  /**
   * Replaces or removes rows in one transaction. Skips a row that has changed since it was read.
   * After a repair, all processes load the changed tenants again.
   */
  repair: (changes: readonly RawChange[]) => Promise<void>;
  /** Returns the errors in the structure of the database, one sentence for each error. */
  check: () => Promise<string[]>;
  /** Returns the reason why requests cannot be served now, or null if the database is ready. */
  ready: () => Promise<string | null>;
  close: () => Promise<void>;
}
