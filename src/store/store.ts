import type { FileStore } from '../files/file-store.ts';

/**
 * `epoch` and `version` identify a state of a tenant's data. Every transaction increments `version`.
 * The property `epoch` gets a new value when all data of the tenant is replaced.
 */
export interface Head {
  epoch: string;
  version: number;
  /** This number increases when the tenant's API keys, snapshots or token data change. */
  catalogVersion: number;
}

/** A stored row of tenant data, with its key and its body as JSON. For a deleted row, the body is null. */
export interface StoredRow {
  collection: string;
  key: string;
  body: string | null;
}

/** A reference to an immutable copy of a tenant's data, such as a snapshot. */
export interface ImageRef {
  id: string;
  version: number;
}

/**
 * The ids of the stored copies of a tenant's data: initial data (seed), snapshots, and the last complete copy.
 * To load a tenant, the sandbox reads the last complete copy and applies all later changes of rows.
 */
export interface Catalog {
  seed: ImageRef;
  base: ImageRef;
  snapshots: { name: string; takenAt: number; image: ImageRef }[];
  /**
   * The random id of the tenant, and the number of revocations of each API key.
   * An access token is invalid if it contains another tenant id, or an old number of revocations of its API key.
   * The property `tokens` is missing from data of old sandbox versions.
   */
  tokens?: { tenantId: string; revocations: [keyName: string, times: number][] };
}

/** Settings of a tenant that the sandbox reads from the tenant list, without loading the tenant. */
export interface Listed {
  /**
   * True if faults are injected into requests of the tenant.
   * Injected faults can also affect requests without a known API key or access token.
   */
  faulty: boolean;
  /** The time when the tenant expires, in milliseconds on the host's clock. Null means never. */
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
  /** The last complete copy of the tenant's data, as JSON lists of rows. */
  pages: string[];
  /** The rows that are newer than the last complete copy of the tenant's data. */
  rows: StoredRow[];
}

/** Changes to a tenant apart from its rows, such as new API keys or snapshots. */
export interface Structure {
  catalog: Catalog;
  listed: Listed;
  /** The new API keys of the tenant. The value null leaves the API keys unchanged. */
  keys: string[] | null;
  /** True if the commit must delete the tenant's stored rows, because a complete copy of the data replaces them. */
  clear: boolean;
  images: { id: string; pages: string[] }[];
  /** The ids of the stored copies that the commit must delete, for example the copy of a deleted snapshot. */
  drop: string[];
}

/**
 * The changes of one tenant in a commit, and the version that the tenant must have before the commit.
 * If `next` is missing, the commit changes nothing and only checks the version of the tenant.
 */
export interface TenantWrite {
  tenant: string;
  /** The expected version of the tenant. The value null means that the tenant must be new. */
  expected: Head | null;
  next?: { head: Head; rows: StoredRow[]; structure?: Structure } | 'removed';
}

/**
 * The result of a commit. A commit writes all of its changes or none.
 * If another process has changed a tenant, the commit fails. `conflicts` contains the new version of the tenant.
 */
export type CommitResult = { registry: number } & ({ won: true } | { won: false; conflicts: Conflict[] });

/**
 * A tenant that another process has changed. The list `rows` contains the changed rows.
 * If all data of the tenant was replaced, `rows` is empty, because the caller must load the whole tenant again.
 */
export interface Conflict {
  tenant: string;
  head: Head | null;
  catalog: Catalog | null;
  rows: StoredRow[];
}

export interface SweptFiles {
  files: number;
  bytes: number;
}

/** How a command uses a database. The value `reading` allows a read-only database. */
export type Need = 'reading' | 'writing';

/**
 * A database of tenants. The methods throw the error `Damaged` if the stored data of a tenant cannot be read.
 * The methods throw the error `Unavailable` if the database fails or does not respond.
 * After the error `Unavailable`, it is unknown whether a commit has succeeded.
 */
export interface Store {
  /** True if several processes can write to the same database. */
  readonly isShared: boolean;
  /** The key that signs access tokens. All processes that use the database share the key. */
  readonly secret: Buffer;
  readonly files: FileStore;
  isNew: () => Promise<boolean>;
  registry: () => Promise<Registry>;
  load: (tenant: string) => Promise<Stored | null>;
  /**
   * Returns a stored copy of a tenant's data, such as a snapshot, as JSON lists of rows.
   * Throws the error `Damaged` if the tenant has no stored copy with the given id.
   */
  image: (tenant: string, id: string) => Promise<string[]>;
  /**
   * Commits all changes, or nothing if another process has already changed one of the tenants.
   * Changes nothing if the tenant list in the database has a different version than `registry`.
   * If the caller passes null as `registry`, the commit does not check the version of the tenant list.
   */
  commit: (writes: readonly TenantWrite[], registry: number | null) => Promise<CommitResult>;
  /**
   * Removes files that no tenant and no snapshot uses.
   * Keeps files that are less than `unusedFor` milliseconds old, because an upload stores the document after the file.
   * The removal of unused files does not block other processes that write to the database.
   */
  sweep: (unusedFor: number) => Promise<SweptFiles>;
  /**
   * Returns whether this process should remove unused data from the database now.
   * Returns true if the last removal of unused data started more than `every` milliseconds ago.
   */
  isDueToSweep: (every: number) => Promise<boolean>;
  /** Removes all stored rows of a tenant, including damaged rows. */
  discard: (tenant: string) => Promise<void>;
  /** Returns the reason why requests cannot be served now, or null if the database is ready. */
  ready: () => Promise<string | null>;
  close: () => Promise<void>;
}
