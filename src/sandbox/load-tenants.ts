import { createReadStream } from 'node:fs';
import { basename, extname } from 'node:path';
import type { FileStore } from '../files/file-store.ts';
import { isOrder, readOrder } from '../generator/read-order.ts';
import { readArchive } from '../tenant/archive/read-archive.ts';
import { isName } from '../tenant/name.ts';
import { readTenantData } from '../tenant/read-tenant-data.ts';
import type { TenantData } from '../tenant/tenant-data.ts';
import type { Tenants } from '../tenant/tenants.ts';
import { workKinds } from './work-kinds.ts';

interface Holding {
  tenants: Tenants;
  files: FileStore;
}

interface Loaded {
  tenantData: TenantData;
  hashes: Iterable<string>;
}

const sources = 'expected FILE.ndjson, FILE.yaml, or a list such as users=1000,story=merger';

const generatedTenant = 'world';

/** Keeps an existing tenant, because clients can have changed its data. Returns the name of the tenant. */
export async function loadTenantData({ tenants, files }: Holding, source: string): Promise<string> {
  const { tenantData, hashes } = await read(source, files);
  const isAdded = await tenants.unit(() => {
    if (tenants.get(tenantData.tenant)) return false;
    requireOwnKeys(tenants, tenantData, source);
    tenants.add(tenantData);
    return true;
  });
  for (const hash of hashes) {
    if (isAdded) files.adopt?.(hash);
    else await files.release(hash);
  }
  return tenantData.tenant;
}

async function read(file: string, files: FileStore): Promise<Loaded> {
  try {
    if (isOrder(file)) return { tenantData: await generated(file), hashes: [] };
    if (extname(file) === '.ndjson') return await readArchive(createReadStream(file), files);
    return { tenantData: readTenantData(tenantIn(file), file), hashes: [] };
  } catch (error) {
    throw new UnusableSource(`${file === '' ? '""' : file}: ${reasonOf(error)}`, { cause: error });
  }
}

/** The command `cps` ends with the exit code 2. */
class UnusableSource extends Error {
  readonly exitCode = 2;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return 'the file does not exist';
  return code === 'EISDIR' ? `it is a folder; ${sources}` : error.message;
}

/** The data generator is imported when it is first used, because most sandboxes never need it. */
async function generated(order: string): Promise<TenantData> {
  const { generateInTurns: makeWorldInTurns } = await import('../generator/make-in-turns.ts');
  return makeWorldInTurns(generatedTenant, readOrder(order), workKinds);
}

function tenantIn(file: string): string {
  const name = basename(file, extname(file));
  if (isName(name)) return name;
  if (extname(file) === '') throw new Error(`it is not the name of a data file; ${sources}`);
  throw new Error('the name of a seed file must be lower-case letters and digits with single hyphens between them');
}

function requireOwnKeys(tenants: Tenants, tenantData: TenantData, file: string): void {
  const taken = tenantData.rows.apiKeys.list().find(({ key }) => tenants.ownerOf(key) !== undefined);
  if (taken)
    throw new UnusableSource(`${file}: the API key ${taken.name} of ${tenantData.tenant} belongs to another tenant`);
}
