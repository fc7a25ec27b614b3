import type { Change } from './collection.ts';
import { type CollectionName, type Collections, emptyCollections } from './collections.ts';
import type { KeyPart } from './compare.ts';

/** What one transaction changed, applied whole or not at all. `version` is the world's after it. */
export interface ChangeSet {
  version: number;
  changes: { collection: CollectionName; rows: Change[] }[];
}

/** A row as it is now; null where there is none any more. */
export interface RowState {
  collection: CollectionName;
  key: KeyPart;
  row: object | null;
}

/** Whoever keeps a world beyond the process. It may refuse a transaction and is told of every change. */
export interface Keeper {
  begins: (world: World) => void;
  changed: (world: World, changeSet: ChangeSet) => void;
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

/** One tenant's data: collections that change only in transactions. */
export class World {
  readonly tenant: string;
  readonly #collections: Collections;
  readonly #entries: Entry[];
  /** The collections that the transaction has changed, in the order of their first changes. */
  #changed: Entry[] = [];
  #version: number;
  #keeper: Keeper | undefined;

  constructor(tenant: string, collections = emptyCollections(), version = 0) {
    this.tenant = tenant;
    this.#collections = collections;
    this.#entries = Object.entries(collections) as Entry[];
    for (const entry of this.#entries) entry[1].whenFirstChanged(() => this.#changed.push(entry));
    this.#version = version;
  }

  /** The collections by name; they are written inside `transact` only. */
  get rows(): Collections {
    return this.#collections;
  }

  get version(): number {
    return this.#version;
  }

  /** Runs the work as one transaction: what it throws undoes all that it wrote. Null when nothing was written. */
  transact<T>(work: () => T): { value: T; changeSet: ChangeSet | null } {
    this.#keeper?.begins(this);
    try {
      const value = work();
      return { value, changeSet: this.#commit() };
    } catch (error) {
      for (const [, collection] of this.#endChanges()) collection.rollback();
      throw error;
    }
  }

  /** From now on the keeper is asked before each transaction and told what it changed. */
  keptBy(keeper: Keeper): this {
    this.#keeper = keeper;
    return this;
  }

  /** Takes back a transaction; none may have come after it. */
  undo({ version, changes }: ChangeSet): void {
    const before = changes.flatMap(({ collection, rows }) =>
      rows.map(({ key, before }) => ({ collection, key, row: before as object | null })),
    );
    this.apply(before.reverse(), version - 1);
  }

  /** Takes over rows that were changed elsewhere, up to a version. */
  apply(rows: readonly RowState[], version: number): void {
    for (const { collection, key, row } of rows) {
      const into: Writable = this.#collections[collection];
      if (row) into.put(row);
      else into.delete(key);
    }
    for (const [, collection] of this.#endChanges()) collection.commit();
    this.#version = version;
  }

  /** A world of its own for another tenant that begins with the same rows. */
  fork(tenant: string): World {
    const collections = Object.fromEntries(this.#entries.map(([name, collection]) => [name, collection.fork()]));
    return new World(tenant, collections as Collections, this.#version);
  }

  /** As `fork`, but the named collections begin with the rows that another world has. */
  forkWith(other: World, names: readonly CollectionName[]): World {
    const theirs = Object.fromEntries(names.map((name) => [name, other.rows[name].fork()]));
    return new World(this.tenant, { ...this.fork(this.tenant).rows, ...theirs }, this.#version);
  }

  /** Whether the named collections have the same rows as those of a fork; every write makes them differ. */
  hasRowsOf(fork: World, names: readonly CollectionName[]): boolean {
    return names.every((name) => {
      const rows: Forked = this.#collections[name];
      return rows.isSameAs(fork.rows[name]);
    });
  }

  /** Takes over what was written to a fork since it was made. Nothing else may have changed these collections. */
  adopt(fork: World): void {
    for (const [name, collection] of fork.#endChanges()) {
      const rows: Forked = this.#collections[name];
      rows.adopt(collection);
    }
  }

  /** The next id of a numbering: a string of digits, never given twice (D-07). */
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
    this.#keeper?.changed(this, changeSet);
    return changeSet;
  }

  #endChanges(): Entry[] {
    const changed = this.#changed;
    this.#changed = [];
    return changed;
  }
}
