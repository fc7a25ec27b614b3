import { randomBytes } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { Damaged } from '../../contract/damaged.ts';
import { nextTurn } from '../../tenant/slices.ts';
import type { CommitResult, Registry, Store, StoredRow, StoredTenant, SweptFiles, TenantWrite } from '../store.ts';
import { tenantEntryOf } from '../stored-values.ts';
import { FolderFiles } from './folder-files.ts';
import { ImagePages } from './image-pages.ts';
import { openDatabase } from './open-database.ts';
import { isCorruption, whySqlite } from './sqlite-errors.ts';
import { readRegistry, type Statements, statementsOf } from './statements.ts';
import { TenantWriter } from './tenant-writer.ts';
import { FileIdentity, Transactions } from './transactions.ts';

interface Pending {
  writes: readonly TenantWrite[];
  registry: number | null;
  resolve: (outcome: CommitResult) => void;
  reject: (error: unknown) => void;
}

/** The minimum free disk space in bytes. */
const leastRoom = 1024 * 1024;

const probe = "BEGIN IMMEDIATE; INSERT OR REPLACE INTO meta VALUES ('probe', zeroblob(65536)); COMMIT";

/** Only one process uses the SQLite file. A folder next to the file contains the uploaded files. */
export class SqliteStore implements Store {
  readonly isShared = false;
  readonly secret: Buffer;
  readonly files: FolderFiles;
  readonly #folder: string;
  readonly #database: DatabaseSync;
  readonly #statements: Statements;
  readonly #images: ImagePages;
  readonly #writer: TenantWriter;
  readonly #identity: FileIdentity;
  readonly #transactions: Transactions;
  #pending: Pending[] = [];

  private constructor(file: string, database: DatabaseSync) {
    this.#folder = dirname(file);
    this.#database = database;
    this.#statements = statementsOf(database);
    this.#identity = new FileIdentity(file, `${file}-files`);
    this.#transactions = new Transactions(database, this.#statements, this.#identity);
    this.#images = new ImagePages(this.#statements, this.#transactions);
    this.#writer = new TenantWriter(this.#statements, this.#images);
    this.files = new FolderFiles(`${file}-files`, this.#statements, (ask) => this.#transactions.ask(ask));
    this.secret = secretOf(this.#statements);
  }

  static async open(file: string): Promise<SqliteStore> {
    const database = openDatabase(file);
    try {
      const store = new SqliteStore(file, database);
      await store.files.prepare();
      store.#images.unused.removeLeft();
      return store;
    } catch (error) {
      database.close();
      throw new Error(`the store sqlite:${file} cannot be opened: ${whySqlite(error)}`, { cause: error });
    }
  }

  async isNew(): Promise<boolean> {
    return this.#transactions.registry === 1;
  }

  async registry(): Promise<Registry> {
    return this.#transactions.ask(() => readRegistry(this.#statements));
  }

  async load(tenant: string): Promise<StoredTenant | null> {
    const found = this.#transactions.askFor(tenant, () => {
      const row = this.#statements.tenant.get(tenant);
      if (!row) return null;
      const { head, catalog } = tenantEntryOf(tenant, row);
      return { head, catalog };
    });
    if (!found) return null;
    const pages = await this.image(tenant, found.catalog.base.id);
    return { ...found, pages, rows: await this.#rowsOf(tenant) };
  }

  async #rowsOf(tenant: string): Promise<StoredRow[]> {
    const rows: StoredRow[] = [];
    const parts = this.#writer.rowsOf(tenant);
    for (;;) {
      const { done, value } = this.#transactions.askFor(tenant, () => parts.next());
      if (done) return rows;
      rows.push(...value);
      await nextTurn();
    }
  }

  async image(tenant: string, id: string): Promise<string[]> {
    const pages = await this.#images.read(tenant, id);
    if (pages.length === 0) throw new Damaged(tenant, `the image ${id} has no pages`);
    return pages;
  }

  /** Simultaneous commits share one transaction, because each transaction needs a slow disk sync. */
  async commit(writes: readonly TenantWrite[], registry: number | null): Promise<CommitResult> {
    let isKept = false;
    try {
      await this.#images.writeAhead(writes);
      const outcome = await this.#commitInTurn(writes, registry);
      isKept = outcome.won;
      return outcome;
    } finally {
      void this.#images.settle(writes, isKept);
    }
  }

  #commitInTurn(writes: readonly TenantWrite[], registry: number | null): Promise<CommitResult> {
    return new Promise((resolve, reject) => {
      if (this.#pending.push({ writes, registry, resolve, reject }) === 1) setImmediate(() => this.#flush());
    });
  }

  async sweep(unusedFor: number): Promise<SweptFiles> {
    // Removes unused copies of tenant data before files, because a file is in use while a copy refers to it.
    await this.#images.settle([], true);
    return this.files.sweep(
      Date.now() - unusedFor,
      this.#transactions.ask(() => namedFiles(this.#statements, this.#transactions)),
    );
  }

  async isDueToSweep(every: number): Promise<boolean> {
    const now = Date.now();
    return this.#transactions.ask(() => this.#statements.setSwept.run(now, now - every).changes) === 1;
  }

  async discard(tenant: string): Promise<void> {
    try {
      this.#removeBy(() => this.#writer.remove(tenant));
    } catch (error) {
      if (!isCorruption(error)) throw error;
      this.#transactions.askFor(tenant, () => this.#removeBy(() => this.#writer.removeEntry(tenant)));
    }
    await this.#images.settle([], true);
  }

  #removeBy(remove: () => void): void {
    this.#transactions.run((registry) => {
      remove();
      return registry + 1;
    });
  }

  /** After a failed write, a test write shows whether the database is writable again. */
  async ready(): Promise<string | null> {
    const lost = this.#identity.lost() ?? this.#identity.lostFolder();
    if (lost !== null) return lost;
    const room = await roomIn(this.#folder);
    if (room === undefined) return `the folder ${this.#folder} cannot be read`;
    if (room < leastRoom) return 'the disk is full';
    return this.#transactions.retry(probe);
  }

  /** Simulates a full disk in tests. If `isFull` is true, the SQLite file cannot grow. */
  limitPages(isFull: boolean): void {
    const now = this.#database.prepare('PRAGMA page_count').get()?.['page_count'];
    this.#database.exec(`PRAGMA max_page_count = ${isFull ? Number(now) : 1_073_741_823}`);
  }

  async close(): Promise<void> {
    if (this.#pending.length > 0) this.#flush();
    if (!this.#database.isOpen) return;
    this.#images.unused.close();
    this.#database.close();
  }

  #flush(): void {
    const pending = this.#pending;
    this.#pending = [];
    try {
      this.#keep(pending);
    } catch (error) {
      if (isCorruption(error)) for (const each of pending) this.#keepAlone(each);
      else for (const { reject } of pending) reject(error);
    }
  }

  #keepAlone(pending: Pending): void {
    try {
      this.#keep([pending]);
    } catch (error) {
      pending.reject(error);
    }
  }

  #keep(pending: readonly Pending[]): void {
    const overtaken = new Set<Pending>();
    this.#transactions.run((before) =>
      pending.reduce((registry, each) => {
        if (each.registry === null || each.registry === registry) return this.#write(each, registry);
        overtaken.add(each);
        return registry;
      }, before),
    );
    const { registry } = this.#transactions;
    for (const each of pending) {
      each.resolve(overtaken.has(each) ? { won: false, registry, conflicts: [] } : { won: true, registry });
    }
  }

  #write({ writes }: Pending, registry: number): number {
    return registry + writes.filter((write) => this.#writer.write(write)).length;
  }
}

async function roomIn(folder: string): Promise<number | undefined> {
  const found = await Promise.allSettled([statfs(folder)]);
  return found[0].status === 'fulfilled' ? found[0].value.bavail * found[0].value.bsize : undefined;
}

function secretOf({ meta, setMeta }: Statements): Buffer {
  const stored = meta.get('secret')?.['value'];
  if (stored instanceof Uint8Array && stored.length >= 32) return Buffer.from(stored);
  const secret = randomBytes(32);
  setMeta.run('secret', secret);
  return secret;
}

function namedFiles({ documents, documentsOf, tenants }: Statements, transactions: Transactions): Set<string> {
  const named = new Set<string>();
  try {
    addHashes(named, documents.iterate());
  } catch (error) {
    if (!isCorruption(error)) throw error;
    // Reads the data of each existing tenant separately, so that damaged pages of removed tenants do not matter.
    for (const { tenant } of tenants.all()) {
      const name = String(tenant);
      transactions.askFor(name, () => addHashes(named, documentsOf.iterate({ tenant: name })));
    }
  }
  return named;
}

function addHashes(named: Set<string>, rows: IterableIterator<Record<string, SQLOutputValue>>): void {
  try {
    for (const { body } of rows) {
      for (const [, hash = ''] of String(body).matchAll(/"hash":"([0-9a-f]{64})"/g)) named.add(hash);
    }
  } finally {
    // After an error, the SQL statement must be reset. Otherwise its next use throws the old error.
    rows.return?.();
  }
}
