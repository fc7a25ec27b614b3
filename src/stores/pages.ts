import { type CollectionName, type Collections, emptyCollections } from '../world/collections.ts';
import { nextTurn } from '../world/slices.ts';
import { type RowState, World } from '../world/world.ts';
import type { StoredRow } from './store.ts';
import { pageOf, rowStateOf } from './stored-values.ts';

/** How many rows stand on one page of an image. */
const rowsOnPage = 500;

/** How many pages are written or read in one turn of the event loop. */
const pagesPerTurn = 2;

/** A world as the pages of an image, with turns for other work between them. The world must not change meanwhile. */
export async function pagesOf({ rows }: World): Promise<string[]> {
  const pages: string[] = [];
  for (const name of namesOf(rows)) {
    for (let from = 0; from < rows[name].size; from += rowsOnPage) {
      pages.push(JSON.stringify([name, rows[name].list(from, from + rowsOnPage)]));
      if (pages.length % pagesPerTurn === 0) await nextTurn();
    }
  }
  // An image without pages could not be told from one that is missing.
  return pages.length > 0 ? pages : [JSON.stringify(['settings', []])];
}

/** The world of an image, with turns for other work between its pages. Throws `Damaged` where a page cannot be read. */
export async function worldOfPages(tenant: string, version: number, pages: readonly string[]): Promise<World> {
  const world = new World(tenant, emptyCollections());
  for (const [at, page] of pages.entries()) {
    const [name, rows] = pageOf(tenant, 'a page of an image', page);
    const into: { put(row: object): void; commit(): unknown } = world.rows[name];
    for (const row of rows) into.put(row);
    into.commit();
    if (at % pagesPerTurn === pagesPerTurn - 1) await nextTurn();
  }
  world.apply([], version);
  return world;
}

/** Applies the rows of the store to a world that nobody sees yet, with turns for other work in between. */
export async function applyRows(world: World, rows: readonly StoredRow[], version: number): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsOnPage) {
    world.apply(rowStates(world.tenant, rows.slice(from, from + rowsOnPage)), version);
    await nextTurn();
  }
  world.apply([], version);
}

/** The rows of the store as a world takes them over. Throws `Damaged` where one cannot be read. */
export function rowStates(tenant: string, rows: readonly StoredRow[]): RowState[] {
  return rows.map((row) => rowStateOf(tenant, row));
}

function namesOf(rows: Collections): CollectionName[] {
  return Object.keys(rows) as CollectionName[];
}
