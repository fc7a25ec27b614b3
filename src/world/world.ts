import type { Change } from './collection.ts';
import { type CollectionName, type Collections, emptyCollections } from './collections.ts';

/** What one transaction changed, applied whole or not at all. `version` is the world's after it. */
export interface ChangeSet {
  version: number;
  changes: { collection: CollectionName; rows: Change[] }[];
}

/** One tenant's data: collections that change only in transactions. */
export class World {
  readonly tenant: string;
  readonly #collections: Collections;
  #version: number;

  constructor(tenant: string, collections = emptyCollections(), version = 0) {
    this.tenant = tenant;
    this.#collections = collections;
    this.#version = version;
  }

  /** The collections by name. */
  get rows(): Collections {
    return this.#collections;
  }

  get names(): CollectionName[] {
    return Object.keys(this.#collections) as CollectionName[];
  }

  get version(): number {
    return this.#version;
  }

  /** Runs the work as one transaction: what it throws undoes all that it wrote. Null when nothing was written. */
  transact<T>(work: () => T): { value: T; changeSet: ChangeSet | null } {
    try {
      const value = work();
      return { value, changeSet: this.#commit() };
    } catch (error) {
      for (const name of this.names) this.#collections[name].rollback();
      throw error;
    }
  }

  /** A world of its own for another tenant that begins with the same rows. */
  fork(tenant: string): World {
    const collections = Object.fromEntries(this.names.map((name) => [name, this.#collections[name].fork()]));
    return new World(tenant, collections as Collections, this.#version);
  }

  /** The next id of a numbering: a string of digits, never given twice (D-07). */
  nextId(name: CollectionName): string {
    const { sequences } = this.#collections;
    const next = sequences.get(name)?.next ?? 1;
    sequences.put({ name, next: next + 1 });
    return String(next);
  }

  #commit(): ChangeSet | null {
    const changes: ChangeSet['changes'] = [];
    for (const collection of this.names) {
      const rows = this.#collections[collection].commit();
      if (rows.length > 0) changes.push({ collection, rows });
    }
    if (changes.length === 0) return null;
    this.#version += 1;
    return { version: this.#version, changes };
  }
}
