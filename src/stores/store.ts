import type { FileStore } from '../files/file-store.ts';
import type { RawChange, RawRow } from './raw-row.ts';

/**
 * The version of a tenant's data. Every transaction of the tenant increments the field `version`.
 * The field `epoch` gets a new value when all data of the tenant is replaced.
 */
export interface Head {
  epoch: string;
  version: number;
  /** The version of everything stored for the tenant except its rows, for example of API keys and snapshots. */
  catalogVersion: number;
}

/** A stored row of tenant data, with its key and its body as JSON. The body of a deleted row is null. */
export interface StoredRow {
  collection: string;
  key: string;
  body: string | null;
}

/** A reference to a stored, immutable copy of a tenant's data, for example to a snapshot. */
export interface ImageRef {
  id: string;
  version: number;
}

/**
 * The stored copies of a tenant's data.
 * The current data of the tenant consists of the base copy and the rows that have changed since then.
 */
export interface Catalog {
  seed: ImageRef;
  base: ImageRef;
  snapshots: { name: string; takenAt: number; image: ImageRef }[];
  /**
   * The tenant data that the sandbox needs to check whether an access token is still valid.
   * The token data is missing if an old version of the sandbox created the tenant.
   */
  tokens?: { tenantId: string; revocations: [keyName: string, times: number][] };
}

/** The settings of a tenant that can be read from the list of tenants without loading the tenant. */
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

/** The list of all tenants in the store. Every change of the list increments its version. */
export interface Registry {
  version: number;
  tenants: ListedTenant[];
}

/** The stored data of one tenant. */
export interface Stored {
  head: Head;
  catalog: Catalog;
  /** The rows in the base copy (a stored copy of all data) of the tenant, serialized in pages. */
  pages: string[];
  rows: StoredRow[];
}

/** The changes of a tenant's stored copies, list entry, API keys and token data. */
export interface Structure {
  catalog: Catalog;
  listed: Listed;
  /** The new API keys of the tenant, or null if the API keys stay unchanged. */
  keys: string[] | null;
  /** True if the commit must delete all stored row changes, because a new base copy of the tenant contains them. */
  clear: boolean;
  images: { id: string; pages: string[] }[];
  /** The ids of the stored copies to delete, because the tenant no longer refers to these copies. */
  drop: string[];
}

/**
 * The expected version of a tenant and the new state of the tenant.
 * Without the field `next`, the store only checks the version of the tenant.
 */
export interface TenantWrite {
  tenant: string;
  /** The expected version of the tenant, or null if no tenant with this name may exist. */
  expected: Head | null;
  next?: { head: Head; rows: StoredRow[]; structure?: Structure } | 'removed';
}

/**
 * The result of a commit, which writes either all of its changes or none.
 * A failed commit returns the current versions of the tenants that other processes have changed.
 */
export type Outcome = { registry: number } & ({ won: true } | { won: false; conflicts: Conflict[] });

/**
 * The current version of a tenant, with the rows that have changed since the expected version.
 * The array `rows` is empty if all data of the tenant was replaced.
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

/** The kind of access to a store that the caller needs. A read-only database can be opened only for reading. */
export type Need = 'reading' | 'writing';

/**
 * A store of tenants. The methods throw the error `Damaged` if the stored data of a tenant cannot be read.
 * The methods throw the error `Unavailable` if the store fails or does not respond.
 * After the error `Unavailable`, it is unknown whether a commit has succeeded.
 */
export interface Store {
  /** True if several processes can write to the same store. */
  readonly isShared: boolean;
  /** The secret that signs access tokens, and that all processes with the same store share. */
  readonly secret: Buffer;
  readonly files: FileStore;
  /** Returns whether the store has never contained a tenant. */
  isNew: () => Promise<boolean>;
  registry: () => Promise<Registry>;
  load: (tenant: string) => Promise<Stored | null>;
  /** Returns the pages of a stored copy of a tenant's data. Throws if the stored copy does not exist. */
  image: (tenant: string, id: string) => Promise<string[]>;
  /**
   * Commits all changes if every tenant still has its expected version. Otherwise commits nothing.
   * The parameter `registry` is the version of the tenant list on which the changes are based.
   * If `registry` is null, the changes do not depend on the list of tenants.
   * If the list of tenants now has a version other than `registry`, nothing is committed.
   */
  commit: (writes: readonly TenantWrite[], registry: number | null) => Promise<Outcome>;
  /**
   * Removes files to which no document of a tenant or snapshot refers.
   * Keeps the files of the last `unusedFor` milliseconds, because the document of a new file may not be stored yet.
   * Other processes can write to the store while this method removes files.
   */
  sweep: (unusedFor: number) => Promise<SweptFiles>;
  /**
   * Returns whether this process should remove unused data from the store now.
   * The result is true if no process has removed unused data within the last `every` milliseconds.
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
  /** Returns the reason why the store cannot serve requests now, or null if the store is ready. */
  ready: () => Promise<string | null>;
  close: () => Promise<void>;
}
