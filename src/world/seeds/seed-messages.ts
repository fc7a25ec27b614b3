import type { CollectionName } from '../collections.ts';

/** What the reader of seeds sends when it is asked for more: some rows, the end with the version of the world, or a refusal. */
export type SeedMessage = { collection: CollectionName; rows: object[] } | { version: number } | { refused: string };

/** Why a seed is not taken. */
export class SeedRefusal extends Error {}
