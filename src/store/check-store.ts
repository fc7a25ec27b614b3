import { createHash } from 'node:crypto';
import { Unavailable } from '../contract/unavailable.ts';
import type { FileStore } from '../files/file-store.ts';
import { filesOf } from '../tenant/archive/write-archive.ts';
import type { TenantData } from '../tenant/tenant-data.ts';
import { type ReadableTenant, type ReadTenant, readTenant } from './read-tenant.ts';
import type { ReadingFaults, StoreReader } from './store-reader.ts';

export interface Checked extends ReadingFaults {
  tenants: number;
  worlds: number;
  rows: number;
  files: number;
}

export async function checkStore(reader: StoreReader): Promise<Checked> {
  const checked: Checked = { tenants: 0, worlds: 0, rows: 0, files: 0, ...(await reader.faults()) };
  const hashes = new Set<string>();
  for await (const { data, damage, lost } of readTenants(reader, await reader.tenants())) {
    checked.tenants += 1;
    checked.damage.push(...damage);
    checked.lost.push(...lost);
    for (const tenantData of data ? worldsOf(data) : []) {
      checked.worlds += 1;
      for (const rows of Object.values(tenantData.rows)) checked.rows += rows.size;
      for (const hash of filesOf(tenantData).keys()) hashes.add(hash);
    }
  }
  return { ...checked, files: hashes.size };
}

export function worldsOf({ tenantData, seed, snapshots }: ReadableTenant): TenantData[] {
  return [tenantData, seed, ...snapshots.map((snapshot) => snapshot.tenantData)];
}

/** Reads tenants one by one. Leaves out documents whose file is unreadable, and describes them in `lost`. */
export async function* readTenants(reader: StoreReader, names: readonly string[]): AsyncGenerator<ReadTenant> {
  const known = new Map<string, string | undefined>();
  for (const tenant of names) {
    const read = readTenant(tenant, await reader.rowsOf(tenant));
    const worlds = read.data ? worldsOf(read.data) : [];
    const files = new Map(worlds.flatMap((tenantData) => [...filesOf(tenantData)]));
    for (const [hash, size] of files) {
      if (!known.has(hash)) known.set(hash, await faultOfFile(reader.files, hash, size));
    }
    const wrong = [...files.keys()].filter((hash) => known.get(hash) !== undefined);
    for (const tenantData of worlds) removeDocuments(tenantData, new Set(wrong));
    yield { ...read, lost: [...read.lost, ...wrong.map((hash) => `${tenant}: the file ${hash} ${known.get(hash)}`)] };
  }
}

function removeDocuments(tenantData: TenantData, hashes: ReadonlySet<string>): void {
  if (hashes.size === 0) return;
  tenantData.transact(() => {
    for (const { hash, documentId } of tenantData.rows.documents.list()) {
      if (!hashes.has(hash)) continue;
      tenantData.rows.documents.delete(Number(documentId));
      tenantData.rows.texts.delete(Number(documentId));
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
