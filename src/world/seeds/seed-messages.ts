import type { CollectionName } from '../collections.ts';

/** A message from the worker thread: some rows, the version of the data at the end, or an error. */
export type SeedMessage = { collection: CollectionName; rows: object[] } | { version: number } | { refused: string };

/** The error for a seed file that is invalid or uses too many resources. */
export class SeedRefusal extends Error {}
