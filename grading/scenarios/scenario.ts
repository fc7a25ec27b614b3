import type { Tenant } from '../../src/library/tenant.ts';
import type { Exchange } from '../observe/exchange.ts';
import type { Facts } from '../observe/scene.ts';
import type { BeforeBody, Intercept, Seen } from '../relay/relay.ts';

/** The tenant, the second host and the file that a scenario can use while a client runs. */
export interface Stage {
  /** A tenant that only this scenario uses. */
  tenant: Tenant;
  /** The URL of a second host that only records requests. */
  otherHost: string;
  /** The file that the client uploads. */
  file: GivenFile;
}

export interface GivenFile {
  path: string;
  name: string;
  sha256: string;
}

/** One task for the client, with the conditions under which the client does it. */
export interface Scenario {
  id: string;
  title: string;
  /** The task in words: one or two sentences that tell the client what to do. */
  task: string;
  /** Whether the tenant needs more than 500 users. */
  needsManyUsers?: true;
  /** Whether the client uploads a large file instead of a small one. */
  needsLargeFile?: true;
  /** Prepares the tenant and returns values that rules need. */
  setUp?: (stage: Stage) => Promise<Facts | undefined>;
  /** Creates the function that changes responses while the client runs. */
  intercept?: (stage: Stage) => Intercept;
  /** Creates the function that is called after the headers and before the body of each request. */
  beforeBody?: (stage: Stage) => BeforeBody;
  /** Returns whether the client did what the scenario asks, as far as the rules can judge it. */
  isAttempted: (exchanges: readonly Exchange[]) => boolean;
  /** Returns whether the client can be stopped, because further requests decide nothing. */
  isEnough?: (seen: readonly Seen[]) => boolean;
  /** Reads values from the tenant's data after the client has ended. */
  readFacts?: (stage: Stage, exchanges: readonly Exchange[]) => Promise<Facts>;
}

/** The sentence at the end of every task. */
export const exitSentence = 'Exit with 0 if the task succeeded, otherwise with another code.';

/** Returns a function that tells whether a client called an operation with the given status. */
export function called(operation: string, ...statuses: number[]): Scenario['isAttempted'] {
  return (exchanges) =>
    exchanges.some(
      (each) => each.operation === operation && (statuses.length === 0 || statuses.includes(each.status ?? 0)),
    );
}

/** Returns the id of the department that a request reads, or undefined for other requests. */
export function readDepartmentId({ method, target }: { method: string; target: string }): string | undefined {
  return method === 'GET' ? /^\/v2\/admin\/departments\/([^/?]+)$/.exec(target)?.[1] : undefined;
}
