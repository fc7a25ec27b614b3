import type { Exchange } from './exchange.ts';

/** How the client program ended. */
export interface ClientEnd {
  /** The exit code, or null if the program was stopped. */
  exitCode: number | null;
  /** Why the grading stopped the program: the time limit was reached, or the observations were complete. */
  stopped: 'deadline' | 'enough' | null;
  /** The beginning of the program's output. Credentials are replaced by `***`. */
  output: string;
  /** Whether the output contained an API key or an access token. */
  hasSecretInOutput: boolean;
}

/** Values that a scenario expects or found in the tenant's data, by name. */
export type Facts = Readonly<Record<string, unknown>>;

/** The observations of a client in one scenario. */
export interface Scene {
  /** The id of the scenario, or `watch` for a client that a person controls (`cps grade --watch`). */
  scenario: string;
  exchanges: readonly Exchange[];
  /** Null if the grading did not start the client. */
  client: ClientEnd | null;
  facts: Facts;
}

/**
 * Returns whether the client has had the chance to react to an exchange: the client ended, or it sent a later request.
 * A client that is still running may react after the last request in its journal.
 */
export function isOver({ client, exchanges }: Scene, { id }: Exchange): boolean {
  return client !== null || exchanges.some((other) => other.id > id);
}

/** Returns whether the client ended by itself and reported success. */
export function reportedSuccess({ client }: Scene): boolean {
  return client?.stopped === null && client.exitCode === 0;
}

/** Returns whether the client ended by itself and reported a failure. */
export function reportedFailure({ client }: Scene): boolean {
  return client?.stopped === null && client.exitCode !== 0;
}
