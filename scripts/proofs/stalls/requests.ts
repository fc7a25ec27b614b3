import type { Expensive } from './expensive.ts';
import { administrationRequests } from './requests/administration.ts';
import { documentRequests } from './requests/documents.ts';
import { protocolRequests } from './requests/protocol.ts';
import { steeringRequests } from './requests/steering.ts';

/** The tenants whose super-admins send requests. */
export const tenants = ['large', 'subtree', 'library', 'texts', 'deep', 'busy', 'choices', 'plain', 'aurora'];

/** All requests, cheap tenants first; requests with large changes come last. */
export function expensiveRequests(): Expensive[] {
  return [...protocolRequests(), ...documentRequests(), ...administrationRequests(), ...steeringRequests()];
}
