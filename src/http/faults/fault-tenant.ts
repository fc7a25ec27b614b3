import type { IncomingHttpHeaders } from 'node:http';
import type { OperationEntry } from '../../contract/operation.ts';
import { contractFaultOf } from '../../faults/contract-faults.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import type { Gate } from '../access/authenticate.ts';
import { issuerOf, type Owner } from '../access/token-issuer.ts';

type Owners = Pick<Gate, 'tenants' | 'tokens'>;

export function faultTenantOf(entry: OperationEntry, owner: Owner | undefined, gate: Owners): TenantData | undefined {
  return owner?.tenantData ?? tenantWithoutCredential(entry, gate);
}

export function tenantOfToken(
  { authorization }: IncomingHttpHeaders,
  { tenants, tokens }: Owners,
): TenantData | undefined {
  const credential = tokens.bearer(authorization);
  return credential && issuerOf(credential, tenants)?.tenantData;
}

function tenantWithoutCredential({ id }: OperationEntry, { tenants }: Owners): TenantData | undefined {
  const hasFault = ({ rows: { faults } }: TenantData) =>
    faults
      .list()
      .map(({ name }) => contractFaultOf(name))
      .some((fault) => fault?.withoutCredential && fault.operations.includes(id));
  return tenants.faulty
    .sort()
    .map((name) => tenants.readable(name))
    .find((tenantData) => tenantData && hasFault(tenantData));
}
