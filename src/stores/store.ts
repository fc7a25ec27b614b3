import type { FileStore } from '../files/file-store.ts';
import type { RawChange, RawRow } from './raw-row.ts';

/** Where a tenant stands: another epoch is another world, a higher version the same world further on. */
export interface Head {
  epoch: string;
  version: number;
  /** Counts the changes of what stands beside the world: seed and snapshots. */
  shelf: number;
}

/** A row as JSON text under the JSON text of its key; the body is null where the row was deleted. */
export interface StoredRow {
  collection: string;
  key: string;
  body: string | null;
}

/** A world that never changes, kept in pages: a seed, a snapshot, or what the living world goes out from. */
export interface ImageRef {
  id: string;
  version: number;
}

/** What a tenant has beside its rows. The living world is the base with the rows over it. */
export interface Shelf {
  seed: ImageRef;
  base: ImageRef;
  snapshots: { name: string; takenAt: number; image: ImageRef }[];
  /** What its tokens are bound to; absent where a kit before tokens were bound created the tenant. */
  tokens?: { tenantId: string; revocations: [keyName: string, times: number][] };
}

/** What the list of tenants tells of the world of one of them. */
export interface Listed {
  /** Whether it has faults, which strangers may meet. */
  faulty: boolean;
  /** The host's time at which it is gone, in milliseconds. */
  expiresAt: number | null;
}

export interface ListedTenant extends Listed {
  tenant: string;
  /** Its API keys, revoked ones too. */
  keys: string[];
}

/** All tenants; the version counts the changes of this list. */
export interface Registry {
  version: number;
  tenants: ListedTenant[];
}

/** A tenant as it is kept. */
export interface Stored {
  head: Head;
  shelf: Shelf;
  /** The pages of the base. */
  pages: string[];
  rows: StoredRow[];
}

/** What goes beyond rows: another base, other images, another entry in the list. */
export interface Structure {
  shelf: Shelf;
  listed: Listed;
  /** All its API keys, where they are other ones than before. */
  keys: string[] | null;
  /** Whether the rows over the base begin anew. */
  clear: boolean;
  images: { id: string; pages: string[] }[];
  /** Images that nothing refers to any more. */
  drop: string[];
}

/** How a tenant was seen and what it becomes. Without `next` it was only looked at. */
export interface Touch {
  tenant: string;
  /** Null where there was no such tenant. */
  saw: Head | null;
  next?: { head: Head; rows: StoredRow[]; structure?: Structure } | 'removed';
}

/** What came of a commit: all of it is kept, or nothing, and how the tenants are that were seen otherwise. */
export type Outcome = { registry: number } & ({ won: true } | { won: false; news: News[] });

/** How a tenant stands: with the rows that changed since it was seen, where it is the same world still. */
export interface News {
  tenant: string;
  head: Head | null;
  shelf: Shelf | null;
  rows: StoredRow[];
}

/** How many files a sweep removed, and how many bytes they had. */
export interface SweptFiles {
  files: number;
  bytes: number;
}

/** What a store is opened for: one that takes no changes can be read all the same. */
export type Need = 'reading' | 'writing';

/**
 * Where tenants are kept. What fails because the stored data of a tenant is damaged is thrown as `Damaged`. Whatever fails because the store does not answer or refuses is thrown as `Unavailable`; then it is
 * unknown whether a commit was kept.
 */
export interface Store {
  /** Whether other processes write to it as well. */
  readonly isShared: boolean;
  /** What tokens are signed with; the same for every process. */
  readonly secret: Buffer;
  readonly files: FileStore;
  /** Whether it never had a tenant. */
  isNew: () => Promise<boolean>;
  registry: () => Promise<Registry>;
  load: (tenant: string) => Promise<Stored | null>;
  /** The pages of an image. Throws when there is none. */
  image: (tenant: string, id: string) => Promise<string[]>;
  /**
   * Keeps all or nothing, and only if every tenant stands as it was seen. `registry` is the version of the list of tenants
   * that the units read, null where they read none; where the list has another version now, nothing is kept either.
   */
  commit: (touches: readonly Touch[], registry: number | null) => Promise<Outcome>;
  /**
   * Removes the bytes of files that no world, seed or snapshot names and that nobody brought for so many milliseconds: what
   * has just come is not named yet. Safe while other processes write.
   */
  sweep: (unusedFor: number) => Promise<SweptFiles>;
  /** Whether it falls to this process to sweep now, because nobody did for so many milliseconds. */
  isDueToSweep: (every: number) => Promise<boolean>;
  /** Removes everything that is stored of a tenant, whether or not it can be read. */
  discard: (tenant: string) => Promise<void>;
  /** Every row as it is stored, or those of one tenant, whether or not they can be read. */
  rawRows: (tenant?: string) => AsyncIterable<RawRow>;
  /**
   * Replaces or removes rows in one transaction. A row whose content changed since it was read stays as it is. Every process
   * reads the tenants concerned anew.
   */
  repair: (changes: readonly RawChange[]) => Promise<void>;
  /** What is wrong with the store itself, in sentences. */
  check: () => Promise<string[]>;
  /** Why it could not serve now; null where it can. */
  ready: () => Promise<string | null>;
  close: () => Promise<void>;
}
