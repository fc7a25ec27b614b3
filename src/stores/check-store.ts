import { createHash } from 'node:crypto';
import { Damaged } from '../contract/damaged.ts';
import type { FileStore } from '../files/file-store.ts';
import { filesOf } from '../world/archive/write-archive.ts';
import type { World } from '../world/world.ts';
import { worldOfPages } from './pages.ts';
import { rawFault } from './raw-rows.ts';
import type { Store } from './store.ts';
import { imagesOf, loadedState } from './tenant-state.ts';

/** The result of a database check. The list `faults` contains one sentence per error. */
export interface Checked {
  tenants: number;
  worlds: number;
  rows: number;
  files: number;
  faults: string[];
}

/** Validates every stored row against its schema, and every stored file against its size and hash. */
export async function checkStore(store: Store): Promise<Checked> {
  const checked: Checked = { tenants: 0, worlds: 0, rows: 0, files: 0, faults: await store.check() };
  const faults = new Set<string>();
  for await (const row of store.rawRows()) {
    const fault = rawFault(row);
    if (fault !== undefined) faults.add(fault);
  }
  const hashes = new Map<string, number>();
  for (const { tenant } of (await store.registry()).tenants) {
    const damage = await checkTenant(store, tenant, checked, hashes);
    const isNamed = [...faults].some((fault) => fault.startsWith(`${tenant}: `));
    if (damage && !isNamed) faults.add(`${tenant}: ${damage.reason}`);
  }
  checked.faults.push(...faults);
  for (const [hash, size] of hashes) {
    checked.files += 1;
    const fault = await faultOfFile(store.files, hash, size);
    if (fault !== undefined) checked.faults.push(`the file ${hash} ${fault}`);
  }
  return checked;
}

/**
 * Counts the stored rows of a tenant, including its snapshots. Returns an error if the stored data is damaged.
 * Adds the hash and the size of each file of the tenant to the map `hashes`.
 */
async function checkTenant(store: Store, tenant: string, checked: Checked, hashes: Map<string, number>) {
  checked.tenants += 1;
  try {
    for await (const world of worldsOf(store, tenant)) {
      checked.worlds += 1;
      for (const rows of Object.values(world.rows)) checked.rows += rows.size;
      for (const [hash, size] of filesOf(world)) hashes.set(hash, size);
    }
    return undefined;
  } catch (error) {
    if (error instanceof Damaged) return error;
    throw error;
  }
}

/** Yields the current data of a tenant, its initial data (seed) and its snapshots. */
async function* worldsOf(store: Store, tenant: string): AsyncGenerator<World> {
  const stored = await store.load(tenant);
  if (!stored) return;
  const state = await loadedState(tenant, stored);
  yield state.world;
  for (const { id, version } of imagesOf(state).values()) {
    yield await worldOfPages(tenant, version, await store.image(tenant, id));
  }
}

async function faultOfFile(files: FileStore, hash: string, size: number): Promise<string | undefined> {
  try {
    const digest = createHash('sha256');
    let length = 0;
    for await (const chunk of files.open(hash)) {
      digest.update(chunk);
      length += chunk.length;
    }
    if (length !== size) return `has ${length} bytes, expected ${size}`;
    return digest.digest('hex') === hash ? undefined : 'has content that does not match its SHA-256';
  } catch (error) {
    return `cannot be read: ${error instanceof Error ? error.message : error}`;
  }
}
