import { Damaged } from '../../contract/damaged.ts';
import type { Statements } from './statements.ts';

const least = -(2n ** 63n);

/** A row in use has the number of its tenant. Only rows with a number in the table `unused_rows` are removed. */
export class Generations {
  readonly #statements: Statements;

  constructor(statements: Statements) {
    this.#statements = statements;
  }

  renew(tenant: string): void {
    this.retire(tenant);
    this.#statements.setGeneration.run((this.unusedOf(tenant).at(-1) ?? 0n) + 1n, tenant);
  }

  retire(tenant: string): void {
    for (const generation of this.#storedOf(tenant)) this.#statements.addUnused.run(tenant, generation);
  }

  unusedOf(tenant: string): bigint[] {
    const listed = this.#statements.unusedGenerations.all(tenant);
    return listed.flatMap(({ generation }) => (typeof generation === 'bigint' ? generation : []));
  }

  requireSound(tenant: string): void {
    const current = this.#statements.generation.get(tenant)?.['generation'];
    const unused = this.unusedOf(tenant);
    const wrong = [...this.#storedOf(tenant)].find((each) => (each === current) === unused.includes(each));
    if (wrong === undefined) return;
    const found = wrong === current ? 'its rows are listed as unused' : `some rows have the number ${wrong}`;
    throw new Damaged(tenant, `the column generation of its entry is ${current}, but ${found}`);
  }

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
    return generationValues(least, (last) => this.#statements.generationOfRows.get(tenant, last)?.['generation']);
  }
}

/** Yields distinct values in ascending order. `after` returns the smallest greater value. */
export function* generationValues<T extends string | bigint>(least: T, after: (last: T) => unknown): Generator<T> {
  const isOfType = (value: unknown): value is T => typeof value === typeof least;
  for (let value = after(least); isOfType(value); value = after(value)) yield value;
}
