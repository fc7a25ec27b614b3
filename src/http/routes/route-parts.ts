import type { BodyPace } from '../../connections/slow-bodies.ts';
import type { FileStore } from '../../files/file-store.ts';
import type { WorkKinds } from '../../jobs/due.ts';
import type { JournalExchange } from '../../journal/exchange.ts';
import type { StatefulOperations } from '../../operation/operation.ts';
import type { Tenants } from '../../tenant/tenants.ts';
import type { PublicPlace } from '../access/public-address.ts';
import type { RateLimits } from '../access/rate-limits.ts';
import type { Tokens } from '../access/tokens.ts';
import type { CorsOrigins } from '../answers/common-headers.ts';
import type { Observers } from '../observe/observe.ts';
import type { StoredAnswers } from './unchanged-answers.ts';

export interface ServerParts extends PublicPlace {
  tenants: Tenants;
  tokens: Tokens;
  files: FileStore;
  machines: WorkKinds;
  operations: StatefulOperations;
  onFault: (error: unknown) => void;
  /** Without a control key, the control plane needs no authentication (design decision D-99). */
  controlKey?: string | undefined;
  notReady?: (() => Promise<string | null>) | undefined;
  /** The web origins whose pages may call the API. By default all. */
  corsOrigins?: CorsOrigins | undefined;
  bodyPace?: BodyPace | undefined;
  isObserved?: boolean | undefined;
  onExchange?: ((exchange: JournalExchange) => void) | undefined;
  /** Answers the requests of agents at `/_sandbox/mcp`. Without it, the sandbox has no such address. */
  mcp?: McpHandler | undefined;
}

export type McpHandler = (request: Request) => Promise<Response>;

export interface RouteParts extends ServerParts, Observers {
  rateLimits: RateLimits;
  storedAnswers: StoredAnswers;
}
