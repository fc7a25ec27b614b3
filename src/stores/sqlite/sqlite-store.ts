import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { Damaged } from '../../contract/damaged.ts';
import { Unavailable } from '../../contract/unavailable.ts';
import { nextTurn } from '../../world/slices.ts';
import type { RawChange, RawRow } from '../raw-row.ts';
import type { Outcome, Registry, Store, Stored, StoredRow, SweptFiles, Touch } from '../store.ts';
import { entryOf } from '../stored-values.ts';
import { FileIdentity } from './file-identity.ts';
import { FolderFiles } from './folder-files.ts';
import { metaFaults, secretOf } from './meta.ts';
import { isCorruption, openDatabase, reasonOf } from './open-database.ts';
import { rawRows, repairRows } from './raw-rows.ts';
import { readRegistry, type Statements, statementsOf } from './statements.ts';
import { TouchWriter } from './touch-writer.ts';

interface Pending {
  touches: readonly Touch[];
  /** The version of the list of tenants that the units of work read, or null if no unit of work read the list. */
  registry: number | null;
  resolve: (outcome: Outcome) => void;
  reject: (error: unknown) => void;
}

/** The minimum free disk space in bytes. With less free space the store reports a full disk. */
const leastRoom = 1024 * 1024;

/** SQL that writes as much data as an ordinary request, because small writes may succeed on a full disk. */
const probe = "BEGIN IMMEDIATE; INSERT OR REPLACE INTO meta VALUES ('probe', zeroblob(65536)); COMMIT";

/** Stores tenants in one SQLite file that only this process uses. A folder beside it contains the uploaded files. */
export class SqliteStore implements Store {
  readonly isShared = false;
  readonly secret: Buffer;
  readonly files: FolderFiles;
  readonly #folder: string;
  readonly #database: DatabaseSync;
  readonly #statements: Statements;
  readonly #writer: TouchWriter;
  readonly #identity: FileIdentity;
  #pending: Pending[] = [];
  #registry: number;
  #failure: string | null = null;

  private constructor(file: string, database: DatabaseSync) {
    this.#folder = dirname(file);
    this.#database = database;
    this.#statements = statementsOf(database);
    this.#writer = new TouchWriter(this.#statements);
    this.files = new FolderFiles(`${file}-files`, this.#statements, (ask) => this.#guarded(ask));
    this.secret = secretOf(this.#statements);
    this.#registry = readRegistry(this.#statements).version;
    this.#identity = new FileIdentity(file, `${file}-files`);
  }

  /** Opens a SQLite file. Throws if the file cannot be opened exclusively for this process. */
  static async open(file: string): Promise<SqliteStore> {
    const database = openDatabase(file);
    try {
      const store = new SqliteStore(file, database);
      await store.files.prepare();
      return store;
    } catch (error) {
      database.close();
      throw new Error(`the store sqlite:${file} cannot be opened: ${reasonOf(error)}`, { cause: error });
    }
  }

  /** Returns whether the store never contained a tenant: every change of the list of tenants increases its version. */
  async isNew(): Promise<boolean> {
    return this.#registry === 1;
  }

  async registry(): Promise<Registry> {
    return this.#guarded(() => readRegistry(this.#statements));
  }

  async load(tenant: string): Promise<Stored | null> {
    const found = this.#guardedFor(tenant, () => {
      const row = this.#statements.tenant.get(tenant);
      if (!row) return null;
      const { head, shelf } = entryOf(tenant, row);
      return { head, shelf, pages: this.#pages(tenant, shelf.base.id) };
    });
    return found && { ...found, rows: await this.#rowsOf(tenant) };
  }

  /** Loads the stored rows of a tenant. Units of work that would change the rows wait until the load is complete. */
  async #rowsOf(tenant: string): Promise<StoredRow[]> {
    const rows: StoredRow[] = [];
    const parts = this.#writer.rowsOf(tenant);
    for (;;) {
      const { done, value } = this.#guardedFor(tenant, () => parts.next());
      if (done) return rows;
      rows.push(...value);
      await nextTurn();
    }
  }

  async image(tenant: string, id: string): Promise<string[]> {
    return this.#guardedFor(tenant, () => this.#pages(tenant, id));
  }

  /** Commits changes. Commits in the same turn of the event loop share one transaction and one sync to disk. */
  commit(touches: readonly Touch[], registry: number | null): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      if (this.#pending.push({ touches, registry, resolve, reject }) === 1) setImmediate(() => this.#flush());
    });
  }

  async sweep(unusedFor: number): Promise<SweptFiles> {
    return this.files.sweep(
      Date.now() - unusedFor,
      this.#guarded(() => this.#namedFiles()),
    );
  }

  async isDueToSweep(every: number): Promise<boolean> {
    const now = Date.now();
    return this.#guarded(() => this.#statements.setSwept.run(now, now - every).changes) === 1;
  }

  async discard(tenant: string): Promise<void> {
    this.#transaction(() => this.#writer.remove(tenant));
  }

  rawRows(tenant?: string): AsyncIterable<RawRow> {
    return rawRows(this.#database, tenant);
  }

  async repair(changes: readonly RawChange[]): Promise<void> {
    this.#transaction(() => repairRows(this.#database, changes));
  }

  async check(): Promise<string[]> {
    const found = this.#guarded(() => this.#database.prepare('PRAGMA integrity_check(20)').all());
    const damage = found.map((row) => String(row['integrity_check'])).filter((text) => text !== 'ok');
    return [...damage, ...metaFaults(this.#statements)];
  }

  /**
   * Returns the reason why the store cannot serve requests, or null. Low disk space is reported before writes fail.
   * After a failed write, a test write checks whether writes succeed again.
   */
  async ready(): Promise<string | null> {
    const lost = this.#identity.lost() ?? this.#identity.lostFolder();
    if (lost !== null) return lost;
    const room = await roomIn(this.#folder);
    if (room === undefined) return `the folder ${this.#folder} cannot be read`;
    if (room < leastRoom) return 'the disk is full';
    if (this.#failure === null) return null;
    try {
      this.#guarded(() => this.#database.exec(probe));
      this.#failure = null;
    } catch {
      this.#rollback();
    }
    return this.#failure;
  }

  /** Simulates a full disk for tests: prevents the growth of the database file, or allows it again. */
  limitPages(isFull: boolean): void {
    const now = this.#database.prepare('PRAGMA page_count').get()?.['page_count'];
    this.#database.exec(`PRAGMA max_page_count = ${isFull ? Number(now) : 1_073_741_823}`);
  }

  async close(): Promise<void> {
    if (this.#pending.length > 0) this.#flush();
    if (this.#database.isOpen) this.#database.close();
  }

  /** Runs changes in a transaction that also increments the version of the list of tenants. */
  #transaction(work: () => void): void {
    try {
      this.#guarded(() => {
        this.#statements.begin.run();
        work();
        this.#commit(this.#registry + 1);
      });
    } catch (error) {
      this.#rollback();
      throw error;
    }
  }

  #flush(): void {
    const pending = this.#pending;
    this.#pending = [];
    try {
      this.#keep(pending);
    } catch (error) {
      if (pending.length > 1 && isCorruption(error instanceof Unavailable ? error.cause : error)) {
        this.#rollback();
        for (const each of pending) this.#keepAlone(each);
        return;
      }
      for (const { reject } of pending) reject(error);
      this.#rollback();
    }
  }

  /** Retries one commit alone, so that damage to one tenant does not reject the commits of other tenants. */
  #keepAlone(pending: Pending): void {
    try {
      this.#keep([pending]);
    } catch (error) {
      pending.reject(error);
      this.#rollback();
    }
  }

  #keep(pending: readonly Pending[]): void {
    const overtaken = this.#guarded(() => this.#write(pending));
    this.#failure = null;
    const registry = this.#registry;
    for (const each of pending) {
      each.resolve(overtaken.has(each) ? { won: false, registry, news: [] } : { won: true, registry });
    }
  }

  /** Writes the commits whose version of the list of tenants is current, and returns the other commits. */
  #write(pending: readonly Pending[]): Set<Pending> {
    this.#statements.begin.run();
    let registry = this.#registry;
    const overtaken = new Set<Pending>();
    for (const each of pending) {
      if (each.registry !== null && each.registry !== registry) overtaken.add(each);
      else for (const touch of each.touches) if (this.#writer.write(touch)) registry += 1;
    }
    this.#commit(registry);
    return overtaken;
  }

  /** Commits the transaction, then checks that the file still exists, because a deleted file loses the commit. */
  #commit(registry: number): void {
    if (registry !== this.#registry) this.#statements.setRegistry.run(registry);
    this.#statements.commit.run();
    this.#registry = registry;
    const lost = this.#identity.lost();
    if (lost !== null) throw new Unavailable(lost);
  }

  /** Returns the hashes of all files that documents refer to, in the current data and in all stored copies. */
  #namedFiles(): Set<string> {
    const named = new Set<string>();
    for (const { body } of this.#statements.documents.iterate()) {
      for (const [, hash = ''] of String(body).matchAll(/"hash":"([0-9a-f]{64})"/g)) named.add(hash);
    }
    return named;
  }

  /** Rolls back the open transaction, unless SQLite itself did so after a disk error. */
  #rollback(): void {
    try {
      if (this.#database.isTransaction) this.#statements.rollback.run();
    } catch (error) {
      this.#failure = reasonOf(error);
    }
  }

  #pages(tenant: string, id: string): string[] {
    const pages = this.#statements.pages
      .all(tenant, id)
      .map(({ body }) => (typeof body === 'string' ? body : 'not a text'));
    if (pages.length === 0) throw new Damaged(tenant, `the image ${id} has no pages`);
    return pages;
  }

  /** Works like `#guarded`, but reports a damaged part of the database file as damage of the given tenant. */
  #guardedFor<T>(tenant: string, ask: () => T): T {
    try {
      return ask();
    } catch (error) {
      if (isCorruption(error)) throw new Damaged(tenant, reasonOf(error), error);
      return this.#guarded(() => {
        throw error;
      });
    }
  }

  /** Runs a database access and converts SQLite errors to `Unavailable`. Other errors stay unchanged. */
  #guarded<T>(ask: () => T): T {
    try {
      return ask();
    } catch (error) {
      if (!(error instanceof Error && 'errcode' in error)) throw error;
      this.#failure = reasonOf(error);
      throw new Unavailable(this.#failure, error);
    }
  }
}

/** Returns the free disk space for a folder in bytes, or undefined if the folder cannot be read. */
async function roomIn(folder: string): Promise<number | undefined> {
  const found = await Promise.allSettled([statfs(folder)]);
  return found[0].status === 'fulfilled' ? found[0].value.bavail * found[0].value.bsize : undefined;
}
