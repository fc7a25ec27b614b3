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
  /** The operations that are implemented in `src/`. Prism answers all other operations from the contract. */
  operations: StatefulOperations;
  /** The function that is called with every internal error. */
  onFault: (error: unknown) => void;
  /** The control key (D-99). Without a control key the control plane needs no authentication. */
  controlKey?: string | undefined;
  /** Returns the reason why the sandbox cannot serve requests, or null. */
  notReady?: (() => Promise<string | null>) | undefined;
  /** True if a proxy in front of the sandbox sets the headers X-Forwarded-Proto and X-Forwarded-Host. */
  isBehindProxy?: boolean | undefined;
  /** The minimum speed at which a request body must arrive. */
  bodyPace?: BodyPace | undefined;
  /** True if requests are recorded in journals and counted. The default is true. */
  isObserved?: boolean | undefined;
  /** The function that is called after every request. */
  onExchange?: ((exchange: Exchange) => void) | undefined;
}

/** Parts of the server that a route needs. */
export interface RouteParts extends ServerParts, Observers {
  rateLimits: RateLimits;
}
