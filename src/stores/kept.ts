import { randomUUID } from 'node:crypto';
import type { TokenBinding } from '../world/token-binding.ts';
import type { World } from '../world/world.ts';
import { applyRows, rowStates, worldOfPages } from './pages.ts';
import type { Head, ImageRef, Listed, News, Shelf, Stored } from './store.ts';

/** An image is a stored, immutable copy of a tenant's data. It is loaded at its first use. */
export interface Image extends ImageRef {
  world?: World;
  /** The serialized data in pages. Only set while the image is being stored. */
  pages?: string[];
}

/** The state of a tenant in memory. The object is immutable, except for `world`. */
export interface Kept {
  head: Head;
  seed: Image;
  base: Image;
  snapshots: ReadonlyMap<string, { takenAt: number; image: Image }>;
  binding: TokenBinding;
  world: World;
  listed: Listed;
  /** The new API keys, or null if the stored keys stay unchanged. */
  keys: string[] | null;
  /** The number of deleted rows that the store still lists, so that other processes learn of the deletion. */
  dead: number;
}

/** Creates an image of a tenant's data. The image is not stored yet. */
export function newImage(world: World): Image {
  return { id: randomUUID(), version: world.version, world };
}

/** Builds the in-memory state of a tenant from its stored data. */
export async function keptOf(tenant: string, { head, shelf, pages, rows }: Stored): Promise<Kept> {
  const image = { ...shelf.base, world: await worldOfPages(tenant, shelf.base.version, pages) };
  const world = image.world.fork(tenant);
  await applyRows(world, rows, head.version);
  const dead = rows.filter(({ body }) => body === null).length;
  return { ...shelved(shelf, [image]), head, world, listed: listedOf(world), keys: null, dead };
}

/**
 * Applies the changes of other processes to a tenant. Returns null if the tenant was removed.
 * Returns undefined if the tenant must be loaded again.
 */
export function caughtUp(kept: Kept, { head, shelf, rows }: News): Kept | null | undefined {
  if (!head || !shelf) return null;
  if (head.epoch !== kept.head.epoch) return undefined;
  kept.world.apply(rowStates(kept.world.tenant, rows), head.version);
  const dead = kept.dead + rows.filter(({ body }) => body === null).length;
  const known = [kept.seed, kept.base, ...[...kept.snapshots.values()].map(({ image }) => image)];
  return { ...shelved(shelf, known), head, world: kept.world, listed: listedOf(kept.world), keys: null, dead };
}

export function listedOf({ rows }: World): Listed {
  return { faulty: rows.faults.size > 0, expiresAt: rows.settings.get('settings')?.expiresAt ?? null };
}

/** Returns the images and the token binding of a stored tenant. Images that are already known are reused. */
function shelved(shelf: Shelf, known: readonly Image[]): Pick<Kept, 'seed' | 'base' | 'snapshots' | 'binding'> {
  const imageOf = (ref: ImageRef): Image => known.find(({ id }) => id === ref.id) ?? { ...ref };
  const base = imageOf(shelf.base);
  const seed = shelf.seed.id === base.id ? base : imageOf(shelf.seed);
  const snapshots = new Map(
    shelf.snapshots.map(({ name, takenAt, image }) => [name, { takenAt, image: imageOf(image) }]),
  );
  const { tenantId, revocations } = shelf.tokens ?? { tenantId: '', revocations: [] };
  return { seed, base, snapshots, binding: { tenantId, revocations: new Map(revocations) } };
}

/** Returns the parts of a tenant that are stored beside its rows: image references and token binding. */
export function shelfOf({ seed, base, snapshots, binding }: Kept): Shelf {
  const refOf = ({ id, version }: Image): ImageRef => ({ id, version });
  return {
    seed: refOf(seed),
    base: refOf(base),
    snapshots: [...snapshots].map(([name, { takenAt, image }]) => ({ name, takenAt, image: refOf(image) })),
    tokens: { tenantId: binding.tenantId, revocations: [...binding.revocations] },
  };
}

/** Returns every image that a tenant refers to, by image id. */
export function imagesOf(kept: Kept | null): Map<string, Image> {
  if (!kept) return new Map();
  const images = [kept.seed, kept.base, ...[...kept.snapshots.values()].map(({ image }) => image)];
  return new Map(images.map((image) => [image.id, image]));
}
