import { Damaged } from '../../contract/damaged.ts';
import { Unavailable } from '../../contract/unavailable.ts';
import { nextTurn } from '../../tenant/slices.ts';
import type { Structure, TenantWrite } from '../store.ts';
import { tenantEntryOf } from '../stored-values.ts';
import { checksumOf, isWhole, wrongChecksum } from './checksums.ts';
import { Generations, generationValues } from './generations.ts';
import { isCorruption } from './sqlite-errors.ts';
import type { Statements } from './statements.ts';
import type { Transactions } from './transactions.ts';

/** Number of pages (JSON lists of rows) to read or write in one step. The server answers requests between two steps. */
const pagesAtOnce = 4;

export class ImagePages {
  readonly #statements: Statements;
  readonly #transactions: Transactions;
  readonly #written = new Map<string, number>();
  readonly unused: UnusedData;

  constructor(statements: Statements, transactions: Transactions) {
    this.#statements = statements;
    this.#transactions = transactions;
    this.unused = new UnusedData(statements, transactions, (image) => this.#written.has(image));
  }

  async read(tenant: string, image: string): Promise<string[]> {
    const pages: string[] = [];
    for (let last = -1; ; await nextTurn()) {
      const rows = this.#transactions.askFor(tenant, () =>
        this.#statements.pages.all(tenant, image, last, pagesAtOnce),
      );
      const broken = rows.find((row) => !isWhole(row));
      if (broken) throw new Damaged(tenant, `page ${broken['page']} of the image ${image}: ${wrongChecksum}`);
      pages.push(...rows.map(({ body }) => (typeof body === 'string' ? body : 'not a text')));
      if (rows.length < pagesAtOnce) return pages;
      last = Number(rows.at(-1)?.['page']);
    }
  }

  /** Writes most pages before the commit in small transactions, so that the commit is short. */
  async writeAhead(writes: readonly TenantWrite[]): Promise<void> {
    for (const { tenant, next } of writes) {
      for (const { id, pages } of newImages(next)) {
        for (let from = 0; from + pagesAtOnce < pages.length; from += pagesAtOnce) {
          this.#written.set(id, from);
          this.#transactions.run((registry) => {
            this.#write(tenant, id, pages.slice(from, from + pagesAtOnce));
            return registry;
          });
          this.#written.set(id, from + pagesAtOnce);
          await nextTurn();
        }
      }
    }
  }

  writeRest(tenant: string, images: Structure['images']): void {
    for (const { id, pages } of images) this.#write(tenant, id, pages.slice(this.#written.get(id) ?? 0));
  }

  /** Must be called after each commit, even if the commit failed. */
  settle(writes: readonly TenantWrite[], isKept: boolean): Promise<void> | undefined {
    for (const { tenant, next } of writes) {
      for (const { id } of newImages(next)) if (this.#written.delete(id) && !isKept) this.unused.add(tenant);
    }
    return this.unused.remove();
  }

  #write(tenant: string, image: string, pages: readonly string[]): void {
    let at = this.#written.get(image) ?? 0;
    for (const page of pages) this.#statements.putPage.run(tenant, image, at++, page, checksumOf(page));
  }
}

function newImages(next: TenantWrite['next']): Structure['images'] {
  return typeof next === 'object' ? (next.structure?.images ?? []) : [];
}

const rowsAtOnce = 2_000;

/** Unused data belongs to removed tenants, or was replaced by a newer copy of a tenant's data. */
class UnusedData {
  readonly #statements: Statements;
  readonly #transactions: Transactions;
  readonly #generations: Generations;
  readonly #isWriting: (image: string) => boolean;
  readonly #tenants = new Set<string>();
  #removal: Promise<void> | undefined;

  constructor(statements: Statements, transactions: Transactions, isWriting: (image: string) => boolean) {
    this.#statements = statements;
    this.#transactions = transactions;
    this.#generations = new Generations(statements);
    this.#isWriting = isWriting;
  }

  add(tenant: string): void {
    this.#tenants.add(tenant);
  }

  removeLeft(): void {
    this.#addLeft();
    void this.remove();
  }

  close(): void {
    this.#tenants.clear();
  }

  #addLeft(): void {
    const { tenantsOfUnused, tenantOfPages } = this.#statements;
    try {
      for (const { tenant } of tenantsOfUnused.all()) this.#tenants.add(String(tenant));
      for (const tenant of generationValues('', (last) => tenantOfPages.get(last)?.['tenant']))
        this.#tenants.add(tenant);
    } catch (error) {
      if (!isCorruption(error)) throw error;
    }
  }

  removeSome(tenant: string): void {
    if (this.#removeSlice(tenant)) this.#tenants.add(tenant);
  }

  remove(): Promise<void> | undefined {
    if (this.#tenants.size > 0) this.#removal ??= this.#removeInTurns();
    return this.#removal;
  }

  /** If the removal of unused data fails, the next commit starts the removal again. */
  async #removeInTurns(): Promise<void> {
    try {
      for (const tenant of this.#tenants) {
        for (await nextTurn(); this.#tenants.has(tenant); await nextTurn()) this.#removeNext(tenant);
      }
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
    } finally {
      this.#removal = undefined;
    }
  }

  /** Data on a damaged database page cannot be removed, so it stays in the database. */
  #removeNext(tenant: string): void {
    let isFound = false;
    try {
      this.#transactions.run((registry) => {
        isFound = this.#removeSlice(tenant);
        return registry;
      });
    } catch (error) {
      if (!isCorruption(error)) throw error;
    }
    if (!isFound) this.#tenants.delete(tenant);
  }

  #removeSlice(tenant: string): boolean {
    const { imageOfPages, dropPages } = this.#statements;
    if (this.#generations.removeSome(tenant, rowsAtOnce)) return true;
    const used = this.#imagesInUse(tenant);
    if (!used) return false;
    for (const image of generationValues('', (last) => imageOfPages.get(tenant, last)?.['image'])) {
      if (used.has(image) || this.#isWriting(image)) continue;
      dropPages.run(tenant, image, tenant, image, pagesAtOnce);
      return true;
    }
    return false;
  }

  #imagesInUse(tenant: string): Set<string> | undefined {
    const row = this.#statements.tenant.get(tenant);
    if (!row) return new Set();
    try {
      const { seed, base, snapshots } = tenantEntryOf(tenant, row).catalog;
      return new Set([seed, base, ...snapshots.map(({ image }) => image)].map(({ id }) => id));
    } catch (error) {
      if (error instanceof Damaged) return undefined;
      throw error;
    }
  }
}
