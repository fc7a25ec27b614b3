import { randomUUID } from 'node:crypto';
import type { TenantData } from '../tenant/tenant-data.ts';
import type { TokenBinding } from '../tenant/tenants.ts';
import { applyRows, rowStates, tenantDataOfPages } from './pages.ts';
import type { Catalog, Conflict, ImageRef, Listed, StoredTenant, TenantHead } from './store.ts';

export interface Checkpoint extends ImageRef {
  tenantData?: TenantData;
}

/** Row changes modify `tenantData` in place. Other changes create a new `TenantState`. */
export interface TenantState {
  head: TenantHead;
  seed: Checkpoint;
  base: Checkpoint;
  snapshots: ReadonlyMap<string, { takenAt: number; image: Checkpoint }>;
  binding: TokenBinding;
  tenantData: TenantData;
  listed: Listed;
  keys: string[] | null;
  dead: number;
}

export function newImage(tenantData: TenantData): Checkpoint {
  return { id: randomUUID(), version: tenantData.version, tenantData };
}

export async function loadedState(tenant: string, { head, catalog, pages, rows }: StoredTenant): Promise<TenantState> {
  const image = { ...catalog.base, tenantData: await tenantDataOfPages(tenant, catalog.base.version, pages) };
  const tenantData = image.tenantData.fork(tenant);
  await applyRows(tenantData, rows, head.version);
  const dead = rows.filter(({ body }) => body === null).length;
  return { ...imagesAndTokens(catalog, [image]), head, tenantData, listed: listedOf(tenantData), keys: null, dead };
}

/** Returns null if another process has removed the tenant, and undefined if the tenant must be loaded again. */
export function stateAfter(state: TenantState, { head, catalog, rows }: Conflict): TenantState | null | undefined {
  if (!head || !catalog) return null;
  if (head.epoch !== state.head.epoch) return undefined;
  state.tenantData.apply(rowStates(state.tenantData.tenant, rows), head.version);
  const dead = state.dead + rows.filter(({ body }) => body === null).length;
  const known = [state.seed, state.base, ...[...state.snapshots.values()].map(({ image }) => image)];
  return {
    ...imagesAndTokens(catalog, known),
    head,
    tenantData: state.tenantData,
    listed: listedOf(state.tenantData),
    keys: null,
    dead,
  };
}

export function listedOf({ rows }: TenantData): Listed {
  return { faulty: rows.faults.size > 0, expiresAt: rows.settings.get('settings')?.expiresAt ?? null };
}

function imagesAndTokens(
  catalog: Catalog,
  known: readonly Checkpoint[],
): Pick<TenantState, 'seed' | 'base' | 'snapshots' | 'binding'> {
  const imageOf = (ref: ImageRef): Checkpoint => known.find(({ id }) => id === ref.id) ?? { ...ref };
  const base = imageOf(catalog.base);
  const seed = catalog.seed.id === base.id ? base : imageOf(catalog.seed);
  const snapshots = new Map(
    catalog.snapshots.map(({ name, takenAt, image }) => [name, { takenAt, image: imageOf(image) }]),
  );
  const { tenantId, revocations } = catalog.tokens;
  return { seed, base, snapshots, binding: { tenantId, revocations: new Map(revocations) } };
}

export function catalogOf({ seed, base, snapshots, binding }: TenantState): Catalog {
  const refOf = ({ id, version }: Checkpoint): ImageRef => ({ id, version });
  return {
    seed: refOf(seed),
    base: refOf(base),
    snapshots: [...snapshots].map(([name, { takenAt, image }]) => ({ name, takenAt, image: refOf(image) })),
    tokens: { tenantId: binding.tenantId, revocations: [...binding.revocations] },
  };
}

export function imagesOf(state: TenantState | null): Map<string, Checkpoint> {
  if (!state) return new Map();
  const images = [state.seed, state.base, ...[...state.snapshots.values()].map(({ image }) => image)];
  return new Map(images.map((image) => [image.id, image]));
}
