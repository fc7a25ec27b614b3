import type { components } from '../../contract/generated/sandbox.ts';
import type { OperationResponse } from '../../contract/operation.ts';
import { Problem } from '../../contract/problem.ts';
import { copyOf, emptyTenantData } from '../../tenant/new-tenant.ts';
import type { Role } from '../../tenant/rows.ts';
import { inSlices } from '../../tenant/slices.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import type { Tenants } from '../../tenant/tenants.ts';
import { existingTenant, tenantWithDueTransitions } from '../find-tenant.ts';
import type { ControlRequest } from '../operation.ts';
import { existingSnapshot } from '../snapshots/find-snapshot.ts';
import { expiryAfter, live } from './time-to-live.ts';

type Request = ControlRequest<'createTenant'>;

export async function createTenant(request: Request): Promise<OperationResponse<'createTenant'>> {
  const { tenants, machines, body } = request;
  const { id, from, world } = body;
  if (world === undefined) return inSlices(tenants, () => added(request, seedFrom(request)));
  if (from !== undefined) {
    const detail = '/world is not allowed with /from: the data is either generated or copied';
    throw new Problem({ code: 'INVALID VALUE', detail, source: { pointer: '/world' } });
  }
  // Another request can take the name while the data is generated, so `added` checks it a second time.
  await tenants.unit(() => requireFree(tenants, id, seedFrom(request)));
  // The data generator is imported on first use, because most sandboxes never need it.
  const { generateInTurns: makeWorldInTurns } = await import('../../generator/make-in-turns.ts');
  const seed = await makeWorldInTurns(id, world, machines);
  return tenants.unit(() => added(request, seed.fork(id)));
}

function added(request: Request, seed: TenantData): OperationResponse<'createTenant'> {
  const { tenants, journals } = request;
  const { id, ttl = null } = request.body;
  requireFree(tenants, id, seed);
  live(seed, expiryAfter(ttl, tenants.hostTime));
  tenants.afterwards(() => journals.remove(id));
  tenants.add(seed);
  return {
    status: 201,
    headers: { location: `/_sandbox/tenants/${id}` },
    body: { id, apiKeys: apiKeysOf(seed) },
  };
}

function seedFrom(request: Request): TenantData {
  const { tenants, body } = request;
  const { id, from, snapshot } = body;
  if (from === undefined) {
    if (snapshot === undefined) return emptyTenantData(id, tenants.hostTime);
    const detail = '/from is required if snapshot is given: it names the tenant of the snapshot';
    throw new Problem({ code: 'MISSING VALUE', detail, source: { pointer: '/from' } });
  }
  const source = existingTenant(tenants, from, { pointer: '/from' });
  if (snapshot !== undefined) return copyOf(existingSnapshot(tenants, source, snapshot).tenantData, id);
  return copyOf(tenantWithDueTransitions(request, source.tenant).tenantData, id);
}

/** The tenants `a` and `a-super` cannot both exist, because both would have the API key `a-super-admin-key`. */
function requireFree(tenants: Tenants, id: string, seed: TenantData): void {
  const owners = seed.rows.apiKeys.list().map(({ key }) => tenants.ownerOf(key));
  const other = owners.find((owner) => owner !== undefined && owner !== id);
  if (!tenants.get(id) && other === undefined) return;
  const detail = tenants.get(id)
    ? `a tenant named ${JSON.stringify(id)} already exists; the tenants are ${tenants.names.join(', ')}`
    : `the API keys of a tenant named ${JSON.stringify(id)} would be those of ${other}`;
  throw new Problem({ code: 'TENANT ID TAKEN', detail, source: { pointer: '/id' } });
}

function apiKeysOf(tenantData: TenantData): components['schemas']['CreatedTenant']['apiKeys'] {
  const keyOf = (role: Role) => tenantData.rows.apiKeys.get(role)?.key ?? '';
  return { superAdmin: keyOf('super-admin'), admin: keyOf('admin'), user: keyOf('user') };
}
