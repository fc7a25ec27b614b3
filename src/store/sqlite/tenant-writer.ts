import type { SQLOutputValue } from 'node:sqlite';
import { Damaged } from '../../contract/damaged.ts';
import type { StoredRow, Structure, TenantHead, TenantWrite } from '../store.ts';
import { checksumOf, isWhole, wrongChecksum } from './checksums.ts';
import { Generations } from './generations.ts';
import type { ImagePages } from './image-pages.ts';
import type { Statements } from './statements.ts';

type StoredColumns = Record<string, SQLOutputValue>;

/** Every method must be called in a transaction. */
export class TenantWriter {
  readonly #statements: Statements;
  readonly #images: ImagePages;
  readonly #generations: Generations;

  constructor(statements: Statements, images: ImagePages) {
    this.#statements = statements;
    this.#images = images;
    this.#generations = new Generations(statements);
  }

  write({ tenant, next }: TenantWrite): boolean {
    if (next === undefined) return false;
    if (next === 'removed') {
      this.remove(tenant);
      this.#images.unused.removeSome(tenant);
      return true;
    }
    const { head, rows, structure } = next;
    if (structure) this.#restructure(tenant, head, structure);
    else this.#statements.moveOn.run(head.version, tenant);
    if (rows.length > 0) this.#putRows(tenant, rows);
    return structure !== undefined;
  }

  #putRows(tenant: string, rows: readonly StoredRow[]): void {
    const { id = null, generation = null } = this.#statements.placeOfRows.get(tenant) ?? {};
    let next = id;
    for (const { collection, key, body } of rows) {
      this.#statements.putRow.run(next, generation, tenant, collection, key, body, checksumOf(body));
      if (typeof next === 'bigint') next += 1n;
    }
  }

  *rowsOf(tenant: string): Generator<StoredRow[]> {
    this.#generations.requireSound(tenant);
    const wanted = this.#statements.countOfRows.get(tenant)?.['n'];
    let last: StoredColumns | undefined = { collection: '', row_key: '' };
    let count = 0n;
    while (last) {
      const { collection = '', row_key = '' }: StoredColumns = last;
      const rows: StoredColumns[] = this.#statements.rows.all(tenant, collection, row_key);
      count += BigInt(rows.length);
      const broken = rows.find((row) => !isWhole(row));
      if (broken)
        throw new Damaged(tenant, `the row ${broken['row_key']} of ${broken['collection']}: ${wrongChecksum}`);
      yield rows.map((row) => ({
        collection: String(row['collection']),
        key: String(row['row_key']),
        body: row['body'] === null ? null : textOf(row['body']),
      }));
      last = rows.at(-1);
    }
    // SQLite finds the rows through an index, and does not notice that a damaged index leaves rows out.
    if (count !== wanted) throw new Damaged(tenant, `the file is damaged: its index lists ${count} of ${wanted} rows`);
  }

  #restructure(tenant: string, head: TenantHead, { catalog, listed, keys, clear, images, drop }: Structure): void {
    const { putTenant, putEntryCopy, dropKeys, putKey } = this.#statements;
    const { epoch, version } = head;
    const { faulty, expiresAt } = listed;
    putTenant.run(tenant, epoch, version, head.catalogVersion, JSON.stringify(catalog), Number(faulty), expiresAt);
    if (clear) this.#generations.renew(tenant);
    putEntryCopy.run(tenant);
    this.#images.writeRest(tenant, images);
    if (clear || drop.length > 0) this.#images.unused.removeSome(tenant);
    if (keys) {
      dropKeys.run(tenant);
      for (const key of keys) putKey.run(key, tenant);
    }
  }

  remove(tenant: string): void {
    this.removeEntry(tenant);
    this.#generations.retire(tenant);
    this.#images.unused.add(tenant);
  }

  removeEntry(tenant: string): void {
    const { dropTenant, dropKeys, dropEntryCopy } = this.#statements;
    for (const statement of [dropTenant, dropKeys, dropEntryCopy]) statement.run(tenant);
  }
}

/** For a value of another type, returns invalid JSON, which the parser rejects. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : 'not a text';
}
