import { Problem } from '../contract/problem.ts';
import type { ControlOperation } from './operation.ts';
import { existingTenant } from './tenants.ts';

/** Revokes an API key: it gets no more tokens, and those that it got end (D-03, D-91). */
export const revokeApiKey: ControlOperation<'revokeApiKey'> = ({ tenants, path: { tenant, name } }) => {
  const world = existingTenant(tenants, tenant, { parameter: 'tenant' });
  const { apiKeys } = world.rows;
  // A new tenant's keys are told as members, of which `superAdmin` is spelled otherwise than the name.
  const apiKey = apiKeys.get(name === 'superAdmin' ? 'super-admin' : name);
  if (!apiKey) {
    const known = apiKeys.list().map((each) => each.name);
    const detail = `no API key of ${tenant} is named ${JSON.stringify(name)}; there are ${known.join(', ')}`;
    throw new Problem({ code: 'API KEY NOT FOUND', detail, source: { parameter: 'name' } });
  }
  if (!apiKey.revoked) {
    world.transact(() => apiKeys.put({ ...apiKey, revoked: true }));
    tenants.endTokens(world.tenant, apiKey.name);
  }
  return { status: 204, body: undefined };
};
