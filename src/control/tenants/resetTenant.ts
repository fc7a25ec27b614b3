import type { Answer, BodyOf } from '../../contract/operation.ts';
import { schedule } from '../../jobs/due.ts';
import type { CollectionName } from '../../tenant/collections.ts';
import type { MachineName } from '../../tenant/rows.ts';
import type { World } from '../../tenant/world.ts';
import { settledTenant } from '../find-tenant.ts';
import type { ControlRequest } from '../operation.ts';
import { tenantSummary } from './shown-tenant.ts';
import { putInPlace } from './time-to-live.ts';

type Named = NonNullable<BodyOf<'resetTenant'>['collections']>[number];

const company: { readonly [Name in Named]?: { parts: readonly CollectionName[]; machine: MachineName } } = {
  jobs: { parts: [], machine: 'job' },
  imports: { parts: ['importSheets', 'importParts'], machine: 'user-import' },
  documents: { parts: ['texts'], machine: 'document' },
  provisions: { parts: ['provisionRecords'], machine: 'provision' },
};

/** Restores all initial data of a tenant, or only the collections in the request (design decision D-91). */
export function resetTenant(request: ControlRequest<'resetTenant'>): Answer<'resetTenant'> {
  const { tenants, path, body } = request;
  const { collections } = body;
  const { world } = settledTenant(request, path.tenant);
  const seed = tenants.seedOf(world.tenant);
  const beginning = collections ? withCollections(world, seed, [...new Set(collections)]) : seed;
  return { status: 200, body: tenantSummary(tenants, putInPlace(tenants, world, beginning, 'seed')) };
}

function withCollections(world: World, seed: World, names: readonly Named[]): World {
  const parts = names.flatMap((name) => company[name]?.parts ?? []);
  const mixed = world.forkWith(seed, [...names, ...parts]);
  const reset = names.flatMap((name) => company[name]?.machine ?? []);
  mixed.transact(() => {
    for (const { id, machine } of mixed.rows.due.list()) if (reset.includes(machine)) mixed.rows.due.delete(id);
    for (const { machine, subject, at } of seed.rows.due.list()) {
      if (reset.includes(machine)) schedule(mixed, machine, subject, at);
    }
  });
  return mixed;
}
