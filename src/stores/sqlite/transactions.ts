import type { DatabaseSync } from 'node:sqlite';
import { Damaged } from '../../contract/damaged.ts';
import { Unavailable } from '../../contract/unavailable.ts';
import type { FileIdentity } from './file-identity.ts';
import { isCorruption, reasonOf } from './open-database.ts';
import { readRegistry, type Statements } from './statements.ts';

/** Runs reads and writes of a database file in transactions, and converts the errors of SQLite. */
export class Transactions {
  readonly #database: DatabaseSync;
  readonly #statements: Statements;
  readonly #identity: FileIdentity;
  #registry: number;
  #failure: string | null = null;

  constructor(database: DatabaseSync, statements: Statements, identity: FileIdentity) {
    this.#database = database;
    this.#statements = statements;
    this.#identity = identity;
    this.#registry = readRegistry(statements).version;
  }

  /** The version of the list of tenants, as last read or written in a transaction. */
  get registry(): number {
    return this.#registry;
  }

  /** The error message of the last failed database access, or null if no access failed since the last success. */
  get failure(): string | null {
    return this.#failure;
  }

  /**
   * Runs a function that makes changes in a transaction. After an error nothing is changed.
   * The function gets the version of the list of tenants and returns the new version of this list.
   */
  run(changes: (registry: number) => number): void {
    try {
      this.ask(() => {
        this.#statements.begin.run();
        this.#commit(changes(this.#registry));
      });
      this.#failure = null;
    } catch (error) {
      this.#rollBack();
      throw error;
    }
  }

  /** Runs a database access. Converts SQLite errors to `Unavailable` and leaves other errors unchanged. */
  ask<T>(access: () => T): T {
    try {
      return access();
    } catch (error) {
      if (!(error instanceof Error && 'errcode' in error)) throw error;
      this.#failure = reasonOf(error);
      throw new Unavailable(this.#failure, error);
    }
  }

  /** Works like `ask`. Reports damage in the database file as damage of the given tenant's data. */
  askFor<T>(tenant: string, access: () => T): T {
    try {
      return access();
    } catch (error) {
      if (isCorruption(error)) throw new Damaged(tenant, reasonOf(error), error);
      return this.ask(() => {
        throw error;
      });
    }
  }

  /** Checks whether writes to the database succeed again after a failure. Returns the error message, or null. */
  retry(probe: string): string | null {
    if (this.#failure === null) return null;
    try {
      this.ask(() => this.#database.exec(probe));
      this.#failure = null;
    } catch {
      this.#rollBack();
    }
    return this.#failure;
  }

  /** Commits the transaction. Then checks that the file still exists, because a commit to a deleted file is lost. */
  #commit(registry: number): void {
    if (registry !== this.#registry) this.#statements.setRegistry.run(registry);
    this.#statements.commit.run();
    this.#registry = registry;
    const lost = this.#identity.lost();
    if (lost !== null) throw new Unavailable(lost);
  }

  /** Rolls back the open transaction, unless SQLite itself has already done so after a disk error. */
  #rollBack(): void {
    try {
      if (this.#database.isTransaction) this.#statements.rollback.run();
    } catch (error) {
      this.#failure = reasonOf(error);
    }
  }
}
