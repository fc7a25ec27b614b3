import type { FileStore } from '../files/file-store.ts';

/** Every transaction increments `version`. `epoch` gets a new value when all data of the tenant is replaced. */
export interface TenantHead {
  epoch: string;
  version: number;
  /** This number increases when the tenant's API keys, snapshots or token data change. */
  catalogVersion: number;
}

/** The body is JSON, or null for a deleted row. */
export interface StoredRow {
  collection: string;
  key: string;
  body: string | null;
}

export interface ImageRef {
  id: string;
  version: number;
}

/** To load a tenant, the sandbox reads the last complete copy (`base`) and applies all later changes of rows. */
export interface Catalog {
  seed: ImageRef;
  base: ImageRef;
  snapshots: { name: string; takenAt: number; image: ImageRef }[];
  /** Invalid access tokens have another tenant id, or an old number of revocations. */
  tokens: { tenantId: string; revocations: [keyName: string, times: number][] };
}

export interface Listed {
  /** Injected faults can also affect requests without a known API key or access token. */
  faulty: boolean;
  /** The time when the tenant expires, in milliseconds on the host's clock. Null means never. */
  expiresAt: number | null;
}

export interface ListedTenant extends Listed {
  tenant: string;
  keys: string[];
}

export interface Registry {
  version: number;
  tenants: ListedTenant[];
}

export interface StoredTenant {
  head: TenantHead;
  catalog: Catalog;
  pages: string[];
  rows: StoredRow[];
}

export interface Structure {
  catalog: Catalog;
  listed: Listed;
  keys: string[] | null;
  /** True if the commit must delete the tenant's stored rows, because a complete copy of the data replaces them. */
  clear: boolean;
  images: { id: string; pages: string[] }[];
  drop: string[];
}

/** If `next` is missing, the commit only checks the version of the tenant. */
export interface TenantWrite {
  tenant: string;
  /** The expected version of the tenant. The value null means that the tenant must be new. */
  expected: TenantHead | null;
  next?: { head: TenantHead; rows: StoredRow[]; structure?: Structure } | 'removed';
}

/** A commit writes all of its changes, or none if another process has changed a tenant. */
export type CommitResult = { registry: number } & ({ won: true } | { won: false; conflicts: Conflict[] });

/** If all data was replaced, `rows` is empty, because the caller must load the whole tenant again. */
export interface Conflict {
  tenant: string;
  head: TenantHead | null;
  catalog: Catalog | null;
  rows: StoredRow[];
}

export interface SweptFiles {
  files: number;
  bytes: number;
}

/** How a command uses a database. The value `reading` allows a read-only database. */
export type NeededVersion = 'reading' | 'writing';

/** Throws `Damaged` for unreadable data. After `Unavailable`, it is unknown whether a commit has succeeded. */
export interface Store {
  readonly isShared: boolean;
  /** The key that signs access tokens. All processes that use the database share the key. */
  readonly secret: Buffer;
  readonly files: FileStore;
  isNew: () => Promise<boolean>;
  registry: () => Promise<Registry>;
  load: (tenant: string) => Promise<StoredTenant | null>;
  image: (tenant: string, id: string) => Promise<string[]>;
  /** With null as `registry`, the commit does not check the version of the tenant list. */
  commit: (writes: readonly TenantWrite[], registry: number | null) => Promise<CommitResult>;
  /** Keeps files that are less than `unusedFor` milliseconds old: an upload stores the document after the file. */
  sweep: (unusedFor: number) => Promise<SweptFiles>;
  /** True if the last removal of unused data started more than `every` milliseconds ago. */
  isDueToSweep: (every: number) => Promise<boolean>;
  discard: (tenant: string) => Promise<void>;
  ready: () => Promise<string | null>;
  close: () => Promise<void>;
}
