import type { FileStore } from '../files/file-store.ts';
import type { RawChange, RawRow } from './raw-row.ts';

/** The version of a tenant. The epoch changes when all its data is replaced, the version with every transaction. */
export interface Head {
  epoch: string;
  version: number;
  /** Counts the changes of images, list entry, API keys and token binding. */
  shelf: number;
}

/** A row with its key and body as JSON text. The body is null if the row was deleted. */
export interface StoredRow {
  collection: string;
  key: string;
  body: string | null;
}

/** A reference to an image: a stored, immutable copy of a tenant's data (seed, snapshot or base). */
export interface ImageRef {
  id: string;
  version: number;
}

/** The images of a tenant. The current data is the base image plus the changed rows. */
export interface Shelf {
  seed: ImageRef;
  base: ImageRef;
  snapshots: { name: string; takenAt: number; image: ImageRef }[];
  /** The token binding of the tenant. Absent if a version without token bindings created the tenant. */
  tokens?: { tenantId: string; revocations: [keyName: string, times: number][] };
}

/** The settings of a tenant that the list of tenants repeats, so that they can be read without loading the tenant. */
export interface Listed {
  /** Whether the tenant has injected faults. They can also affect requests without a known credential. */
  faulty: boolean;
  /** The expiry time of the tenant on the host's clock in milliseconds, or null. */
  expiresAt: number | null;
}

export interface ListedTenant extends Listed {
  tenant: string;
  /** The API keys of the tenant, including revoked ones. */
  keys: string[];
}

/** All tenants. Every change of this list increments its version. */
export interface Registry {
  version: number;
  tenants: ListedTenant[];
}

/** The stored data of one tenant. */
export interface Stored {
  head: Head;
  shelf: Shelf;
  /** The pages of the base image. */
  pages: string[];
  rows: StoredRow[];
}

/** Changes of a tenant beside its rows: images, list entry, API keys and token binding. */
export interface Structure {
  shelf: Shelf;
  listed: Listed;
  /** The new API keys of the tenant, or null if they stay unchanged. */
  keys: string[] | null;
  /** Whether to delete all stored changes to the base image, because the base image is new. */
  clear: boolean;
  images: { id: string; pages: string[] }[];
  /** The ids of images that are no longer referenced. */
  drop: string[];
}

/** The expected version of a tenant and its new state. Without `next` the version is only checked. */
export interface Touch {
  tenant: string;
  /** The expected version of the tenant, or null if it must not exist. */
  saw: Head | null;
  next?: { head: Head; rows: StoredRow[]; structure?: Structure } | 'removed';
}

/**
 * The result of a commit: everything or nothing was written.
 * A failed commit returns the current versions of the tenants that other processes changed.
 */
export type Outcome = { registry: number } & ({ won: true } | { won: false; news: News[] });

/**
 * The current version of a tenant, with the rows that changed since the expected version.
 * `rows` is empty if the epoch of the tenant changed.
 */
export interface News {
  tenant: string;
  head: Head | null;
  shelf: Shelf | null;
  rows: StoredRow[];
}

/** The number of removed files and their total size. */
export interface SweptFiles {
  files: number;
  bytes: number;
}

/** The access that the caller needs. A read-only database can be opened for reading. */
export type Need = 'reading' | 'writing';

/**
 * Stores tenants. Methods throw `Damaged` if the stored data of a tenant cannot be read.
 * Methods throw `Unavailable` if the store fails or does not respond. A commit may or may not have succeeded then.
 */
export interface Store {
  /** Whether other processes can write to the same store. */
  readonly isShared: boolean;
  /** The secret that signs tokens. All processes of a store share it. */
  readonly secret: Buffer;
  readonly files: FileStore;
  /** Whether the store never contained a tenant. */
  isNew: () => Promise<boolean>;
  registry: () => Promise<Registry>;
  load: (tenant: string) => Promise<Stored | null>;
  /** Returns the pages of an image. Throws if the image does not exist. */
  image: (tenant: string, id: string) => Promise<string[]>;
  /**
   * Commits all changes or none. Commits only if every tenant still has its expected version.
   * `registry` is the version of the list of tenants that the units of work read, or null if they did not read it.
   * If the list has another version now, nothing is written.
   */
  commit: (touches: readonly Touch[], registry: number | null) => Promise<Outcome>;
  /**
   * Removes files without references in any tenant, seed or snapshot.
   * Files that were uploaded within `unusedFor` milliseconds stay, because no row may refer to them yet.
   * Other processes can write to the store during the sweep.
   */
  sweep: (unusedFor: number) => Promise<SweptFiles>;
  /** Whether this process should sweep now, because no process did within `every` milliseconds. */
  isDueToSweep: (every: number) => Promise<boolean>;
  /** Removes all stored data of a tenant, readable or damaged. */
  discard: (tenant: string) => Promise<void>;
  /** Yields all raw rows, or only the rows of one tenant, readable or damaged. */
  rawRows: (tenant?: string) => AsyncIterable<RawRow>;
  /**
   * Replaces or removes rows in one transaction. Rows that changed since they were read stay unchanged.
   * All processes then reload the affected tenants.
   */
  repair: (changes: readonly RawChange[]) => Promise<void>;
  /** Returns faults of the store itself, one sentence each. */
  check: () => Promise<string[]>;
  /** Returns why the store cannot serve requests now, or null if it can. */
  ready: () => Promise<string | null>;
  close: () => Promise<void>;
}
