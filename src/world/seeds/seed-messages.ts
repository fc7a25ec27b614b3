import type { CollectionName } from '../collections.ts';

/** A message of the worker: some rows, the data version at the end, or a refusal. */
export type SeedMessage = { collection: CollectionName; rows: object[] } | { version: number } | { refused: string };

/** The error for a seed that is invalid or takes too many resources. */
export class SeedRefusal extends Error {}
