import type { Exchange } from './exchange.ts';

export interface ClientEnd {
  /** The exit code of the client program, or null if the grading stopped the program. */
  exitCode: number | null;
  /** Why the grading stopped the client program: the time limit was reached, or no further requests were needed. */
  stopped: 'deadline' | 'enough' | null;
  /** The beginning of the client program's output, in which credentials are replaced by `***`. */
  output: string;
  /** Whether the output of the client program contained an API key or an access token. */
  hasSecretInOutput: boolean;
}

/** Values that a grading scenario expects or found in the tenant's data, by name. */
export type Facts = Readonly<Record<string, unknown>>;

/** The observations of a client in one grading scenario. */
export interface Scene {
  /** The id of the grading scenario, or `watch` for a client that a person controls (`cps grade --watch`). */
  scenario: string;
  exchanges: readonly Exchange[];
  /** How the client ended, or null if the grading did not start the client. */
  client: ClientEnd | null;
  facts: Facts;
}

/**
 * Returns whether the client could react to a response, because the client ended or sent a later request.
 * A client that still runs may react later to the last response in the request journal.
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
