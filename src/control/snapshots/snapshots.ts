import { Readable } from 'node:stream';
import packageFile from '../../../package.json' with { type: 'json' };
import { limits } from '../../contract/generated/limits.ts';
import type { OperationResponse } from '../../contract/operation.ts';
import { Problem } from '../../contract/problem.ts';
import { Unavailable } from '../../contract/unavailable.ts';
import { ArchiveFault, ArchiveVersionFault } from '../../tenant/archive/format.ts';
import { type ReadArchive, readArchive } from '../../tenant/archive/read-archive.ts';
import { writeArchive } from '../../tenant/archive/write-archive.ts';
import { isName } from '../../tenant/name.ts';
import { copyOf } from '../../tenant/new-tenant.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import type { Tenants } from '../../tenant/tenants.ts';
import { existingTenant, tenantWithDueTransitions } from '../find-tenant.ts';
import type { ControlOperations, ControlRequest } from '../operation.ts';
import { tenantSummary } from '../tenants/shown-tenant.ts';
import { putInPlace } from '../tenants/time-to-live.ts';
import { existingSnapshot, shownSnapshot } from './find-snapshot.ts';

export const snapshots: ControlOperations = {
  listSnapshots: ({ tenants, path }) => {
    const found = tenants.snapshotsOf(existingTenant(tenants, path.tenant));
    return { status: 200, body: { snapshots: [...found.values()].map(shownSnapshot) } };
  },

  createSnapshot: (request) => {
    const { tenantData, now } = tenantWithDueTransitions(request, request.path.tenant);
    const { name } = request.body;
    const taken = request.tenants.snapshotsOf(tenantData);
    if (taken.has(name)) {
      const detail = `the tenant "${tenantData.tenant}" already has a snapshot named ${JSON.stringify(name)}`;
      throw new Problem({ code: 'SNAPSHOT NAME TAKEN', detail, source: { pointer: '/name' } });
    }
    const snapshot = { name, takenAt: now, tenantData: tenantData.fork(tenantData.tenant) };
    taken.set(name, snapshot);
    const location = `/_sandbox/tenants/${tenantData.tenant}/snapshots/${name}`;
    return { status: 201, headers: { location }, body: shownSnapshot(snapshot) };
  },

  deleteSnapshot: ({ tenants, path }) => {
    const tenantData = existingTenant(tenants, path.tenant);
    tenants.snapshotsOf(tenantData).delete(existingSnapshot(tenants, tenantData, path.name).name);
    return { status: 204, body: undefined };
  },

  restoreSnapshot: ({ tenants, path }) => {
    const current = existingTenant(tenants, path.tenant);
    const { tenantData } = existingSnapshot(tenants, current, path.name);
    return { status: 200, body: tenantSummary(tenants, putInPlace(tenants, current, tenantData, 'snapshot')) };
  },

  downloadSnapshot: ({ tenants, files, path: { tenant, name } }) => {
    const { tenantData, takenAt } = existingSnapshot(tenants, existingTenant(tenants, tenant), name);
    const headers = { 'content-disposition': `attachment; filename="${tenant}-${name}.ndjson"` };
    const archive = writeArchive({ tenantData, takenAt, kit: packageFile.version }, files);
    return { status: 200, headers, content: Readable.from(archive) };
  },

  uploadSnapshot: { run: uploadSnapshot },
};

const mostRowBytes = 128 * 1024 * 1024;

/** Refuses the whole archive if one line is invalid (design decision D-96). */
async function uploadSnapshot(request: ControlRequest<'uploadSnapshot'>): Promise<OperationResponse<'uploadSnapshot'>> {
  const { tenants, path } = request;
  const find = () => existingTenant(tenants, path.tenant);
  await tenants.unit(find);
  requireName(path.name);
  if (request.announced > limits.archiveBytes) throw tooLarge(limits.archiveBytes);
  const read = await incoming(request);
  try {
    const answer = await tenants.unit(() => keep(tenants, find(), path.name, read));
    for (const hash of read.hashes) request.files.adopt?.(hash);
    return answer;
  } catch (error) {
    // If the database connection breaks, the snapshot is possibly stored, so the uploaded files are kept.
    if (error instanceof Unavailable) throw error;
    for (const hash of read.hashes) await request.files.release(hash);
    throw error;
  }
}

function keep(tenants: Tenants, current: TenantData, name: string, { header, tenantData }: ReadArchive) {
  const snapshots = tenants.snapshotsOf(current);
  const isNew = !snapshots.has(name);
  const snapshot = { name, takenAt: Date.parse(header.takenAt), tenantData: ofTenant(tenantData, current.tenant) };
  snapshots.set(name, snapshot);
  const location = `/_sandbox/tenants/${current.tenant}/snapshots/${name}`;
  const body = shownSnapshot(snapshot);
  return isNew ? ({ status: 201, headers: { location }, body } as const) : ({ status: 200, body } as const);
}

async function incoming({ stream, files }: Pick<ControlRequest<'uploadSnapshot'>, 'stream' | 'files'>) {
  try {
    return await readArchive(limitBytes(stream, limits.archiveBytes), files, mostRowBytes);
  } catch (error) {
    if (!(error instanceof ArchiveFault)) throw error;
    const code = error instanceof ArchiveVersionFault ? 'ARCHIVE VERSION UNKNOWN' : 'ARCHIVE BROKEN';
    throw new Problem({ code, detail: error.message });
  }
}

/** Creates new API keys if the snapshot comes from a different tenant, because each API key must be unique. */
function ofTenant(tenantData: TenantData, tenant: string): TenantData {
  return tenantData.tenant === tenant ? tenantData : copyOf(tenantData, tenant);
}

function requireName(name: string): void {
  if (isName(name)) return;
  const detail = `name must be 1 to ${limits.tenantName} lower-case letters and digits with single hyphens between them, got ${JSON.stringify(name)}`;
  throw new Problem({ code: 'INVALID VALUE', detail, source: { parameter: 'name' } });
}

async function* limitBytes(bytes: AsyncIterable<Buffer>, limit: number): AsyncGenerator<Buffer> {
  let count = 0;
  for await (const chunk of bytes) {
    count += chunk.length;
    if (count > limit) throw tooLarge(limit);
    yield chunk;
  }
}

function tooLarge(limit: number): Problem {
  return new Problem({ code: 'BODY TOO LARGE', detail: `the body may have at most ${limit} bytes, it has more` });
}
