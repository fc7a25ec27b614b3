import { Damaged } from '../../contract/damaged.ts';
import { Unavailable } from '../../contract/unavailable.ts';
import { nextTurn } from '../../world/slices.ts';
import type { Structure, TenantWrite } from '../store.ts';
import { catalogFrom } from '../stored-values.ts';
import { isCorruption } from './open-database.ts';
import type { Statements } from './statements.ts';
import type { Transactions } from './transactions.ts';

/** After writing, reading or removing this number of pages (JSON lists of rows), the server answers other requests. */
const pagesAtOnce = 4;

/** After removing this number of unused rows, the server answers other requests. */
const rowsAtOnce = 4_000;

/**
 * Writes, reads and removes complete copies of tenants' data in small steps, between which requests are answered.
 * A new copy of a tenant's data is used only after all of its rows are stored.
 * The rows that a new copy of the tenant's data has replaced are removed in small steps as well.
 * If the process ends before all unused rows are removed, `removeUnused` removes them at the next start.
 */
export class ImagePages {
  readonly #statements: Statements;
  readonly #transactions: Transactions;
  /**
   * For each copy of tenant data that is being written: the number of its pages (JSON lists of rows) already stored.
   */
  readonly #written = new Map<string, number>();
  /** The names of the tenants that may have unused rows in the database. */
  readonly #untidy = new Set<string>();
  #removal: Promise<void> | undefined;
  #isClosed = false;

  constructor(statements: Statements, transactions: Transactions) {
    this.#statements = statements;
    this.#transactions = transactions;
  }

  /** Reads a complete copy of a tenant's data in small steps. Stored copies never change. */
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

  /** Writes most rows of a new copy of a tenant's data in small transactions, so that the last transaction is short. */
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

  /** Writes the last rows of new copies of a tenant's data in the caller's transaction. */
  writeRest(tenant: string, images: Structure['images']): void {
    for (const { id, pages } of images) this.#write(tenant, id, pages.slice(this.#written.get(id) ?? 0));
  }

  /** Starts to remove unused rows of tenants from the database, for example after a failed commit. */
  settle(writes: readonly TenantWrite[], isKept: boolean): Promise<void> | undefined {
    for (const { tenant, next } of writes) {
      for (const { id } of newImages(next)) if (this.#written.delete(id) && !isKept) this.#untidy.add(tenant);
    }
    if (this.#untidy.size > 0 && !this.#isClosed) this.#removal ??= this.#removeInTurns();
    return this.#removal;
  }

  /**
   * Removes some unused rows of a tenant in the caller's transaction.
   * The function `settle` removes the remaining unused rows later.
   */
  removeSome(tenant: string): void {
    if (this.#removeSlice(tenant)) this.#untidy.add(tenant);
  }

  /**
   * Removes all unused rows of all tenants in one transaction.
   * If the database file is damaged, nothing is removed.
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

  /** Removes all unused rows before the process ends. After an error, the next process removes them. */
  close(): void {
    this.#isClosed = true;
    try {
      while (this.#untidy.size > 0) this.#removeNext();
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
      this.#untidy.clear();
    }
  }

  /** If the removal of unused rows fails, the next commit starts the removal again. */
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

  /** Returns the ids of all stored copies that a tenant uses, or undefined if the row of the tenant is damaged. */
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
 * The function `after` returns the smallest column value that is greater than the given value.
 */
function* valuesOf(after: (last: string) => unknown): Generator<string> {
  for (let value = after(''); typeof value === 'string'; value = after(value)) yield value;
}
