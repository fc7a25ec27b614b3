import type { components } from '../../contract/generated/sandbox.ts';
import { Problem } from '../../contract/problem.ts';
import { timestamp } from '../../tenant/clock.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import type { Snapshot, Tenants } from '../../tenant/tenants.ts';
import { rowCounts } from '../tenants/shown-tenant.ts';

export function shownSnapshot({ name, takenAt, tenantData }: Snapshot): components['schemas']['Snapshot'] {
  return { name, takenAt: timestamp(takenAt), counts: rowCounts(tenantData) };
}

export function existingSnapshot(tenants: Tenants, tenantData: TenantData, name: string): Snapshot {
  const snapshots = tenants.snapshotsOf(tenantData);
  const snapshot = snapshots.get(name);
  if (snapshot) return snapshot;
  const names = [...snapshots.keys()].map((each) => JSON.stringify(each)).join(', ');
  const known = names === '' ? 'it has no snapshots' : `its snapshots are ${names}`;
  const missing = `the tenant "${tenantData.tenant}" has no snapshot with the name ${JSON.stringify(name)}`;
  const detail = `${missing}; ${known}`;
  throw new Problem({ code: 'SNAPSHOT NOT FOUND', detail, source: { parameter: 'name' } });
}
