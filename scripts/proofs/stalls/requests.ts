import type { Expensive } from './expensive.ts';
import { administrationRequests } from './requests/administration.ts';
import { documentRequests } from './requests/documents.ts';
import { protocolRequests } from './requests/protocol.ts';
import { steeringRequests } from './requests/steering.ts';

/** Names of the tenants to which the expensive requests are sent. */
export const tenants = ['large', 'subtree', 'library', 'texts', 'deep', 'busy', 'choices', 'plain', 'aurora'];

/** Returns all expensive requests. The last requests in the list change large amounts of data. */
export function expensiveRequests(): Expensive[] {
  return [...protocolRequests(), ...documentRequests(), ...administrationRequests(), ...steeringRequests()];
}
