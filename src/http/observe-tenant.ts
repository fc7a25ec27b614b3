import type { FastifyRequest } from 'fastify';
import type { OperationEntry } from '../contract/operation.ts';
import type { Exchange } from '../journal/exchange.ts';
import type { Tenants } from '../world/tenants.ts';
import type { Tokens } from './tokens.ts';

const nobody = { tenant: null, tenantTime: null, caller: null };

/** The tenant whose key or token a request carries, whether or not that opens anything. */
export function belongsTo(
  { headers }: FastifyRequest,
  entry: OperationEntry | null,
  { tenants, tokens }: { tenants: Tenants; tokens: Tokens },
): Pick<Exchange, 'tenant' | 'tenantTime' | 'caller'> {
  if (entry?.interface === 'sandbox') return nobody;
  const credential = tokens.bearer(headers.authorization);
  const tenant = credential?.claims.tenant ?? tenants.ownerOf(String(headers['x-api-key'] ?? ''));
  const world = tenant === undefined ? undefined : tenants.get(tenant);
  if (!world) return nobody;
  return { tenant: world.tenant, tenantTime: tenants.now(world), caller: credential?.caller ?? null };
}
