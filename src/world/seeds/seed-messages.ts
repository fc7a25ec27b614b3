import type { CollectionName } from '../collections.ts';

/** A message of the worker: some rows, the version of the world at the end, or a refusal. */
export type SeedMessage = { collection: CollectionName; rows: object[] } | { version: number } | { refused: string };

/** Explains why a seed is refused. */
export class SeedRefusal extends Error {}
