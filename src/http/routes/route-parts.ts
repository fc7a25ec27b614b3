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
  /** The API operations that the sandbox implements. Prism answers all other API operations from the contract. */
  operations: StatefulOperations;
  /** A function that is called with every internal error of the sandbox. */
  onFault: (error: unknown) => void;
  /**
   * The control key (decision D-99), without which the control plane refuses requests.
   * If no control key is configured, the control plane needs no authentication.
   */
  controlKey?: string | undefined;
  /** Returns the reason why the sandbox cannot serve requests, or null if the sandbox is ready. */
  notReady?: (() => Promise<string | null>) | undefined;
  /** True if a proxy in front of the sandbox sets the headers X-Forwarded-Proto and X-Forwarded-Host. */
  isBehindProxy?: boolean | undefined;
  /** The minimum speed at which a client must send a request body. */
  bodyPace?: BodyPace | undefined;
  /** True if the sandbox records requests in journals and counts them. The default is true. */
  isObserved?: boolean | undefined;
  /** A function that is called after every request to the sandbox. */
  onExchange?: ((exchange: Exchange) => void) | undefined;
}

/** The objects that a route of the HTTP server needs. */
export interface RouteParts extends ServerParts, Observers {
  rateLimits: RateLimits;
}
