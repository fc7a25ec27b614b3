import type { BodyOf, OperationResponse } from '../../contract/operation.ts';
import { schedule } from '../../jobs/due.ts';
import type { CollectionName } from '../../tenant/collections.ts';
import type { WorkKindName } from '../../tenant/rows.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import { tenantWithDueTransitions } from '../find-tenant.ts';
import type { ControlRequest } from '../operation.ts';
import { tenantSummary } from './shown-tenant.ts';
import { putInPlace } from './time-to-live.ts';

type Named = NonNullable<BodyOf<'resetTenant'>['collections']>[number];

const company: { readonly [Name in Named]?: { parts: readonly CollectionName[]; machine: WorkKindName } } = {
  jobs: { parts: [], machine: 'job' },
  imports: { parts: ['importSheets', 'importParts'], machine: 'user-import' },
  documents: { parts: ['texts'], machine: 'document' },
  provisions: { parts: ['provisionRecords'], machine: 'provision' },
};

export function resetTenant(request: ControlRequest<'resetTenant'>): OperationResponse<'resetTenant'> {
  const { tenants, path, body } = request;
  const { collections } = body;
  const { tenantData } = tenantWithDueTransitions(request, path.tenant);
  const seed = tenants.seedOf(tenantData.tenant);
  const beginning = collections ? withCollections(tenantData, seed, [...new Set(collections)]) : seed;
  return { status: 200, body: tenantSummary(tenants, putInPlace(tenants, tenantData, beginning, 'seed')) };
}

function withCollections(tenantData: TenantData, seed: TenantData, names: readonly Named[]): TenantData {
  const parts = names.flatMap((name) => company[name]?.parts ?? []);
  const mixed = tenantData.forkWith(seed, [...names, ...parts]);
  const reset = names.flatMap((name) => company[name]?.machine ?? []);
  mixed.transact(() => {
    for (const { id, machine } of mixed.rows.due.list()) if (reset.includes(machine)) mixed.rows.due.delete(id);
    for (const { machine, subject, at } of seed.rows.due.list()) {
      if (reset.includes(machine)) schedule(mixed, machine, subject, at);
    }
  });
  return mixed;
}
