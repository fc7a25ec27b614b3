import { Problem } from '../contract/problem.ts';
import type { ControlOperation } from './operation.ts';
import { shownSnapshot } from './snapshots.ts';
import { settledTenant } from './tenants.ts';

/** Keeps a tenant as it stands now, under a name (D-96). */
export const createSnapshot: ControlOperation<'createSnapshot'> = ({
  tenants,
  machines,
  journals,
  path,
  body: { name },
}) => {
  const { world, now } = settledTenant({ tenants, machines, journals }, path.tenant);
  const snapshots = tenants.snapshotsOf(world);
  if (snapshots.has(name)) {
    const detail = `a snapshot of ${world.tenant} is named ${JSON.stringify(name)} already`;
    throw new Problem({ code: 'SNAPSHOT NAME TAKEN', detail, source: { pointer: '/name' } });
  }
  const snapshot = { name, takenAt: now, world: world.fork(world.tenant) };
  snapshots.set(name, snapshot);
  const location = `/_sandbox/tenants/${world.tenant}/snapshots/${name}`;
  return { status: 201, headers: { location }, body: shownSnapshot(snapshot) };
};
