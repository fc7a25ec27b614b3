import type { CollectionName } from '../collections.ts';

/** The last message of the worker thread contains the version of the tenant's data. */
export type SeedMessage = { collection: CollectionName; rows: object[] } | { version: number } | { refused: string };

/** Thrown if a seed file is invalid, or if its parsing takes too much CPU time or memory. */
export class SeedRefusal extends Error {}
