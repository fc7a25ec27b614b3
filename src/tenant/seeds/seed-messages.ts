import type { CollectionName } from '../collections.ts';

/**
 * A message from the worker thread that parses a seed file.
 * A message contains rows or an error. The last message contains the version of the tenant's data.
 */
export type SeedMessage = { collection: CollectionName; rows: object[] } | { version: number } | { refused: string };

/** Thrown if a seed file is invalid, or if its parsing takes too much CPU time or memory. */
export class SeedRefusal extends Error {}
