import { Damaged } from '../../contract/damaged.ts';
import { Unavailable } from '../../contract/unavailable.ts';
import { nextTurn } from '../../world/slices.ts';
import type { Structure, TenantWrite } from '../store.ts';
import { catalogFrom } from '../stored-values.ts';
import { isCorruption } from './open-database.ts';
import type { Statements } from './statements.ts';
import type { Transactions } from './transactions.ts';

/** The number of pages (JSON lists of rows) that are written, read or removed in one turn of the event loop. */
const pagesAtOnce = 4;

/** The number of unused rows that are removed in one turn of the event loop. */
const rowsAtOnce = 4_000;

/**
 * Writes, reads and removes full copies of tenant data in small steps, so that the server can answer other requests.
 * The database refers to a full copy of tenant data only while the copy is completely stored.
 * Rows that are replaced by a newer full copy of the tenant data are also removed in small steps.
 * If the process ends between two steps, `removeUnused` removes the unused data at the next start.
 */
export class ImagePages {
  readonly #statements: Statements;
  readonly #transactions: Transactions;
  /** The number of stored pages (JSON lists of rows) of each full copy of tenant data that is being written. */
  readonly #written = new Map<string, number>();
  /** The names of the tenants that may have unused rows or copies in the database. */
  readonly #untidy = new Set<string>();
  #removal: Promise<void> | undefined;
  #isClosed = false;

  constructor(statements: Statements, transactions: Transactions) {
    this.#statements = statements;
    this.#transactions = transactions;
  }

  /** Reads a full copy of tenant data in small steps. The stored copy cannot change in the meantime. */
  async read(tenant: string, image: string): Promise<string[]> {
    const pages: string[] = [];
    for (let last = -1; ; await nextTurn()) {
      const rows = this.#transactions.askFor(tenant, () =>
        this.#statements.pages.all(tenant, image, last, pagesAtOnce),
      );
      pages.push(...rows.map(({ body }) => (typeof body === 'string' ? body : 'not a text')));
      if (rows.length < pagesAtOnce) return pages;
      last = Number(rows.at(-1)?.['page']);
    }
  }

  /** Writes rows of a new full copy of a tenant in small transactions, so that the final transaction is short. */
  async writeAhead(writes: readonly TenantWrite[]): Promise<void> {
    for (const { tenant, next } of writes) {
      for (const { id, pages } of newImages(next)) {
        for (let from = 0; from + pagesAtOnce < pages.length; from += pagesAtOnce) {
          this.#written.set(id, from);
          this.#inTransaction(() => this.#write(tenant, id, pages.slice(from, from + pagesAtOnce)));
          this.#written.set(id, from + pagesAtOnce);
          await nextTurn();
        }
      }
    }
  }

  /** Writes the remaining rows of new full copies of tenant data in the caller's transaction. */
  writeRest(tenant: string, images: Structure['images']): void {
    for (const { id, pages } of images) this.#write(tenant, id, pages.slice(this.#written.get(id) ?? 0));
  }

  /** Starts to remove unused rows and copies of tenant data, for example after a failed commit. */
  settle(writes: readonly TenantWrite[], isKept: boolean): Promise<void> | undefined {
    for (const { tenant, next } of writes) {
      for (const { id } of newImages(next)) if (this.#written.delete(id) && !isKept) this.#untidy.add(tenant);
    }
    if (this.#untidy.size > 0 && !this.#isClosed) this.#removal ??= this.#removeInTurns();
    return this.#removal;
  }

  /**
   * Removes some unused rows of a tenant in the caller's transaction.
   * The method `settle` later removes the remaining unused rows.
   */
  removeSome(tenant: string): void {
    if (this.#removeSlice(tenant)) this.#untidy.add(tenant);
  }

  /**
   * Removes all unused rows and copies of tenant data in one transaction.
   * Removes nothing from a damaged database file.
   */
  removeUnused(): void {
    const { tenantOfPages, tenantOfRows } = this.#statements;
    try {
      this.#inTransaction(() => {
        for (const statement of [tenantOfPages, tenantOfRows]) {
          for (const tenant of valuesOf((last) => statement.get(last)?.['tenant'])) {
            while (this.#removeSlice(tenant));
          }
        }
      });
    } catch (error) {
      if (!(error instanceof Unavailable && isCorruption(error.cause))) throw error;
    }
  }

  /** If the removal of unused data fails, the next process that opens the database removes the data. */
  close(): void {
    this.#isClosed = true;
    try {
      while (this.#untidy.size > 0) this.#removeNext();
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
      this.#untidy.clear();
    }
  }

  /** If the removal of unused data fails, the next commit starts the removal again. */
  async #removeInTurns(): Promise<void> {
    try {
      for (await nextTurn(); this.#untidy.size > 0; await nextTurn()) this.#removeNext();
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
    } finally {
      this.#removal = undefined;
    }
  }

  #removeNext(): void {
    const [tenant = ''] = this.#untidy;
    let isFound = false;
    this.#inTransaction(() => {
      isFound = this.#removeSlice(tenant);
    });
    if (!isFound) this.#untidy.delete(tenant);
  }

  /** Removes some unused rows of a tenant. Returns false if the tenant has no unused rows. */
  #removeSlice(tenant: string): boolean {
    const used = this.#imagesInUse(tenant);
    if (!used) return false;
    if (this.#statements.dropOldRows.run(tenant, rowsAtOnce).changes > 0) return true;
    for (const image of valuesOf((last) => this.#statements.imageOfPages.get(tenant, last)?.['image'])) {
      if (used.has(image) || this.#written.has(image)) continue;
      this.#statements.dropPages.run(tenant, image, tenant, image, pagesAtOnce);
      return true;
    }
    return false;
  }

  /** Returns the ids of a tenant's snapshots and other full copies, or undefined if the tenant's row is damaged. */
  #imagesInUse(tenant: string): Set<string> | undefined {
    const row = this.#statements.tenant.get(tenant);
    if (!row) return new Set();
    try {
      const { seed, base, snapshots } = catalogFrom(tenant, String(row['shelved']));
      return new Set([seed, base, ...snapshots.map(({ image }) => image)].map(({ id }) => id));
    } catch (error) {
      if (error instanceof Damaged) return undefined;
      throw error;
    }
  }

  #inTransaction(work: () => void): void {
    this.#transactions.run((registry) => {
      work();
      return registry;
    });
  }

  #write(tenant: string, image: string, pages: readonly string[]): void {
    let at = this.#written.get(image) ?? 0;
    for (const page of pages) this.#statements.putPage.run(tenant, image, at++, page);
  }
}

function newImages(next: TenantWrite['next']): Structure['images'] {
  return typeof next === 'object' ? (next.structure?.images ?? []) : [];
}

/**
 * Yields the distinct values of a database column in ascending order.
 * `after` returns the smallest column value that is greater than the given value.
 */
function* valuesOf(after: (last: string) => unknown): Generator<string> {
  for (let value = after(''); typeof value === 'string'; value = after(value)) yield value;
}
