import type { components } from '../contract/generated/sandbox.ts';
import type { Answer } from '../contract/operation.ts';
import { Problem } from '../contract/problem.ts';
import { copyOf, emptyWorld } from '../world/new-tenant.ts';
import type { Role } from '../world/rows.ts';
import type { Tenants } from '../world/tenants.ts';
import type { World } from '../world/world.ts';
import { existingSnapshot } from './find-snapshot.ts';
import { existingTenant, settledTenant } from './find-tenant.ts';
import type { ControlRequest } from './operation.ts';
import { expiryAfter, live } from './time-to-live.ts';

/** Creates an empty tenant or a copy of a tenant or snapshot (D-91, D-96). */
export function createTenant(request: ControlRequest<'createTenant'>): Answer<'createTenant'> {
  const { tenants, journals } = request;
  const { id, ttl = null } = request.body;
  const seed = seedFrom(request);
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

function seedFrom(request: ControlRequest<'createTenant'>): World {
  const { tenants, body } = request;
  const { id, from, snapshot } = body;
  if (from === undefined) {
    if (snapshot === undefined) return emptyWorld(id, tenants.hostTime);
    const detail = '/from is required beside /snapshot: it names the tenant whose snapshot that is';
    throw new Problem({ code: 'MISSING VALUE', detail, source: { pointer: '/from' } });
  }
  const source = existingTenant(tenants, from, { pointer: '/from' });
  if (snapshot !== undefined) return copyOf(existingSnapshot(tenants, source, snapshot).world, id);
  return copyOf(settledTenant(request, source.tenant).world, id);
}

/**
 * Throws if the API keys of a new tenant equal the keys of an existing tenant.
 * API keys contain the tenant's name, so the keys of two tenants can be equal.
 * For example, the tenant `a-super` with the key `admin` collides with the tenant `a` and the key `super-admin`.
 */
function requireFree(tenants: Tenants, id: string, seed: World): void {
  const owners = seed.rows.apiKeys.list().map(({ key }) => tenants.ownerOf(key));
  const other = owners.find((owner) => owner !== undefined && owner !== id);
  if (!tenants.get(id) && other === undefined) return;
  const detail = tenants.get(id)
    ? `a tenant is named ${JSON.stringify(id)} already; there are ${tenants.names.join(', ')}`
    : `the API keys of a tenant named ${JSON.stringify(id)} would be those of ${other}`;
  throw new Problem({ code: 'TENANT ID TAKEN', detail, source: { pointer: '/id' } });
}

function apiKeysOf(world: World): components['schemas']['CreatedTenant']['apiKeys'] {
  const keyOf = (role: Role) => world.rows.apiKeys.get(role)?.key ?? '';
  return { superAdmin: keyOf('super-admin'), admin: keyOf('admin'), user: keyOf('user') };
}
