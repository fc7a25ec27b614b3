import { copyFileSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import type { FileStore } from '../../files/file-store.ts';
import { readStreamOf } from '../../files/read-stream.ts';
import { isName } from '../../tenant/name.ts';
import { type RawColumns, type RawRow, type ReadingFaults, type StoreReader, unownedFault } from '../store-reader.ts';
import { integerOf } from '../stored-values.ts';
import { isWhole } from './checksums.ts';
import { FileTrees, type TreeName } from './file-trees.ts';
import { requireDatabase } from './open-database.ts';
import { PageReader } from './page-reader.ts';
import { isCorruption, sqliteCodeOf, whySqlite } from './sqlite-errors.ts';
import { entryCopyOf } from './statements.ts';

/** Each table with the index that lists the keys of its rows. If one of them is undamaged, lost rows are known. */
const indexes = {
  world_rows: 'sqlite_autoindex_world_rows_1',
  pages: 'sqlite_autoindex_pages_1',
} as const;
const indexed = ['world_rows', 'pages', indexes.world_rows, indexes.pages] as const;

export class SqliteReader implements StoreReader {
  readonly files: Pick<FileStore, 'open' | 'link'>;
  readonly #copy: ReadableCopy;
  readonly #pages: PageReader;
  readonly #trees: FileTrees;
  readonly #entries: RawColumns[];
  readonly #copies: ReadonlyMap<string, RawColumns>;
  /** For each table and each index: maps each tenant to the pages of the file that contain its rows. */
  readonly #places = new Map<TreeName, Map<string, Set<number>>>();
  readonly #unowned: string[] = [];

  private constructor(copy: ReadableCopy, files: string) {
    this.#copy = copy;
    this.#pages = new PageReader(copy.file);
    this.#trees = new FileTrees(this.#pages);
    this.#entries = [...this.#trees.rows('tenants')];
    this.#copies = new Map([...this.#trees.rows('meta')].flatMap(entryCopyOf));
    for (const name of indexed) this.#places.set(name, this.#placesIn(name));
    this.files = folderFiles(files);
  }

  static async open(file: string): Promise<SqliteReader> {
    let copy: ReadableCopy | undefined;
    try {
      copy = openCopy(file);
      return new SqliteReader(copy, `${file}-files`);
    } catch (error) {
      copy?.remove();
      throw new Error(`the store sqlite:${file} cannot be read: ${whySqlite(error)}`, { cause: error });
    }
  }

  async faults(): Promise<ReadingFaults> {
    const damage = [...integrityFaults(this.#copy.file), ...this.#trees.faults()];
    const registry = [...this.#trees.rows('meta')].find(({ name }) => name === 'registry');
    if (integerOf(registry?.['value']) === undefined)
      damage.push('the entry registry of the table meta must be a whole number');
    for (const row of this.#entries) damage.push(...(unownedFault('tenants', row) ?? []));
    for (const table of ['api_keys', 'files', 'unused_rows'] as const) {
      for (const row of this.#trees.rows(table)) damage.push(...(unownedFault(table, row) ?? []));
    }
    return { damage: [...damage, ...this.#unowned], lost: [...this.#untraceable()] };
  }

  async tenants(): Promise<string[]> {
    const listed = this.#entries.flatMap(({ tenant }) => (isName(tenant) ? tenant : []));
    return [...new Set([...listed, ...this.#copies.keys()])];
  }

  async rowsOf(tenant: string): Promise<RawRow[]> {
    const entries = this.#entries.filter((row) => row['tenant'] === tenant);
    const copy = this.#copies.get(tenant);
    const isLost = entries.length === 0 && 'its entry in the list of tenants is lost; a copy of the entry is used';
    const first = copy && { table: 'tenant' as const, columns: copy, ...(isLost && { damage: isLost }) };
    const generation = (entries[0] ?? copy)?.['generation'];
    return [
      ...(first ? [first] : []),
      ...entries.map((columns) => ({ table: 'tenant' as const, columns })),
      ...this.#inUse(tenant, this.#rowsAndLostRows('world_rows', tenant), generation),
      ...this.#rowsAndLostRows('pages', tenant).map((columns) => ({ table: 'page' as const, columns })),
    ];
  }

  async close(): Promise<void> {
    this.#pages.close();
    this.#copy.remove();
  }

  #rowsAndLostRows(table: keyof typeof indexes, tenant: string): RawColumns[] {
    const rows = [...this.#ofTenant(table, tenant)];
    const keyOf = (row: RawColumns) => {
      const key = table === 'pages' ? ['image', 'page'] : ['generation', 'collection', 'row_key'];
      return key.map((name) => String(row[name])).join('\0');
    };
    const found = new Set(rows.map(keyOf));
    const readable = rows.map(({ body = null, ...row }) => (isWhole({ ...row, body }) ? { ...row, body } : row));
    const lost = [...this.#ofTenant(indexes[table], tenant)].filter((row) => !found.has(keyOf(row)));
    return [...readable, ...lost];
  }

  *#ofTenant(name: TreeName, tenant: string): Generator<RawColumns> {
    const pages = this.#places.get(name)?.get(tenant) ?? [];
    for (const row of this.#trees.rows(name, pages)) if (row['tenant'] === tenant) yield row;
  }

  #inUse(tenant: string, rows: RawColumns[], current: unknown): RawRow[] {
    const listed = [...this.#trees.rows('unused_rows')].filter((row) => row['tenant'] === tenant);
    const unused = new Set<unknown>(listed.map(({ generation }) => generation));
    const others = rows.filter(({ generation }) => generation !== current && !unused.has(generation));
    const now = rows.filter(({ generation }) => generation === current);
    const begin = `the column generation of its entry is ${current}, but`;
    return [
      ...others.map((row) => rawRow(row, `${begin} some rows have the number ${row['generation']}`)),
      ...now.map((row) => rawRow(row, unused.has(current) ? `${begin} its rows are listed as unused` : undefined)),
    ];
  }

  #placesIn(name: TreeName): Map<string, Set<number>> {
    const places = new Map<string, Set<number>>();
    for (const page of this.#trees.pagesOf(name)) {
      for (const row of this.#trees.rows(name, [page])) {
        const { tenant } = row;
        if (!isName(tenant)) this.#unowned.push(...(unownedFault(name, row) ?? []));
        else places.set(tenant, (places.get(tenant) ?? new Set()).add(page));
      }
    }
    return places;
  }

  *#untraceable(): Generator<string> {
    for (const table of ['world_rows', 'pages'] as const) {
      const [damaged, ofIndex] = [table, indexes[table]].map((name) => this.#trees.damagedPagesOf(name).join(', '));
      if (damaged === '' || ofIndex === '') continue;
      yield `rows of the table ${table} can be lost: its pages ${damaged} and the pages ${ofIndex} of its index are damaged`;
    }
    const [entries, copies] = [this.#trees.damagedPagesOf('tenants'), this.#trees.damagedPagesOf('meta')];
    if (entries.length > 0 && copies.length > 0) yield 'tenants can be lost: both lists of tenants are damaged';
  }
}

function rawRow(columns: RawColumns, damage: string | undefined): RawRow {
  return { table: 'row', columns, ...(damage !== undefined && { damage }) };
}

function folderFiles(folder: string): Pick<FileStore, 'open' | 'link'> {
  const links = new Map<string, string>();
  return {
    link: (hash, path) => void links.set(hash, path),
    open: (hash, start = 0, end = Number.MAX_SAFE_INTEGER) => {
      const path = join(folder, hash.slice(0, 2), hash);
      return readStreamOf(existsSync(path) ? path : (links.get(hash) ?? path), start, end);
    },
  };
}

const busy = 5;

interface ReadableCopy {
  file: string;
  remove: () => void;
}

/** Applies the changes in a write-ahead log to a temporary copy of the file. */
function openCopy(file: string): ReadableCopy {
  requireDatabase(file);
  if ((statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) === 0) return { file, remove: () => undefined };
  requireUnused(file);
  const folder = mkdtempSync(join(tmpdir(), 'cps-store-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const copy = join(folder, 'store.db');
    for (const suffix of ['', '-wal']) copyFileSync(`${file}${suffix}`, `${copy}${suffix}`);
    const database = new DatabaseSync(copy);
    database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
    database.close();
    return { file: copy, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/** A running sandbox always has a write-ahead log. With the exclusive mode, SQLite creates no files. */
function requireUnused(file: string): void {
  const database = new DatabaseSync(`${pathToFileURL(file)}?mode=ro`, { timeout: 0 });
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; SELECT count(*) FROM sqlite_schema');
  } catch (error) {
    if (sqliteCodeOf(error) === busy) throw error;
  } finally {
    database.close();
  }
}

function* integrityFaults(file: string): Generator<string> {
  // With the parameter `immutable`, SQLite reads from read-only disks and creates no files.
  const database = new DatabaseSync(`${pathToFileURL(file)}?immutable=1`);
  try {
    for (const row of database.prepare('PRAGMA integrity_check(20)').iterate()) {
      if (row['integrity_check'] !== 'ok') yield String(row['integrity_check']);
    }
  } catch (error) {
    if (!isCorruption(error)) throw error;
    yield 'the file is damaged, so SQLite cannot check it';
  } finally {
    database.close();
  }
}
