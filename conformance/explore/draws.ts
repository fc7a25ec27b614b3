import { pickOf, seedOf, shareOf } from '../../contract-samples/index.ts';

/**
 * Random numbers for one step. Each number depends only on the seed of the step and on a label.
 * An additional random number of a step therefore does not change the other random numbers of the step.
 */
export class Draws {
  readonly seed: number;

  constructor(seed: number) {
    this.seed = seed;
  }

  chance(label: string, probability: number): boolean {
    return shareOf(this.seed, label) < probability;
  }

  /** Returns a random integer from 0 to `below - 1`. */
  number(label: string, below: number): number {
    return Math.floor(shareOf(this.seed, label) * below);
  }

  /** Returns a random item of a list whose items are the same in every run. */
  pick<T>(label: string, items: readonly T[]): T {
    return pickOf(items, this.seed, label);
  }

  /**
   * Returns a random object, or undefined if there are no objects.
   * The object with the smallest hash is chosen, so that the choice rarely changes if another object is missing.
   * A shortened request sequence creates fewer objects, but its remaining steps must use the same objects as before.
   */
  choose<T>(label: string, objects: Iterable<T>, keyOf: (object: T) => string): T | undefined {
    return this.order(label, objects, keyOf)[0];
  }

  order<T>(label: string, objects: Iterable<T>, keyOf: (object: T) => string): T[] {
    const hashed = [...objects].map((object) => ({ object, hash: seedOf(this.seed, label, keyOf(object)) }));
    return hashed.sort((one, other) => one.hash - other.hash).map(({ object }) => object);
  }
}
