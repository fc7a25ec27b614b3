import type { OperationId } from '../../contract/operation.ts';
import { storeMemory } from '../../faults/active-faults.ts';
import type { FaultContext, WireRequest } from '../../faults/contract-fault.ts';
import { claimsOf } from '../../operation/claims.ts';
import type { ApiKeyRow, Role } from '../../tenant/rows.ts';
import type { World } from '../../tenant/world.ts';
import type { RouteParts } from '../routes/route-parts.ts';

export function contextOf(
  operation: OperationId,
  world: World,
  request: WireRequest,
  faultId: string,
  { tenants, tokens }: Pick<RouteParts, 'tenants' | 'tokens'>,
): FaultContext {
  const keyOf = (role: Role): ApiKeyRow | undefined =>
    world.rows.apiKeys.list().find((each) => each.role === role && !each.revoked);
  const signed = (apiKey: ApiKeyRow) => {
    const binding = tenants.bindingOf(world.tenant);
    return binding && tokens.sign(claimsOf({ world, binding, apiKey, now: tenants.now(world) }));
  };
  return {
    operation,
    world,
    request,
    token: (role) => {
      const key = keyOf(role);
      return key && signed(key);
    },
    isGenuine: (token) => tokens.verify(token) !== undefined,
    apiKey: (role) => keyOf(role)?.key,
    neighbours: () =>
      tenants.names
        .filter((name) => name !== world.tenant)
        .map((name) => tenants.get(name))
        .filter((other) => other !== undefined),
    memory: world.rows.faults.get(Number(faultId))?.memory ?? [],
    remember: (memory) => world.transact(() => storeMemory(world, faultId, memory)),
  };
}
