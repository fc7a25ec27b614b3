import { Damaged } from '../../contract/damaged.ts';
import { nextTurn } from '../../tenant/slices.ts';
import type { Structure, TenantWrite } from '../store.ts';
import { checksumOf, isWhole, wrongChecksum } from './checksums.ts';
import type { Statements } from './statements.ts';
import type { Transactions } from './transactions.ts';
import { UnusedData } from './unused-data.ts';

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
