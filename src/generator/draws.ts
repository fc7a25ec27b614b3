import { seedOf } from '../../contract-samples/seed.ts';

/** Returns a pseudo-random number for a generated row. The number is at least 0 and less than 1. */
export type Draw = (row: number) => number;

/**
 * Gives each property of each generated row its own pseudo-random number.
 * Each random number depends only on the seed of the generated tenant, the collection, the property and the row.
 */
export function drawsOf(seed: number, collection: string): (property: string) => Draw {
  return (property) => {
    const base = seedOf(seed, collection, property);
    return (row) => mixed(base ^ Math.imul(row, 0x9e3779b1)) / 2 ** 32;
  };
}

/**
 * Selects an array element by a random number that is at least 0 and less than 1.
 * Throws an error if the array is empty.
 */
export function picked<T>(items: readonly T[], share: number): T {
  const item = items[Math.floor(share * items.length)];
  if (item === undefined) throw new Error('the list is empty');
  return item;
}

/** Converts a random number that is at least 0 and less than 1 to a whole number from `from` to `to`. */
export function whole(from: number, to: number, share: number): number {
  return from + Math.floor(share * (to - from + 1));
}

/**
 * Assigns a row to one of the buckets 1 to `buckets` (jump consistent hash, https://arxiv.org/abs/1406.2294).
 * If a bucket is added, each row stays in its bucket or moves to the added bucket.
 */
export function bucketOf(draw: Draw, row: number, buckets: number): number {
  let bucket = 0;
  for (let next = 0, step = 0; next < buckets; step++) {
    bucket = next;
    next = Math.floor((bucket + 1) / (draw(row + step * 1_000_003) || 2 ** -33));
  }
  return bucket + 1;
}

/** Mixes the bits of a number like MurmurHash3, so that similar numbers give different results. */
function mixed(given: number): number {
  let hash = Math.imul(given ^ (given >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
