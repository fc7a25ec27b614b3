import type { FastifyRequest } from 'fastify';
import type { OperationEntry } from '../../contract/operation.ts';
import type { JournalExchange } from '../../journal/exchange.ts';
import type { Journals } from '../../journal/journals.ts';
import type { Tenants } from '../../tenant/tenants.ts';
import { issuerOf } from '../access/token-issuer.ts';
import type { Tokens } from '../access/tokens.ts';

const nobody = { tenant: null, tenantTime: null, caller: null };

/** Returns the tenant of the API key or access token in a request, even if the key or token is no longer valid. */
export function belongsTo(
  { headers }: FastifyRequest,
  entry: OperationEntry | null,
  { tenants, tokens, journals }: { tenants: Tenants; tokens: Tokens; journals: Journals },
): Pick<JournalExchange, 'tenant' | 'tenantTime' | 'caller'> {
  if (entry?.interface === 'sandbox') return nobody;
  const credential = tokens.bearer(headers.authorization);
  const tenant = credential ? undefined : tenants.ownerOf(String(headers['x-api-key'] ?? ''));
  const tenantData = credential ? issuerOf(credential, tenants)?.tenantData : tenant && tenants.get(tenant);
  const binding = tenantData && tenants.bindingOf(tenantData.tenant);
  if (!binding) return nobody;
  journals.isOf(tenantData.tenant, binding.tenantId);
  return { tenant: tenantData.tenant, tenantTime: tenants.now(tenantData), caller: credential?.caller ?? null };
}
