import { emptyWorld } from '../../tenant/new-tenant.ts';
import { newBinding } from '../../tenant/token-binding.ts';
import { listedOf, newImage, type TenantState } from '../tenant-state.ts';

/** Creates an empty tenant in memory. No database contains the new tenant yet. */
export function newTenant(): TenantState {
  const world = emptyWorld('one', 0);
  const image = newImage(world.fork('one'));
  return {
    head: { epoch: '', version: 0, catalogVersion: 0 },
    seed: image,
    base: image,
    snapshots: new Map(),
    binding: newBinding(),
    world,
    listed: listedOf(world),
    keys: [],
    dead: 0,
  };
}
