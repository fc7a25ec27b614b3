import type { DatabaseSync } from 'node:sqlite';
import { Damaged } from '../../contract/damaged.ts';
import { Unavailable } from '../../contract/unavailable.ts';
import type { FileIdentity } from './file-identity.ts';
import { isCorruption, reasonOf } from './sqlite-errors.ts';
import { readRegistry, type Statements } from './statements.ts';

/** Converts SQLite errors to `Unavailable`, and to `Damaged` if a tenant's page is damaged. */
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

  get registry(): number {
    return this.#registry;
  }

  /** The message of the last failed database access. A successful write resets the message to null. */
  get failure(): string | null {
    return this.#failure;
  }

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

  ask<T>(access: () => T): T {
    try {
      return access();
    } catch (error) {
      if (!(error instanceof Error && 'errcode' in error)) throw error;
      this.#failure = reasonOf(error);
      throw new Unavailable(this.#failure, error);
    }
  }

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

  /** Throws if the SQLite file was deleted or replaced, because the changes would be lost. */
  #commit(registry: number): void {
    if (registry !== this.#registry) this.#statements.setRegistry.run(registry);
    this.#statements.commit.run();
    this.#registry = registry;
    const lost = this.#identity.lost();
    if (lost !== null) throw new Unavailable(lost);
  }

  #rollBack(): void {
    try {
      if (this.#database.isTransaction) this.#statements.rollback.run();
    } catch (error) {
      this.#failure = reasonOf(error);
    }
  }
}
