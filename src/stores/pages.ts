import { type CollectionName, type Collections, emptyCollections } from '../world/collections.ts';
import { type RowState, World } from '../world/world.ts';
import type { StoredRow } from './store.ts';
import { pageOf, rowStateOf } from './stored-values.ts';

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

/** The world of an image. Throws `Damaged` where a page cannot be read. */
export function worldOfPages(tenant: string, version: number, pages: readonly string[]): World {
  const world = new World(tenant, emptyCollections());
  for (const page of pages) {
    const [name, rows] = pageOf(tenant, 'a page of an image', page);
    const into: { put(row: object): void; commit(): unknown } = world.rows[name];
    for (const row of rows) into.put(row);
    into.commit();
  }
  world.apply([], version);
  return world;
}

/** The rows of the store as a world takes them over. Throws `Damaged` where one cannot be read. */
export function rowStates(tenant: string, rows: readonly StoredRow[]): RowState[] {
  return rows.map((row) => rowStateOf(tenant, row));
}

function namesOf(rows: Collections): CollectionName[] {
  return Object.keys(rows) as CollectionName[];
}
