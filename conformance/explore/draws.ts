import { pickOf, seedOf, shareOf } from '../../contract-samples/index.ts';

/**
 * The random draws of one step. Each draw has a label, and depends only on the seed of the step and on this label.
 * If a step makes an additional draw, the results of its other draws stay the same.
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

  /** Returns a whole number from 0 to one less than `below`. */
  number(label: string, below: number): number {
    return Math.floor(shareOf(this.seed, label) * below);
  }

  /** Returns one item of a fixed list. */
  pick<T>(label: string, items: readonly T[]): T {
    return pickOf(items, this.seed, label);
  }

  /**
   * Returns one of several objects, or undefined if there is none.
   * Chooses the object with the smallest hash, so that the choice stays the same if another object is missing.
   * Shrinking removes steps and thus objects, but must not change the choices of the remaining steps.
   */
  choose<T>(label: string, objects: Iterable<T>, keyOf: (object: T) => string): T | undefined {
    return this.order(label, objects, keyOf)[0];
  }

  /** Returns all objects in the order of their hashes. */
  order<T>(label: string, objects: Iterable<T>, keyOf: (object: T) => string): T[] {
    const hashed = [...objects].map((object) => ({ object, hash: seedOf(this.seed, label, keyOf(object)) }));
    return hashed.sort((one, other) => one.hash - other.hash).map(({ object }) => object);
  }
}
