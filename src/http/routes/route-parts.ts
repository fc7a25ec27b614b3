import type { BodyPace } from '../../connections/slow-bodies.ts';
import type { FileStore } from '../../files/file-store.ts';
import type { Machines } from '../../jobs/due.ts';
import type { Exchange } from '../../journal/exchange.ts';
import type { StatefulOperations } from '../../operation/operation.ts';
import type { Tenants } from '../../world/tenants.ts';
import type { RateLimits } from '../access/rate-limits.ts';
import type { Tokens } from '../access/tokens.ts';
import type { Observers } from '../observe/observe.ts';

export interface ServerParts {
  tenants: Tenants;
  tokens: Tokens;
  files: FileStore;
  machines: Machines;
  /** The stateful operations. Prism answers the others from the contract. */
  operations: StatefulOperations;
  /** Called for every internal error. */
  onFault: (error: unknown) => void;
  /** What the control plane wants of its callers (D-99); it is open where there is none. */
  controlKey?: string | undefined;
  /** Why the sandbox could not serve requests now; null where it can. */
  notReady?: (() => Promise<string | null>) | undefined;
  /** Whether a proxy in front says by X-Forwarded-Proto and -Host under which address it is reached. */
  isBehindProxy?: boolean | undefined;
  /** How fast the bodies of requests must arrive. */
  bodyPace?: BodyPace | undefined;
  /** Whether requests are recorded in journals and counted. The default is true. */
  isObserved?: boolean | undefined;
  /** Called for every request when it has been answered. */
  onExchange?: ((exchange: Exchange) => void) | undefined;
}

/** The parts of the server that a route needs. */
export interface RouteParts extends ServerParts, Observers {
  rateLimits: RateLimits;
}
