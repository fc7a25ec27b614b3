import { pickOf, seedOf, shareOf } from '../../contract-samples/index.ts';

/**
 * The random numbers of one step. Each number depends only on the seed of the step and on a label.
 * An additional random number of a step does not change the other random numbers of the step.
 */
export class Draws {
  readonly seed: number;

  constructor(seed: number) {
    this.seed = seed;
  }

  /** Returns true with the given probability. */
  chance(label: string, probability: number): boolean {
    return shareOf(this.seed, label) < probability;
  }

  /** Returns a random integer from 0 to `below - 1`. */
  number(label: string, below: number): number {
    return Math.floor(shareOf(this.seed, label) * below);
  }

  /** Returns a random item of a list that is the same in every run. */
  pick<T>(label: string, items: readonly T[]): T {
    return pickOf(items, this.seed, label);
  }

  /**
   * Returns one of several objects at random, or undefined if there are none.
   * Returns the object with the smallest hash, because a missing other object then rarely changes the choice.
   * Shortening a request sequence removes objects but must not change which objects the remaining steps use.
   */
  choose<T>(label: string, objects: Iterable<T>, keyOf: (object: T) => string): T | undefined {
    return this.order(label, objects, keyOf)[0];
  }

  /** Returns all objects in a random order, sorted by their hashes. */
  order<T>(label: string, objects: Iterable<T>, keyOf: (object: T) => string): T[] {
    const hashed = [...objects].map((object) => ({ object, hash: seedOf(this.seed, label, keyOf(object)) }));
    return hashed.sort((one, other) => one.hash - other.hash).map(({ object }) => object);
  }
}
