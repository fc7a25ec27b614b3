import type { OperationId } from '../../contract/operation.ts';
import { storeMemory } from '../../faults/active-faults.ts';
import type { FaultContext, RawRequest } from '../../faults/contract-fault.ts';
import { tokenClaimsOf } from '../../operation/claims.ts';
import type { ApiKeyRow, Role } from '../../tenant/rows.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import type { RouteParts } from '../routes/route-parts.ts';

export function contextOf(
  operation: OperationId,
  tenantData: TenantData,
  request: RawRequest,
  faultId: string,
  { tenants, tokens }: Pick<RouteParts, 'tenants' | 'tokens'>,
): FaultContext {
  const keyOf = (role: Role): ApiKeyRow | undefined =>
    tenantData.rows.apiKeys.list().find((each) => each.role === role && !each.revoked);
  const signed = (apiKey: ApiKeyRow) => {
    const binding = tenants.bindingOf(tenantData.tenant);
    const [now, { hostTime }] = [tenants.now(tenantData), tenants];
    return binding && tokens.sign(tokenClaimsOf({ tenantData, binding, apiKey, now, hostTime }));
  };
  return {
    operation,
    tenantData,
    request,
    token: (role) => {
      const key = keyOf(role);
      return key && signed(key);
    },
    isGenuine: (token) => tokens.verify(token) !== undefined,
    apiKey: (role) => keyOf(role)?.key,
    neighbours: () =>
      tenants.names
        .filter((name) => name !== tenantData.tenant)
        .map((name) => tenants.get(name))
        .filter((other) => other !== undefined),
    memory: tenantData.rows.faults.get(Number(faultId))?.memory ?? [],
    remember: (memory) => tenantData.transact(() => storeMemory(tenantData, faultId, memory)),
  };
}
