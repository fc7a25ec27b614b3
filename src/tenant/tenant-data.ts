import type { Change } from './collection.ts';
import { type CollectionName, type Collections, emptyCollections } from './collections.ts';
import type { KeyPart } from './compare.ts';

/**
 * The changes of one transaction.
 * `version` is the version number of the tenant's data after the changes.
 */
export interface ChangeSet {
  version: number;
  changes: { collection: CollectionName; rows: Change[] }[];
}

/** The current state of a row. `row` is null if the row was deleted. */
export interface RowState {
  collection: CollectionName;
  key: KeyPart;
  row: object | null;
}

/**
 * Observes the transactions on a tenant's data, for example to store the changes in a database.
 * The sandbox calls `begins` before a transaction, and `changed` after the transaction.
 * If `begins` throws an error, the transaction does not run.
 */
export interface TransactionObserver {
  begins: (tenantData: TenantData) => void;
  changed: (tenantData: TenantData, changeSet: ChangeSet) => void;
}

interface Writable {
  put(row: object): void;
  delete(key: KeyPart): void;
  commit(): unknown;
}

interface Forked {
  isSameAs(fork: unknown): boolean;
  adopt(fork: unknown): void;
}

type Entry = [CollectionName, Collections[CollectionName]];

/** The data of one tenant in memory, which changes only in transactions. */
export class TenantData {
  readonly tenant: string;
  readonly #collections: Collections;
  readonly #entries: Entry[];
  /** The collections that the current transaction has changed, in the order of their first changes. */
  #changed: Entry[] = [];
  #version: number;
  #state: object = {};
  #observer: TransactionObserver | undefined;

  constructor(tenant: string, collections = emptyCollections(), version = 0) {
    this.tenant = tenant;
    this.#collections = collections;
    this.#entries = Object.entries(collections) as Entry[];
    for (const entry of this.#entries) {
      entry[1].whenFirstChanged(() => {
        this.#changed.push(entry);
        this.#state = {};
      });
    }
    this.#version = version;
  }

  /** The collections of the tenant's data by name. Code outside of `transact` must not change the collections. */
  get rows(): Collections {
    return this.#collections;
  }

  get version(): number {
    return this.#version;
  }

  /** Returns an object that caches can use as a key. Every change of the tenant's data creates a new object. */
  get state(): object {
    return this.#state;
  }

  /**
   * Runs a function as one transaction on the tenant's data.
   * If the function `work` throws an error, undoes all changes that `work` has made.
   * The returned `changeSet` is null if the transaction has changed nothing.
   */
  transact<T>(work: () => T): { value: T; changeSet: ChangeSet | null } {
    this.#observer?.begins(this);
    try {
      const value = work();
      return { value, changeSet: this.#commit() };
    } catch (error) {
      for (const [, collection] of this.#endChanges()) collection.rollback();
      throw error;
    }
  }

  /** Sets the observer of all later transactions on the tenant's data. */
  observedBy(observer: TransactionObserver): this {
    this.#observer = observer;
    return this;
  }

  /** Undoes the last completed transaction on the tenant's data. */
  undo({ version, changes }: ChangeSet): void {
    const before = changes.flatMap(({ collection, rows }) =>
      rows.map(({ key, before }) => ({ collection, key, row: before as object | null })),
    );
    this.apply(before.reverse(), version - 1);
  }

  /** Adds, replaces or deletes the given rows, and sets the version of the tenant's data. */
  apply(rows: readonly RowState[], version: number): void {
    for (const { collection, key, row } of rows) {
      const into: Writable = this.#collections[collection];
      if (row) into.put(row);
      else into.delete(key);
    }
    for (const [, collection] of this.#endChanges()) collection.commit();
    this.#version = version;
  }

  /** Copies a tenant's data for another tenant. Both tenants share the rows in memory until a row changes. */
  fork(tenant: string): TenantData {
    const collections = Object.fromEntries(this.#entries.map(([name, collection]) => [name, collection.fork()]));
    return new TenantData(tenant, collections as Collections, this.#version);
  }

  /**
   * Returns a new `World`: the collections in `names` are copies from `other`, and all others are copies from `this`.
   */
  forkWith(other: TenantData, names: readonly CollectionName[]): TenantData {
    const theirs = Object.fromEntries(names.map((name) => [name, other.rows[name].fork()]));
    return new TenantData(this.tenant, { ...this.fork(this.tenant).rows, ...theirs }, this.#version);
  }

  /** Returns true if the named collections have not changed since the copy `fork` was created. */
  hasRowsOf(fork: TenantData, names: readonly CollectionName[]): boolean {
    return names.every((name) => {
      const rows: Forked = this.#collections[name];
      return rows.isSameAs(fork.rows[name]);
    });
  }

  /**
   * Applies the changes that were made in `fork`, a copy of the tenant's data, to the original data.
   * Each collection may have changed in the copy `fork` or in the original data, but not in both.
   */
  adopt(fork: TenantData): void {
    for (const [name, collection] of fork.#endChanges()) {
      const rows: Forked = this.#collections[name];
      rows.adopt(collection);
    }
  }

  /** Returns a new id for an object in a collection: a string of digits, never reused (design decision D-07). */
  nextId(name: CollectionName): string {
    const { sequences } = this.#collections;
    const next = sequences.get(name)?.next ?? 1;
    sequences.put({ name, next: next + 1 });
    return String(next);
  }

  #commit(): ChangeSet | null {
    if (this.#changed.length === 0) return null;
    const changes = this.#endChanges().map(([name, collection]) => ({ collection: name, rows: collection.commit() }));
    this.#version += 1;
    const changeSet = { version: this.#version, changes };
    this.#observer?.changed(this, changeSet);
    return changeSet;
  }

  #endChanges(): Entry[] {
    const changed = this.#changed;
    this.#changed = [];
    return changed;
  }
}
