import { randomUUID } from 'node:crypto';
import type { TokenBinding } from '../world/token-binding.ts';
import type { World } from '../world/world.ts';
import { applyRows, rowStates, worldOfPages } from './pages.ts';
import type { Head, ImageRef, Listed, News, Shelf, Stored } from './store.ts';

/** A world that never changes, read when it is first needed. */
export interface Image extends ImageRef {
  world?: World;
  /** Its pages, while they are being stored. */
  pages?: string[];
}

/** A tenant as a process holds it. It is never changed in place, but for its world. */
export interface Kept {
  head: Head;
  seed: Image;
  base: Image;
  snapshots: ReadonlyMap<string, { takenAt: number; image: Image }>;
  binding: TokenBinding;
  world: World;
  listed: Listed;
  /** Its API keys, where they are to become other ones. */
  keys: string[] | null;
  /** Deleted rows that are kept as such, so that others hear of them. */
  dead: number;
}

/** An image of a world that is not kept yet. */
export function newImage(world: World): Image {
  return { id: randomUUID(), version: world.version, world };
}

/** A tenant as it comes out of the store. */
export async function keptOf(tenant: string, { head, shelf, pages, rows }: Stored): Promise<Kept> {
  const image = { ...shelf.base, world: await worldOfPages(tenant, shelf.base.version, pages) };
  const world = image.world.fork(tenant);
  await applyRows(world, rows, head.version);
  const dead = rows.filter(({ body }) => body === null).length;
  return { ...shelved(shelf, [image]), head, world, listed: listedOf(world), keys: null, dead };
}

/** The tenant further on, with what others changed; undefined where it has to be loaded anew. */
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

/** The images of a shelf; those that are known already stay as they are. */
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

/** What a tenant has beside its rows, as the store keeps it. */
export function shelfOf({ seed, base, snapshots, binding }: Kept): Shelf {
  const refOf = ({ id, version }: Image): ImageRef => ({ id, version });
  return {
    seed: refOf(seed),
    base: refOf(base),
    snapshots: [...snapshots].map(([name, { takenAt, image }]) => ({ name, takenAt, image: refOf(image) })),
    tokens: { tenantId: binding.tenantId, revocations: [...binding.revocations] },
  };
}

/** Every image that a tenant refers to, by id. */
export function imagesOf(kept: Kept | null): Map<string, Image> {
  if (!kept) return new Map();
  const images = [kept.seed, kept.base, ...[...kept.snapshots.values()].map(({ image }) => image)];
  return new Map(images.map((image) => [image.id, image]));
}
