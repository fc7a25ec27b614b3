import { createReadStream } from 'node:fs';
import { basename, extname } from 'node:path';
import type { FileStore } from '../files/file-store.ts';
import { isOrder, readOrder } from '../generator/read-order.ts';
import { readArchive } from '../tenant/archive/read-archive.ts';
import { isName } from '../tenant/name.ts';
import { readWorld } from '../tenant/read-world.ts';
import type { Tenants } from '../tenant/tenants.ts';
import type { World } from '../tenant/world.ts';
import { machines } from './machines.ts';

interface Holding {
  tenants: Tenants;
  files: FileStore;
}

interface Loaded {
  world: World;
  /** Hashes of the document files that were read from an archive of the tenant. */
  hashes: Iterable<string>;
}

/** Error messages contain this list of accepted data sources. */
const sources = 'expected FILE.ndjson, FILE.yaml, or a list such as users=1000,story=merger';

/** Name of the tenant whose data is generated. */
const generatedTenant = 'world';

/**
 * Adds a tenant from an archive (`.ndjson`), a data file (`.yaml`, `.yml`, `.json`) or a text such as `users=1000`.
 * A text such as `users=1000` describes a tenant whose data is generated.
 * An existing tenant with the same name is not replaced, because clients can have changed its data.
 * Returns the name of the added or existing tenant.
 */
export async function loadWorld({ tenants, files }: Holding, source: string): Promise<string> {
  const { world, hashes } = await read(source, files);
  const isAdded = await tenants.unit(() => {
    if (tenants.get(world.tenant)) return false;
    requireOwnKeys(tenants, world, source);
    tenants.add(world);
    return true;
  });
  for (const hash of hashes) {
    if (isAdded) files.adopt?.(hash);
    else await files.release(hash);
  }
  return world.tenant;
}

async function read(file: string, files: FileStore): Promise<Loaded> {
  try {
    if (isOrder(file)) return { world: await generated(file), hashes: [] };
    if (extname(file) === '.ndjson') return await readArchive(createReadStream(file), files);
    return { world: readWorld(tenantIn(file), file), hashes: [] };
  } catch (error) {
    throw new UnusableSource(`${file === '' ? '""' : file}: ${reasonOf(error)}`, { cause: error });
  }
}

/** Thrown if the data of a tenant cannot be loaded. The error ends the command `cps` with the exit code 2. */
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
async function generated(order: string): Promise<World> {
  const { makeWorldInTurns } = await import('../generator/make-in-turns.ts');
  return makeWorldInTurns(generatedTenant, readOrder(order), machines);
}

/** The name of a data file without its extension is the name of the tenant. */
function tenantIn(file: string): string {
  const name = basename(file, extname(file));
  if (isName(name)) return name;
  if (extname(file) === '') throw new Error(`it is not the name of a data file; ${sources}`);
  throw new Error('the name of a seed file must be lower-case letters and digits with single hyphens between them');
}

function requireOwnKeys(tenants: Tenants, world: World, file: string): void {
  const taken = world.rows.apiKeys.list().find(({ key }) => tenants.ownerOf(key) !== undefined);
  if (taken)
    throw new UnusableSource(`${file}: the API key ${taken.name} of ${world.tenant} belongs to another tenant`);
}
