import type { FastifyRequest } from 'fastify';
import type { OperationEntry } from '../../contract/operation.ts';
import type { Exchange } from '../../journal/exchange.ts';
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
): Pick<Exchange, 'tenant' | 'tenantTime' | 'caller'> {
  if (entry?.interface === 'sandbox') return nobody;
  const credential = tokens.bearer(headers.authorization);
  const tenant = credential ? undefined : tenants.ownerOf(String(headers['x-api-key'] ?? ''));
  const world = credential ? issuerOf(credential, tenants)?.world : tenant && tenants.get(tenant);
  const binding = world && tenants.bindingOf(world.tenant);
  if (!binding) return nobody;
  journals.isOf(world.tenant, binding.tenantId);
  return { tenant: world.tenant, tenantTime: tenants.now(world), caller: credential?.caller ?? null };
}
