import { emptyTenantData } from '../../tenant/new-tenant.ts';
import { newBinding } from '../../tenant/tenants.ts';
import { listedOf, newImage, type TenantState } from '../tenant-state.ts';

export function newTenant(): TenantState {
  const tenantData = emptyTenantData('one', 0);
  const image = newImage(tenantData.fork('one'));
  return {
    head: { epoch: '', version: 0, catalogVersion: 0 },
    seed: image,
    base: image,
    snapshots: new Map(),
    binding: newBinding(),
    tenantData,
    listed: listedOf(tenantData),
    keys: [],
    dead: 0,
  };
}
