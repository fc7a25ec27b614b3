import { enums } from '../contract/generated/enums.ts';
import { timestamp } from './clock.ts';
import { TenantData } from './tenant-data.ts';

export function emptyTenantData(id: string, now: number): TenantData {
  const tenantData = new TenantData(id);
  tenantData.transact(() => {
    const { rows } = tenantData;
    rows.settings.put({ id: 'settings', adminAccessApi: true, hrManagedRoles: false, rateLimit: null });
    rows.folders.put({ id: '1', name: '/', parent: null, path: '/' });
    for (const role of enums.Role) {
      const userId = tenantData.nextId('users');
      putUser(tenantData, userId, `${role}@${id}.example`, now);
      rows.apiKeys.put({ name: role, key: defaultKey(id, role), userId, role, revoked: false });
    }
  });
  return tenantData;
}

function putUser(tenantData: TenantData, id: string, email: string, now: number): void {
  tenantData.rows.users.put({
    id,
    email,
    firstName: null,
    lastName: null,
    jobTitle: null,
    status: 'active',
    roleId: null,
    departments: [],
    lastLogin: null,
    createdAt: timestamp(now),
    deletedAt: null,
  });
}

export function copyOf(source: TenantData, id: string): TenantData {
  const tenantData = source.fork(id);
  tenantData.transact(() => {
    for (const apiKey of tenantData.rows.apiKeys.list()) {
      tenantData.rows.apiKeys.put({ ...apiKey, key: defaultKey(id, apiKey.name), revoked: false });
    }
  });
  return tenantData;
}

export function defaultKey(id: string, name: string): string {
  return `${id}-${name}-key`;
}
