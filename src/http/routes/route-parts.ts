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
  /** The control key (D-99). Without it the control plane is open. */
  controlKey?: string | undefined;
  /** The reason why the sandbox cannot serve requests, or null. */
  notReady?: (() => Promise<string | null>) | undefined;
  /** Whether a proxy sets X-Forwarded-Proto and X-Forwarded-Host. */
  isBehindProxy?: boolean | undefined;
  /** The minimum speed of request bodies. */
  bodyPace?: BodyPace | undefined;
  /** Whether requests are recorded in journals and counted. The default is true. */
  isObserved?: boolean | undefined;
  /** Called after every request. */
  onExchange?: ((exchange: Exchange) => void) | undefined;
}

/** The parts of the server that a route needs. */
export interface RouteParts extends ServerParts, Observers {
  rateLimits: RateLimits;
}
