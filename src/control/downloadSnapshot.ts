import { Readable } from 'node:stream';
import packageFile from '../../package.json' with { type: 'json' };
import { writeArchive } from '../world/archive/write-archive.ts';
import type { ControlOperation } from './operation.ts';
import { existingSnapshot } from './snapshots.ts';
import { existingTenant } from './tenants.ts';

/** A snapshot with its files as an archive, made while it is sent (D-96). */
export const downloadSnapshot: ControlOperation<'downloadSnapshot'> = ({ tenants, files, path }) => {
  const { tenant, ...rest } = path;
  const world = existingTenant(tenants, tenant, { parameter: 'tenant' });
  const snapshot = existingSnapshot(tenants, world, rest.name);
  const taken = { world: snapshot.world, takenAt: snapshot.takenAt, kit: packageFile.version };
  const headers = { 'content-disposition': `attachment; filename="${tenant}-${snapshot.name}.ndjson"` };
  return { status: 200, headers, content: Readable.from(writeArchive(taken, files)) };
};
