import { Readable } from 'node:stream';
import packageFile from '../../../package.json' with { type: 'json' };
import { Problem } from '../../contract/problem.ts';
import { writeArchive } from '../../tenant/archive/write-archive.ts';
import { existingTenant, tenantWithDueTransitions } from '../find-tenant.ts';
import type { ControlOperations } from '../operation.ts';
import { tenantSummary } from '../tenants/shown-tenant.ts';
import { putInPlace } from '../tenants/time-to-live.ts';
import { existingSnapshot, shownSnapshot } from './find-snapshot.ts';
import { uploadSnapshot } from './uploadSnapshot.ts';

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
