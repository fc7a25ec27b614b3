import { Damaged } from '../../contract/damaged.ts';
import type { Statements } from './statements.ts';
import { valuesOf } from './values-of.ts';

const least = -(2n ** 63n);

/**
 * Every row of a tenant has a generation number. Rows in use have the number in their tenant's entry.
 * If all data of a tenant is replaced, a new generation starts, and the earlier ones are listed as unused.
 * Only rows of listed generations are removed. A damaged generation number therefore cannot destroy data.
 */
export class Generations {
  readonly #statements: Statements;

  constructor(statements: Statements) {
    this.#statements = statements;
  }

  /** Lists all stored rows of a tenant as unused, and starts a new generation of rows. */
  renew(tenant: string): void {
    this.retire(tenant);
    this.#statements.setGeneration.run((this.unusedOf(tenant).at(-1) ?? 0n) + 1n, tenant);
  }

  /** Lists all stored rows of a tenant as unused. */
  retire(tenant: string): void {
    for (const generation of this.#storedOf(tenant)) this.#statements.addUnused.run(tenant, generation);
  }

  /** Returns the generation numbers of a tenant's unused rows in ascending order. */
  unusedOf(tenant: string): bigint[] {
    const listed = this.#statements.unusedGenerations.all(tenant);
    return listed.flatMap(({ generation }) => (typeof generation === 'bigint' ? generation : []));
  }

  /** Throws the error `Damaged` if the stored generation numbers of a tenant contradict each other. */
  requireSound(tenant: string): void {
    const current = this.#statements.generation.get(tenant)?.['generation'];
    const unused = this.unusedOf(tenant);
    const wrong = [...this.#storedOf(tenant)].find((each) => (each === current) === unused.includes(each));
    if (wrong === undefined) return;
    const found = wrong === current ? 'its rows are listed as unused' : `some rows have the number ${wrong}`;
    throw new Damaged(tenant, `the column generation of its entry is ${current}, but ${found}`);
  }

  /** Removes some unused rows of a tenant. Returns true if there were any. */
  removeSome(tenant: string, most: number): boolean {
    const current = this.#statements.generation.get(tenant)?.['generation'];
    for (const generation of this.unusedOf(tenant)) {
      if (generation === current) continue;
      if (this.#statements.dropRows.run(tenant, generation, most).changes > 0) return true;
      this.#statements.dropUnused.run(tenant, generation);
    }
    return false;
  }

  #storedOf(tenant: string): Generator<bigint> {
    return valuesOf(least, (last) => this.#statements.generationOfRows.get(tenant, last)?.['generation']);
  }
}
