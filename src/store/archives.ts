import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import packageFile from '../../package.json' with { type: 'json' };
import { Unavailable } from '../contract/unavailable.ts';
import type { FileStore } from '../files/file-store.ts';
import { type ReadArchive, readArchive } from '../tenant/archive/read-archive.ts';
import { writeArchive } from '../tenant/archive/write-archive.ts';
import { tenantTime } from '../tenant/clock.ts';
import { isName } from '../tenant/name.ts';
import type { TenantData } from '../tenant/tenant-data.ts';
import type { Snapshot, Tenants } from '../tenant/tenants.ts';
import type { ReadableTenant } from './read-tenant.ts';

interface Holding {
  tenants: Tenants;
  files: FileStore;
}

export async function exportTenant(
  { tenantData, seed, snapshots }: ReadableTenant,
  files: Pick<FileStore, 'open'>,
  folder: string,
): Promise<void> {
  const place = join(folder, tenantData.tenant);
  await mkdir(join(place, 'snapshots'), { recursive: true });
  const write = (name: string, contents: TenantData, takenAt: number) =>
    pipeline(
      Readable.from(writeArchive({ tenantData: contents, takenAt, kit: packageFile.version }, files)),
      createWriteStream(join(place, name), { flags: 'wx' }),
    );
  const now = tenantTime(tenantData, Date.now);
  await write('seed.ndjson', seed, now);
  for (const snapshot of snapshots)
    await write(`snapshots/${snapshot.name}.ndjson`, snapshot.tenantData, snapshot.takenAt);
  await write('world.ndjson', tenantData, now);
}

export async function exportedTenants(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const hasArchive = (name: string) =>
    ['seed.ndjson', 'world.ndjson', 'snapshots'].some((part) => existsSync(join(folder, name, part)));
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && hasArchive(entry.name))
    .map(({ name }) => name)
    .sort();
}

export async function checkExport({ files }: Pick<Holding, 'files'>, tenant: string, folder: string): Promise<void> {
  const { taken } = await readExport(files, tenant, folder);
  await release(files, taken);
}

export async function importTenant({ tenants, files }: Holding, tenant: string, folder: string): Promise<void> {
  const { seed, current, snapshots, taken } = await readExport(files, tenant, folder);
  try {
    await tenants.unit(() => put(tenants, seed.tenantData, current.tenantData, snapshots));
  } catch (error) {
    // After the error `Unavailable`, keeps the tenant's files, because the database possibly contains the tenant.
    if (!(error instanceof Unavailable)) await release(files, taken);
    throw error;
  }
}

async function readExport(files: FileStore, tenant: string, folder: string) {
  const place = join(folder, tenant);
  const taken: ReadArchive[] = [];
  const read = async (name: string) => {
    const archive = await readFrom(join(place, name), tenant, files);
    taken.push(archive);
    return archive;
  };
  try {
    const [seed, current] = [await read('seed.ndjson'), await read('world.ndjson')];
    const snapshots: Snapshot[] = [];
    for (const name of await snapshotsIn(join(place, 'snapshots'))) {
      const { tenantData, header } = await read(`snapshots/${name}.ndjson`);
      snapshots.push({ name, takenAt: Date.parse(header.takenAt), tenantData });
    }
    return { seed, current, snapshots, taken };
  } catch (error) {
    if (!(error instanceof Unavailable)) await release(files, taken);
    throw error;
  }
}

async function release(files: FileStore, taken: readonly ReadArchive[]): Promise<void> {
  for (const { hashes } of taken) for (const hash of hashes) await files.release(hash);
}

async function readFrom(file: string, tenant: string, files: FileStore): Promise<ReadArchive> {
  if (!existsSync(file)) throw new Error(`${file} is missing: the export is incomplete`);
  const archive = await readArchive(createReadStream(file), files).catch((error: unknown) => {
    if (error instanceof Unavailable) throw error;
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`, { cause: error });
  });
  if (archive.header.tenant === tenant) return archive;
  await release(files, [archive]);
  throw new Error(
    `${file} contains the tenant ${archive.header.tenant}, but its folder belongs to the tenant ${tenant}`,
  );
}

async function snapshotsIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const archives = (await readdir(folder)).filter((file) => !file.startsWith('.'));
  return archives.sort().map((file) => {
    const name = file.replace(/\.ndjson$/, '');
    if (file !== name && isName(name)) return name;
    throw new Error(`${join(folder, file)} is not a snapshot: its name must be NAME.ndjson`);
  });
}

function put(tenants: Tenants, seed: TenantData, tenantData: TenantData, snapshots: readonly Snapshot[]): void {
  const { tenant } = tenantData;
  if (tenants.get(tenant)) throw new Error(`the store already has a tenant ${tenant}`);
  const apiKeys = [seed, tenantData].flatMap(({ rows }) => rows.apiKeys.list());
  const taken = apiKeys.find(({ key }) => tenants.ownerOf(key) !== undefined);
  if (taken) throw new Error(`the API key ${taken.name} of ${tenant} belongs to another tenant of the store`);
  tenants.add(seed);
  const now = tenants.replace(tenantData);
  for (const snapshot of snapshots) tenants.snapshotsOf(now).set(snapshot.name, snapshot);
}
