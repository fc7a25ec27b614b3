import type { Tenant } from '../../src/library/tenant.ts';
import type { ClientExchange } from '../observe/exchange.ts';
import type { ScenarioFacts, Transcript } from '../observe/transcript.ts';
import type { Seen } from '../recording-proxy/incoming.ts';
import type { DuringBody, Intercept } from '../recording-proxy/recording-proxy.ts';

export interface Stage {
  tenant: Tenant;
  otherHost: string;
  file: GivenFile;
}

export interface GivenFile {
  path: string;
  name: string;
  sha256: string;
}

/** What the grading does while a client does the task of a scenario. */
export interface Conditions {
  /** Prepares the data of the tenant for the scenario, and returns values that the grading rules need. */
  setUp?: (stage: Stage, facts: ScenarioFacts) => Promise<ScenarioFacts | undefined>;
  /** Returns the function that changes the sandbox's responses before the client receives them. */
  intercept?: (stage: Stage) => Intercept;
  /** Returns a function that is called when the first 64 KiB of a long request body have arrived. */
  duringBody?: (stage: Stage) => DuringBody;
  /** Returns whether the client might pass if it ran again. The grading then repeats the scenario. */
  mayBeChance?: (exchanges: readonly ClientExchange[]) => boolean;
  /** Returns whether the recorded requests are enough to judge all rules. The grading then stops the client. */
  isEnough?: (seen: readonly Seen[]) => boolean;
  readFacts?: (stage: Stage, exchanges: readonly ClientExchange[]) => Promise<ScenarioFacts>;
}

/** A task that the API client must do, and the conditions that the grading creates for the task. */
export interface Scenario extends Omit<Conditions, 'setUp'> {
  id: string;
  title: string;
  /** The scenario whose task this scenario repeats under other conditions. The client gets its id in CPS_SCENARIO. */
  taskOf?: string;
  task: string;
  needsManyUsers?: true;
  needsLargeFile?: true;
  setUp: (stage: Stage) => Promise<ScenarioFacts>;
  /** The access token expires before the first request whose method and target match each of these expressions. */
  expiries: readonly RegExp[];
  /** What shows that the client did the task, and how a correct client ends. */
  shows: NonNullable<Transcript['task']>;
  isAttempted: (exchanges: readonly ClientExchange[]) => boolean;
}

export const exitSentence = 'Exit with 0 if the task succeeded, otherwise with another code.';

export function readDepartmentId({ method, target }: { method: string; target: string }): string | undefined {
  return method === 'GET' ? /^\/v2\/admin\/departments\/([^/?]+)$/.exec(target)?.[1] : undefined;
}
