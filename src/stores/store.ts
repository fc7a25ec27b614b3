import type { FileStore } from '../files/file-store.ts';
import type { RawChange, RawRow } from './raw-row.ts';

/**
 * The version of a tenant's data. Every transaction increments `version`.
 * The field `epoch` changes when all data of the tenant is replaced.
 */
export interface Head {
  epoch: string;
  version: number;
  /**
   * The version of everything except the tenant's data rows: stored copies, list of tenants, API keys and token data.
   */
  catalogVersion: number;
}

/** A stored row with its key and body as JSON text. The body is null if the row was deleted. */
export interface StoredRow {
  collection: string;
  key: string;
  body: string | null;
}

/** A reference to an image: a stored, immutable copy of a tenant's data (initial data, snapshot or base copy). */
export interface ImageRef {
  id: string;
  version: number;
}

/** The images (stored copies) of a tenant's data. The current data is the base image plus the changed rows. */
export interface Catalog {
  seed: ImageRef;
  base: ImageRef;
  snapshots: { name: string; takenAt: number; image: ImageRef }[];
  /**
   * The data that tokens of the tenant are checked against.
   * The field is absent if an old version of the software created the tenant.
   */
  tokens?: { tenantId: string; revocations: [keyName: string, times: number][] };
}

/**
 * The settings of a tenant that are also stored in the list of tenants. They can be read without loading the tenant.
 */
export interface Listed {
  /** Whether the tenant has injected faults. Faults can also affect requests without a known API key or token. */
  faulty: boolean;
  /** The time when the tenant expires, in milliseconds on the host's clock, or null if the tenant does not expire. */
  expiresAt: number | null;
}

export interface ListedTenant extends Listed {
  tenant: string;
  /** The API keys of the tenant, including revoked ones. */
  keys: string[];
}

/** The list of all tenants. Every change of the list increments its version. */
export interface Registry {
  version: number;
  tenants: ListedTenant[];
}

/** The stored data of one tenant as it is loaded from the store. */
export interface Stored {
  head: Head;
  catalog: Catalog;
  /** The serialized rows of the tenant's base image (a stored copy of the data), divided into pages. */
  pages: string[];
  rows: StoredRow[];
}

/** The changes of everything except the tenant's data rows: stored copies, list of tenants, API keys and token data. */
export interface Structure {
  catalog: Catalog;
  listed: Listed;
  /** The new API keys of the tenant, or null if the API keys stay unchanged. */
  keys: string[] | null;
  /** Whether to delete all stored row changes, because a new base image (copy of all data) contains them. */
  clear: boolean;
  images: { id: string; pages: string[] }[];
  /** The ids of the stored copies to delete because the tenant no longer refers to them. */
  drop: string[];
}

/** The expected version of a tenant and its new state. Without `next` only the version of the tenant is checked. */
export interface TenantWrite {
  tenant: string;
  /** The expected version of the tenant, or null if the tenant must not exist. */
  expected: Head | null;
  next?: { head: Head; rows: StoredRow[]; structure?: Structure } | 'removed';
}

/**
 * The result of a commit. A commit writes either all changes or none.
 * A failed commit returns the current versions of the tenants that other processes changed.
 */
export type Outcome = { registry: number } & ({ won: true } | { won: false; conflicts: Conflict[] });

/**
 * The current version of a tenant, with the rows that changed since the expected version.
 * The list `rows` is empty if all data of the tenant was replaced.
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

/** The access to a store that the caller needs. A read-only database can be opened only for reading. */
export type Need = 'reading' | 'writing';

/**
 * Stores tenants. Methods throw `Damaged` if the stored data of a tenant cannot be read.
 * Methods throw `Unavailable` if the store fails or does not respond.
 * A commit that throws `Unavailable` may or may not have succeeded.
 */
export interface Store {
  /** Whether other processes can write to the same store. */
  readonly isShared: boolean;
  /** The secret that signs access tokens. All processes that use the store share the secret. */
  readonly secret: Buffer;
  readonly files: FileStore;
  /** Returns whether the store never contained a tenant. */
  isNew: () => Promise<boolean>;
  registry: () => Promise<Registry>;
  load: (tenant: string) => Promise<Stored | null>;
  /** Returns the pages of an image (a stored copy of a tenant's data). Throws if the image does not exist. */
  image: (tenant: string, id: string) => Promise<string[]>;
  /**
   * Commits all changes or none. Commits only if every tenant still has its expected version.
   * `registry` is the version of the list of tenants that the units of work read, or null if none read the list.
   * If the list of tenants has another version now, nothing is written.
   */
  commit: (writes: readonly TenantWrite[], registry: number | null) => Promise<Outcome>;
  /**
   * Removes files to which no tenant or snapshot refers.
   * Files uploaded within the last `unusedFor` milliseconds stay, because no document may refer to them yet.
   * Other processes can write to the store while files are removed.
   */
  sweep: (unusedFor: number) => Promise<SweptFiles>;
  /**
   * Returns whether this process should remove unused data now.
   * Returns true if no process has removed unused data within the last `every` milliseconds.
   */
  isDueToSweep: (every: number) => Promise<boolean>;
  /** Removes all stored data of a tenant, both readable and damaged rows. */
  discard: (tenant: string) => Promise<void>;
  /** Yields all stored rows, or only the rows of one tenant, both readable and damaged rows. */
  rawRows: (tenant?: string) => AsyncIterable<RawRow>;
  /**
   * Replaces or removes rows in one transaction. Skips rows that changed since they were read.
   * All processes then reload the affected tenants.
   */
  repair: (changes: readonly RawChange[]) => Promise<void>;
  /** Returns the faults of the database itself, one sentence for each fault. */
  check: () => Promise<string[]>;
  /** Returns the reason why the store cannot serve requests now, or null if the store is ready. */
  ready: () => Promise<string | null>;
  close: () => Promise<void>;
}
