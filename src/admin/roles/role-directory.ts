import type { JobEntry } from '../../jobs/job.ts';
import { findById } from '../../tenant/ids.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';

export function syncRole(tenantData: TenantData, userId: string, roleId: string): Omit<JobEntry, 'id'> {
  if (!tenantData.rows.settings.get('settings')?.hrManagedRoles) return { outcome: 'succeeded' };
  const person = findById(tenantData.rows.directory, userId);
  if (!person) {
    const detail = `the external role directory has no entry for the user ${userId}`;
    return { outcome: 'failed', code: 'EXTERNAL SYNC FAILED', detail, externalSync: 'failed' };
  }
  tenantData.rows.directory.put({ ...person, roleId });
  return { outcome: 'succeeded', externalSync: 'synced' };
}
