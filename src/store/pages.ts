import { type CollectionName, type Collections, emptyCollections } from '../tenant/collections.ts';
import { nextTurn } from '../tenant/slices.ts';
import { type RowState, TenantData } from '../tenant/tenant-data.ts';
import type { StoredRow } from './store.ts';
import { imagePage, rowStateOf } from './stored-values.ts';

/** Rows in a page, at most. A complete copy of a tenant's data consists of pages (JSON lists of rows). */
const rowsOnPage = 500;

/** A page is complete when its length reaches this number of characters. */
const charactersOnPage = 250_000;

/** Number of pages to convert in one step. Between two steps, the server answers requests. */
const pagesPerTurn = 2;

/** The tenant's data must not change until the promise resolves. */
export async function imagePages(tenantData: TenantData): Promise<string[]> {
  return (await pagesWithin(tenantData, Number.POSITIVE_INFINITY)) ?? [];
}

export async function pagesWithin({ rows }: TenantData, most: number): Promise<string[] | undefined> {
  const pages: string[] = [];
  const pause = pauses();
  let left = most;
  for (const name of namesOf(rows)) {
    for (const page of pagesOfRows(name, rows[name])) {
      left -= page.length;
      if (left < 0) return undefined;
      pages.push(page);
      await pause(page);
    }
  }
  // Every stored copy of a tenant's data needs at least one page, so an empty tenant gets one empty page.
  return pages.length > 0 ? pages : [JSON.stringify(['settings', []])];
}

function pauses(): (page: string) => Promise<void> | undefined {
  let done = 0;
  return ({ length }) => {
    done += Math.max(1 / pagesPerTurn, length / charactersOnPage);
    if (done < 1) return undefined;
    done = 0;
    return nextTurn();
  };
}

interface Rows {
  size: number;
  list: (from: number, to: number) => readonly object[];
}

function* pagesOfRows(name: CollectionName, rows: Rows): Generator<string> {
  let texts: string[] = [];
  let length = 0;
  for (let from = 0; from < rows.size; from += rowsOnPage) {
    for (const row of rows.list(from, from + rowsOnPage)) {
      if (texts.length === rowsOnPage || length >= charactersOnPage) {
        yield pageText(name, texts);
        [texts, length] = [[], 0];
      }
      const text = JSON.stringify(row);
      texts.push(text);
      length += text.length;
    }
  }
  if (texts.length > 0) yield pageText(name, texts);
}

function pageText(name: CollectionName, rows: readonly string[]): string {
  return `[${JSON.stringify(name)},[${rows.join(',')}]]`;
}

export async function tenantDataOfPages(
  tenant: string,
  version: number,
  pages: readonly string[],
): Promise<TenantData> {
  const tenantData = new TenantData(tenant, emptyCollections());
  const pause = pauses();
  for (const page of pages) {
    const [name, rows] = imagePage(tenant, 'a page of an image', page);
    const into: { put(row: object): void; commit(): unknown } = tenantData.rows[name];
    for (const row of rows) into.put(row);
    into.commit();
    await pause(page);
  }
  tenantData.apply([], version);
  return tenantData;
}

/** Until the promise resolves, no other function may use the tenant's data. */
export async function applyRows(tenantData: TenantData, rows: readonly StoredRow[], version: number): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsOnPage) {
    tenantData.apply(rowStates(tenantData.tenant, rows.slice(from, from + rowsOnPage)), version);
    await nextTurn();
  }
  tenantData.apply([], version);
}

export function rowStates(tenant: string, rows: readonly StoredRow[]): RowState[] {
  return rows.map((row) => rowStateOf(tenant, row));
}

function namesOf(rows: Collections): CollectionName[] {
  return Object.keys(rows) as CollectionName[];
}
