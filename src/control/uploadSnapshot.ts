import { Problem } from '../contract/problem.ts';
import { ArchiveFault, ArchiveVersionFault } from '../world/archive/format.ts';
import { readArchive } from '../world/archive/read-archive.ts';
import { copyOf } from '../world/new-tenant.ts';
import type { World } from '../world/world.ts';
import { limitBytes, tooLarge } from './limit-bytes.ts';
import type { ControlOperation, ControlRequest } from './operation.ts';
import { isSnapshotName, shownSnapshot } from './snapshots.ts';
import { existingTenant } from './tenants.ts';

/** The most bytes of an archive. */
const archiveLimit = 1024 ** 3;

/** Takes in an archive as a snapshot, whole or not at all (D-96). */
export const uploadSnapshot: ControlOperation<'uploadSnapshot'> = async (request) => {
  const { tenants, path } = request;
  const before = existingTenant(tenants, path.tenant, { parameter: 'tenant' });
  requireName(path.name);
  if (request.announced > archiveLimit) throw tooLarge(archiveLimit);
  const { header, world, hashes } = await incoming(request);
  const tenant = tenants.get(before.tenant);
  if (!tenant) {
    await Promise.all([...hashes].map((hash) => request.files.release(hash)));
    existingTenant(tenants, path.tenant, { parameter: 'tenant' });
  }
  const snapshots = tenants.snapshotsOf(before);
  const isNew = !snapshots.has(path.name);
  const snapshot = { name: path.name, takenAt: Date.parse(header.takenAt), world: ofTenant(world, before.tenant) };
  snapshots.set(path.name, snapshot);
  const location = `/_sandbox/tenants/${before.tenant}/snapshots/${path.name}`;
  const body = shownSnapshot(snapshot);
  return isNew ? { status: 201, headers: { location }, body } : { status: 200, body };
};

async function incoming({ stream, files }: Pick<ControlRequest<'uploadSnapshot'>, 'stream' | 'files'>) {
  try {
    return await readArchive(limitBytes(stream, archiveLimit), files);
  } catch (error) {
    stream.resume();
    if (!(error instanceof ArchiveFault)) throw error;
    const code = error instanceof ArchiveVersionFault ? 'ARCHIVE VERSION UNKNOWN' : 'ARCHIVE BROKEN';
    throw new Problem({ code, detail: error.message });
  }
}

/** A world of another tenant gets the API keys of this one: those of its own would open nothing here. */
function ofTenant(world: World, tenant: string): World {
  return world.tenant === tenant ? world : copyOf(world, tenant);
}

function requireName(name: string): void {
  if (isSnapshotName(name)) return;
  const detail = `name must be 1 to 63 lower-case letters and digits with single hyphens between them, got ${JSON.stringify(name)}`;
  throw new Problem({ code: 'INVALID VALUE', detail, source: { parameter: 'name' } });
}
