import type { Expensive } from './expensive.ts';
import { administrationRequests } from './requests/administration.ts';
import { documentRequests } from './requests/documents.ts';
import { protocolRequests } from './requests/protocol.ts';
import { steeringRequests } from './requests/steering.ts';

/** Names of the tenants to which `longest-stalls.ts` sends requests that need much CPU time. */
export const tenants = ['large', 'subtree', 'library', 'texts', 'deep', 'busy', 'choices', 'plain', 'aurora'];

/** Returns requests that need much CPU time. Requests that change large amounts of data come last. */
export function expensiveRequests(): Expensive[] {
  return [...protocolRequests(), ...documentRequests(), ...administrationRequests(), ...steeringRequests()];
}
