import type { World } from '../world/world.ts';
import type { Caller, Claims } from './operation.ts';

/** How long a token is good, in seconds of the tenant's time (D-03). */
const lifetime = 900;

/** The claims of a token that is made now for a caller (D-03). */
export function claimsOf({ world, caller, now }: { world: World; caller: Caller; now: number }): Claims {
  const iat = Math.floor(now / 1000);
  const { userId: sub, role } = caller;
  return { sub, tenant: world.tenant, role, iat, exp: iat + lifetime, iss: 'contract-platform-services' };
}
