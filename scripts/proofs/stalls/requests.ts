import type { Expensive } from './expensive.ts';
import { administrationRequests } from './requests/administration.ts';
import { documentRequests } from './requests/documents.ts';
import { protocolRequests } from './requests/protocol.ts';
import { steeringRequests } from './requests/steering.ts';

/** Names of the tenants that receive the requests with high CPU costs. */
export const tenants = ['large', 'subtree', 'library', 'texts', 'deep', 'busy', 'choices', 'plain', 'aurora'];

/** Returns the requests with high CPU costs. Requests that change large amounts of data come last. */
export function expensiveRequests(): Expensive[] {
  return [...protocolRequests(), ...documentRequests(), ...administrationRequests(), ...steeringRequests()];
}
