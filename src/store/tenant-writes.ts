import { randomUUID } from 'node:crypto';
import type { ChangeSet, TenantData } from '../tenant/tenant-data.ts';
import { imagePages, pagesWithin } from './pages.ts';
import type { Listed, StoredRow, Structure, TenantHead, TenantWrite } from './store.ts';
import { type Checkpoint, catalogOf, imagesOf, listedOf, newImage, type TenantState } from './tenant-state.ts';

export interface WorldChange {
  tenantData: TenantData;
  changeSet: ChangeSet;
}

export interface StateChange {
  before: TenantState | null;
  after: TenantState | null;
}

export type PagesOfImages = ReadonlyMap<string, string[]>;

/** The tenant data must not change until the promise resolves. */
export async function newImagePages(
  states: readonly StateChange[],
  known: PagesOfImages = new Map(),
): Promise<PagesOfImages> {
  const pages = new Map(known);
  for (const { before, after } of states) {
    for (const { id, tenantData } of newImages(before, after)) {
      if (!pages.has(id)) pages.set(id, await imagePages(tenantData));
    }
  }
  return pages;
}

export function writeOf(
  tenant: string,
  { before, after }: StateChange,
  changes: readonly WorldChange[],
  pages: PagesOfImages,
): TenantWrite {
  const expected = before?.head ?? null;
  if (!after) return before ? { tenant, expected, next: 'removed' } : { tenant, expected };
  const rows = isRebased(before, after)
    ? []
    : rowsOf(changes.filter(({ tenantData }) => tenantData === after.tenantData));
  const structure = structureOf(before, after, pages);
  if (rows.length === 0 && !structure) return { tenant, expected };
  const head = headOf(before, after, structure);
  return { tenant, expected, next: { head, rows, ...(structure && { structure }) } };
}

function rowsOf(changes: readonly WorldChange[]): StoredRow[] {
  const rows = new Map<string, { collection: string; key: string; row: unknown }>();
  for (const { changeSet } of changes) {
    for (const { collection, rows: changed } of changeSet.changes) {
      for (const { key, after } of changed) {
        const text = JSON.stringify(key);
        rows.set(`${collection} ${text}`, { collection, key: text, row: after });
      }
    }
  }
  return [...rows.values()].map(({ collection, key, row }) => ({
    collection,
    key,
    body: row === null ? null : JSON.stringify(row),
  }));
}

function isRebased(before: TenantState | null, after: TenantState): boolean {
  return before?.base !== after.base && after.base.version === after.tenantData.version;
}

function headOf(before: TenantState | null, after: TenantState, structure: Structure | undefined): TenantHead {
  const { version } = after.tenantData;
  if (!before || structure?.clear)
    return { epoch: randomUUID(), version, catalogVersion: (before?.head.catalogVersion ?? 0) + 1 };
  return { ...before.head, version, catalogVersion: before.head.catalogVersion + (structure ? 1 : 0) };
}

function newImages(before: TenantState | null, after: TenantState | null): (Checkpoint & { tenantData: TenantData })[] {
  const had = imagesOf(before);
  return [...imagesOf(after).values()].filter(
    (image): image is Checkpoint & { tenantData: TenantData } => image.tenantData !== undefined && !had.has(image.id),
  );
}

function structureOf(before: TenantState | null, after: TenantState, pages: PagesOfImages): Structure | undefined {
  const clear = before === null || before.tenantData !== after.tenantData || before.base !== after.base;
  const listed = listedOf(after.tenantData);
  const isSameCatalog =
    before?.seed === after.seed && before.snapshots === after.snapshots && before.binding === after.binding;
  if (!clear && isSameCatalog && isSame(listed, before.listed)) return undefined;
  const [had, has] = [imagesOf(before), imagesOf(after)];
  const images = newImages(before, after).map(({ id }) => ({ id, pages: pagesOfImage(id, pages) }));
  const drop = [...had.keys()].filter((id) => !has.has(id));
  return { catalog: catalogOf(after), listed, keys: after.keys, clear, images, drop };
}

function pagesOfImage(id: string, pages: PagesOfImages): string[] {
  const found = pages.get(id);
  if (!found) throw new Error(`the image ${id} has no pages to store`);
  return found;
}

function isSame(left: Listed, right: Listed): boolean {
  return left.faulty === right.faulty && left.expiresAt === right.expiresAt;
}

/** A marker informs other processes of a deleted row. A commit removes more markers than this limit and than rows. */
const mostDead = 2_000;

/** A commit that changes at most this number of rows stores only the changed rows. */
const fewRows = 10_000;

/** Above this number, a commit stores a complete copy. Writing 30,000 single rows blocks for almost 100 ms. */
const mostRows = 30_000;

/** Maximum size of a complete copy that replaces changed rows, in characters per changed row. */
const charactersPerRow = 2_000;

interface RenewedBase {
  base: Checkpoint;
  pages: string[];
}

export async function renewedBase(
  { tenantData, dead }: TenantState,
  changes: readonly WorldChange[],
): Promise<RenewedBase | undefined> {
  const isMostlyDead = changes.length > 0 && dead > mostDead && dead > sizeOf(tenantData);
  const pages = isMostlyDead
    ? await imagePages(tenantData)
    : await pagesForRows(tenantData, changedRows(tenantData, changes));
  return pages && { base: newImage(tenantData.fork(tenantData.tenant)), pages };
}

async function pagesForRows(tenantData: TenantData, rows: number): Promise<string[] | undefined> {
  if (rows <= fewRows) return undefined;
  return rows > mostRows ? imagePages(tenantData) : pagesWithin(tenantData, rows * charactersPerRow);
}

function sizeOf({ rows }: TenantData): number {
  return Object.values(rows).reduce((sum, { size }) => sum + size, 0);
}

function changedRows(tenantData: TenantData, changes: readonly WorldChange[]): number {
  const ofWorld = changes
    .filter((change) => change.tenantData === tenantData)
    .flatMap(({ changeSet }) => changeSet.changes);
  return ofWorld.reduce((sum, { rows }) => sum + rows.length, 0);
}
