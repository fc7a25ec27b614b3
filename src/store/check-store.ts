import { createHash } from 'node:crypto';
import { Unavailable } from '../contract/unavailable.ts';
import type { FileStore } from '../files/file-store.ts';
import { filesOf } from '../tenant/archive/write-archive.ts';
import type { World } from '../tenant/world.ts';
import { type ReadTenant, readTenant, type TenantData } from './read-tenant.ts';
import type { Faults, StoreReader } from './store-reader.ts';

export interface Checked extends Faults {
  tenants: number;
  worlds: number;
  rows: number;
  files: number;
}

/** Validates every stored row against its schema, and every stored file against its size and hash. */
export async function checkStore(reader: StoreReader): Promise<Checked> {
  const checked: Checked = { tenants: 0, worlds: 0, rows: 0, files: 0, ...(await reader.faults()) };
  const hashes = new Set<string>();
  for await (const { data, damage, lost } of readTenants(reader, await reader.tenants())) {
    checked.tenants += 1;
    checked.damage.push(...damage);
    checked.lost.push(...lost);
    for (const world of data ? worldsOf(data) : []) {
      checked.worlds += 1;
      for (const rows of Object.values(world.rows)) checked.rows += rows.size;
      for (const hash of filesOf(world).keys()) hashes.add(hash);
    }
  }
  return { ...checked, files: hashes.size };
}

export function worldsOf({ world, seed, snapshots }: TenantData): World[] {
  return [world, seed, ...snapshots.map((snapshot) => snapshot.world)];
}

/** Reads tenants one by one. Leaves out documents whose file is unreadable, and describes them in `lost`. */
export async function* readTenants(reader: StoreReader, names: readonly string[]): AsyncGenerator<ReadTenant> {
  const known = new Map<string, string | undefined>();
  for (const tenant of names) {
    const read = readTenant(tenant, await reader.rowsOf(tenant));
    const worlds = read.data ? worldsOf(read.data) : [];
    const files = new Map(worlds.flatMap((world) => [...filesOf(world)]));
    for (const [hash, size] of files) {
      if (!known.has(hash)) known.set(hash, await faultOfFile(reader.files, hash, size));
    }
    const wrong = [...files.keys()].filter((hash) => known.get(hash) !== undefined);
    for (const world of worlds) removeDocuments(world, new Set(wrong));
    yield { ...read, lost: [...read.lost, ...wrong.map((hash) => `${tenant}: the file ${hash} ${known.get(hash)}`)] };
  }
}

function removeDocuments(world: World, hashes: ReadonlySet<string>): void {
  if (hashes.size === 0) return;
  world.transact(() => {
    for (const { hash, documentId } of world.rows.documents.list()) {
      if (!hashes.has(hash)) continue;
      world.rows.documents.delete(Number(documentId));
      world.rows.texts.delete(Number(documentId));
    }
  });
}

async function faultOfFile(files: Pick<FileStore, 'open'>, hash: string, size: number): Promise<string | undefined> {
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
    if (error instanceof Unavailable) throw error;
    return `cannot be read: ${error instanceof Error ? error.message : error}`;
  }
}
