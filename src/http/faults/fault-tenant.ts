import type { IncomingHttpHeaders } from 'node:http';
import type { OperationEntry } from '../../contract/operation.ts';
import { contractFaultOf } from '../../faults/contract-faults.ts';
import { findApiKey } from '../../tenant/tenants.ts';
import type { World } from '../../tenant/world.ts';
import type { Gate } from '../access/authenticate.ts';
import { issuerOf } from '../access/token-issuer.ts';

type Owners = Pick<Gate, 'tenants' | 'tokens'>;

/**
 * Returns the tenant whose injected faults affect a request: usually the tenant of the API key or access token.
 * Even an expired token or a token without the required role identifies a tenant.
 * If a request identifies no tenant, returns the first tenant whose faults affect requests without credentials.
 */
export function faultTenantOf(entry: OperationEntry, headers: IncomingHttpHeaders, gate: Owners): World | undefined {
  const world = entry.credential === 'apiKey' ? byKey(headers['x-api-key'], gate) : tenantOfToken(headers, gate);
  return world ?? tenantWithoutCredential(entry, gate);
}

function byKey(key: string | string[] | undefined, { tenants }: Owners): World | undefined {
  return typeof key === 'string' ? findApiKey(tenants, key)?.world : undefined;
}

/** Returns the tenant for which the access token of a request was issued, even if the token has expired. */
export function tenantOfToken({ authorization }: IncomingHttpHeaders, { tenants, tokens }: Owners): World | undefined {
  const credential = tokens.bearer(authorization);
  return credential && issuerOf(credential, tenants)?.world;
}

function tenantWithoutCredential({ id }: OperationEntry, { tenants }: Owners): World | undefined {
  const hasFault = ({ rows: { faults } }: World) =>
    faults
      .list()
      .map(({ name }) => contractFaultOf(name))
      .some((fault) => fault?.withoutCredential && fault.operations.includes(id));
  return tenants.faulty
    .sort()
    .map((name) => tenants.readable(name))
    .find((world) => world && hasFault(world));
}
