import { existsSync, statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { Damaged } from '../../contract/damaged.ts';
import { Unavailable } from '../../contract/unavailable.ts';
import { isCorruption, whySqlite } from './sqlite-errors.ts';
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
      this.#failure = whySqlite(error);
      throw new Unavailable(this.#failure, error);
    }
  }

  askFor<T>(tenant: string, access: () => T): T {
    try {
      return access();
    } catch (error) {
      if (isCorruption(error)) throw new Damaged(tenant, whySqlite(error), error);
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
      this.#failure = whySqlite(error);
    }
  }
}

interface Opened {
  path: string;
  device: bigint;
  inode: bigint;
}

/** SQLite can still write to a deleted or replaced file, but the changes are lost when the process ends. */
export class FileIdentity {
  readonly #opened: readonly Opened[];
  readonly #folder: string;

  /** The file and its write-ahead log must exist. `folder` contains the uploaded files. */
  constructor(file: string, folder: string) {
    this.#opened = [file, `${file}-wal`].flatMap((path) => identityOf(path) ?? []);
    this.#folder = folder;
  }

  lost(): string | null {
    for (const { path, device, inode } of this.#opened) {
      const now = identityOf(path);
      if (now?.device === device && now.inode === inode) continue;
      const what = now ? 'replaced by another file' : 'deleted or moved';
      return `${path} was ${what} while it was open; put it back, or stop the sandbox and restore a backup`;
    }
    return null;
  }

  lostFolder(): string | null {
    return existsSync(this.#folder) ? null : `the folder ${this.#folder} was deleted; start the sandbox again`;
  }
}

function identityOf(path: string): Opened | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found && { path, device: found.dev, inode: found.ino };
}
