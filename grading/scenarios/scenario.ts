import type { Tenant } from '../../src/library/tenant.ts';
import type { Exchange } from '../observe/exchange.ts';
import type { Facts } from '../observe/scene.ts';
import type { DuringBody, Intercept, Seen } from '../relay/relay.ts';

/** The tenant, the second host and the file that a grading scenario can use while a client runs. */
export interface Stage {
  /** The tenant that only this grading scenario uses. */
  tenant: Tenant;
  /** The URL of a second host that only records requests. */
  otherHost: string;
  /** The file that the client uploads in the grading scenario. */
  file: GivenFile;
}

export interface GivenFile {
  path: string;
  name: string;
  sha256: string;
}

/** One task for the client, with the conditions under which the client does the task. */
export interface Scenario {
  id: string;
  title: string;
  /** The task of the client in one or two sentences. */
  task: string;
  /** Whether the tenant of the grading scenario needs more than 500 users. */
  needsManyUsers?: true;
  /** Whether the client uploads a large file instead of a small file. */
  needsLargeFile?: true;
  /** Prepares the tenant of the grading scenario and returns values that rules need. */
  setUp?: (stage: Stage) => Promise<Facts | undefined>;
  /** Creates the function that changes responses while the client runs. */
  intercept?: (stage: Stage) => Intercept;
  /** Creates the function that the relay calls in the middle of each request with a long body. */
  duringBody?: (stage: Stage) => DuringBody;
  /** Returns whether the client did the task of the grading scenario, as far as the rules can judge the task. */
  isAttempted: (exchanges: readonly Exchange[]) => boolean;
  /** Returns whether the grading can stop the client, because further requests decide no rule. */
  isEnough?: (seen: readonly Seen[]) => boolean;
  /** Reads values from the tenant's data after the client has ended. */
  readFacts?: (stage: Stage, exchanges: readonly Exchange[]) => Promise<Facts>;
}

/** The sentence at the end of every task for clients. */
export const exitSentence = 'Exit with 0 if the task succeeded, otherwise with another code.';

/** Returns a function that says whether a client called an operation and got the given status. */
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
