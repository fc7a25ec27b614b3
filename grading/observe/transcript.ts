import type { ClientExchange } from './exchange.ts';

export interface ClientEnd {
  exitCode: number | null;
  /** The reason why the grading stopped the client: the time limit, or enough requests for the grade. */
  stopped: 'deadline' | 'enough' | null;
  output: string;
  /** True if the output was so long that only its beginning and end were kept. */
  isOutputCut: boolean;
  hasSecretInOutput: boolean;
}

export type ScenarioFacts = Readonly<Record<string, unknown>>;

export interface Transcript {
  /** The id of the grading scenario, or `watch` for a client that a person runs (`cps grade --watch`). */
  scenario: string;
  exchanges: readonly ClientExchange[];
  /** How the client ended, or null if the grading did not start the client. */
  client: ClientEnd | null;
  facts: ScenarioFacts;
  /** Undefined if the client has no task of the grading, for example with `--watch`. */
  task?: { exit: TaskExit; shapes: readonly { shape: string; expression: RegExp }[] };
}

/** How a correct client can end in a scenario. */
export type TaskExit = 'success' | 'failure' | 'either';

export function hasEnded({ client, exchanges }: Transcript, { id }: ClientExchange): boolean {
  return client !== null || exchanges.some((other) => other.id > id);
}

export function reportedSuccess({ client }: Transcript): boolean {
  return client?.stopped === null && client.exitCode === 0;
}

export function reportedFailure({ client }: Transcript): boolean {
  return client?.stopped === null && client.exitCode !== 0;
}
