import { type CollectionName, type Collections, emptyCollections } from '../world/collections.ts';
import type { KeyPart } from '../world/compare.ts';
import { type RowState, World } from '../world/world.ts';
import type { StoredRow } from './store.ts';

/** How many rows stand on one page of an image. */
const rowsOnPage = 500;

/** A world as the pages of an image. */
export function pagesOf({ rows }: World): string[] {
  const pages: string[] = [];
  for (const name of namesOf(rows)) {
    for (let from = 0; from < rows[name].size; from += rowsOnPage) {
      pages.push(JSON.stringify([name, rows[name].list(from, from + rowsOnPage)]));
    }
  }
  // An image without pages could not be told from one that is missing.
  return pages.length > 0 ? pages : [JSON.stringify(['settings', []])];
}

/** The world of an image. */
export function worldOfPages(tenant: string, version: number, pages: readonly string[]): World {
  const world = new World(tenant, emptyCollections());
  for (const page of pages) {
    const [name, rows]: [CollectionName, object[]] = JSON.parse(page);
    const into: { put(row: object): void; commit(): unknown } = world.rows[name];
    for (const row of rows) into.put(row);
    into.commit();
  }
  world.apply([], version);
  return world;
}

/** The rows of the store as a world takes them over. */
export function rowStates(rows: readonly StoredRow[]): RowState[] {
  return rows.map(({ collection, key, body }) => ({
    collection: collection as CollectionName,
    key: JSON.parse(key) as KeyPart,
    row: body === null ? null : (JSON.parse(body) as object),
  }));
}

function namesOf(rows: Collections): CollectionName[] {
  return Object.keys(rows) as CollectionName[];
}
