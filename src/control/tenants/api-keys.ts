import type { OperationResponse } from '../../contract/operation.ts';
import { Problem } from '../../contract/problem.ts';
import { timestamp } from '../../tenant/clock.ts';
import type { ApiKeyRow } from '../../tenant/rows.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import { existingTenant, tenantWithDueTransitions } from '../find-tenant.ts';
import type { ControlOperations, ControlRequest } from '../operation.ts';

export const apiKeys: ControlOperations = {
  revokeApiKey: ({ tenants, path }) => {
    const tenantData = existingTenant(tenants, path.tenant);
    const apiKey = existingKey(tenantData, path.name);
    if (!apiKey.revoked) {
      tenantData.transact(() => tenantData.rows.apiKeys.put({ ...apiKey, revoked: true }));
      tenants.endTokens(tenantData.tenant, apiKey.name);
    }
    return { status: 204, body: undefined };
  },

  createTenantToken,
};

function createTenantToken(request: ControlRequest<'createTenantToken'>): OperationResponse<'createTenantToken'> {
  const { tenants, path, issueToken } = request;
  const { tenantData, now } = tenantWithDueTransitions(request, path.tenant);
  const apiKey = existingKey(tenantData, path.name);
  const binding = tenants.bindingOf(tenantData.tenant);
  if (apiKey.revoked || !binding) {
    const detail = `the API key ${JSON.stringify(apiKey.name)} of the tenant "${tenantData.tenant}" was revoked; reset the tenant to restore the API key`;
    throw new Problem({ code: 'API KEY REVOKED', detail, source: { parameter: 'name' } });
  }
  const { token, expiresAt } = issueToken({ tenantData, binding, apiKey, now });
  const { role, userId } = apiKey;
  return { status: 200, body: { token, role, userId, expiresAt: timestamp(expiresAt) } };
}

function existingKey({ tenant, rows }: TenantData, name: string): ApiKeyRow {
  // A request path may contain `superAdmin` instead of `super-admin`, because responses use the name `superAdmin`.
  const apiKey = rows.apiKeys.get(name === 'superAdmin' ? 'super-admin' : name);
  if (apiKey) return apiKey;
  const known = rows.apiKeys.list().map((each) => each.name);
  const detail = `the tenant "${tenant}" has no API key with the name ${JSON.stringify(name)}; its API keys are ${known.join(', ')}`;
  throw new Problem({ code: 'API KEY NOT FOUND', detail, source: { parameter: 'name' } });
}
