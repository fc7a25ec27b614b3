import type { RowChange } from './collection.ts';
import { type CollectionName, type Collections, emptyCollections } from './collections.ts';
import type { KeyPart } from './compare.ts';

export interface ChangeSet {
  version: number;
  changes: { collection: CollectionName; rows: RowChange[] }[];
}

export interface RowState {
  collection: CollectionName;
  key: KeyPart;
  row: object | null;
}

/** If `begins` throws an error, the transaction does not run. */
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
  adopt(fork: unknown): void;
}

type Entry = [CollectionName, Collections[CollectionName]];

/** The data of one tenant in memory, which changes only in transactions. */
export class TenantData {
  readonly tenant: string;
  readonly #collections: Collections;
  readonly #entries: Entry[];
  /** In the order of their first changes. */
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

  /** Code outside of `transact` must not change the collections. */
  get rows(): Collections {
    return this.#collections;
  }

  get version(): number {
    return this.#version;
  }

  /** A key for caches. Every change of the tenant's data creates a new object. */
  get state(): object {
    return this.#state;
  }

  /** Undoes all changes if `work` throws an error. `changeSet` is null if nothing has changed. */
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

  observedBy(observer: TransactionObserver): this {
    this.#observer = observer;
    return this;
  }

  undo({ version, changes }: ChangeSet): void {
    const before = changes.flatMap(({ collection, rows }) =>
      rows.map(({ key, before }) => ({ collection, key, row: before as object | null })),
    );
    this.apply(before.reverse(), version - 1);
  }

  apply(rows: readonly RowState[], version: number): void {
    for (const { collection, key, row } of rows) {
      const into: Writable = this.#collections[collection];
      if (row) into.put(row);
      else into.delete(key);
    }
    for (const [, collection] of this.#endChanges()) collection.commit();
    this.#version = version;
  }

  /** Both tenants share the rows in memory until a row changes. */
  fork(tenant: string): TenantData {
    const collections = Object.fromEntries(this.#entries.map(([name, collection]) => [name, collection.fork()]));
    return new TenantData(tenant, collections as Collections, this.#version);
  }

  /** The collections in `names` are copies from `other`, and all others are copies from `this`. */
  forkWith(other: TenantData, names: readonly CollectionName[]): TenantData {
    const theirs = Object.fromEntries(names.map((name) => [name, other.rows[name].fork()]));
    return new TenantData(this.tenant, { ...this.fork(this.tenant).rows, ...theirs }, this.#version);
  }

  /** Each collection may have changed in the copy `fork` or in the original data, but not in both. */
  adopt(fork: TenantData): void {
    for (const [name, collection] of fork.#endChanges()) {
      const rows: Forked = this.#collections[name];
      rows.adopt(collection);
    }
  }

  /** A string of digits, never reused (design decision D-07). */
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
