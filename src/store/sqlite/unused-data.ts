import { Damaged } from '../../contract/damaged.ts';
import { Unavailable } from '../../contract/unavailable.ts';
import { nextTurn } from '../../tenant/slices.ts';
import { entryOf } from '../stored-values.ts';
import { Generations, generationValues } from './generations.ts';
import { isCorruption } from './sqlite-errors.ts';
import type { Statements } from './statements.ts';
import type { Transactions } from './transactions.ts';

/** Number of unused pages to remove in one step. Between two steps, the server answers requests. */
const pagesAtOnce = 4;

const rowsAtOnce = 2_000;

/** Unused data belongs to removed tenants, or was replaced by a newer copy of a tenant's data. */
export class UnusedData {
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
      const { seed, base, snapshots } = entryOf(tenant, row).catalog;
      return new Set([seed, base, ...snapshots.map(({ image }) => image)].map(({ id }) => id));
    } catch (error) {
      if (error instanceof Damaged) return undefined;
      throw error;
    }
  }
}
