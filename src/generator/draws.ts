import { seedOf } from '../../contract-samples/seed.ts';

/** A pseudo-random number for a row: at least 0 and less than 1. */
export type GeneratorDraw = (row: number) => number;

/** Each number depends only on the seed, the collection, the property and the row. */
export function drawsOf(seed: number, collection: string): (property: string) => GeneratorDraw {
  return (property) => {
    const base = seedOf(seed, collection, property);
    return (row) => mixed(base ^ Math.imul(row, 0x9e3779b1)) / 2 ** 32;
  };
}

export function picked<T>(items: readonly T[], share: number): T {
  const item = items[Math.floor(share * items.length)];
  if (item === undefined) throw new Error('the list is empty');
  return item;
}

export function wholeBelow(from: number, to: number, share: number): number {
  return from + Math.floor(share * (to - from + 1));
}

/** Assigns a row to a bucket from 1 to `buckets` (jump consistent hash, https://arxiv.org/abs/1406.2294). */
export function bucketOf(draw: GeneratorDraw, row: number, buckets: number): number {
  let bucket = 0;
  for (let next = 0, step = 0; next < buckets; step++) {
    bucket = next;
    next = Math.floor((bucket + 1) / (draw(row + step * 1_000_003) || 2 ** -33));
  }
  return bucket + 1;
}

/** Mixes bits like MurmurHash3, so that similar numbers give different results. */
function mixed(given: number): number {
  let hash = Math.imul(given ^ (given >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
