import { pickOf, seedOf, shareOf } from '../../contract-samples/index.ts';

export class WalkDraws {
  readonly seed: number;

  constructor(seed: number) {
    this.seed = seed;
  }

  chance(label: string, probability: number): boolean {
    return shareOf(this.seed, label) < probability;
  }

  number(label: string, below: number): number {
    return Math.floor(shareOf(this.seed, label) * below);
  }

  pick<T>(label: string, items: readonly T[]): T {
    return pickOf(items, this.seed, label);
  }

  choose<T>(label: string, objects: Iterable<T>, keyOf: (object: T) => string): T | undefined {
    return this.order(label, objects, keyOf)[0];
  }

  order<T>(label: string, objects: Iterable<T>, keyOf: (object: T) => string): T[] {
    const hashed = [...objects].map((object) => ({ object, hash: seedOf(this.seed, label, keyOf(object)) }));
    return hashed.sort((one, other) => one.hash - other.hash).map(({ object }) => object);
  }
}
