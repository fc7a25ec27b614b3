import type { Client, Wanted } from './client.ts';

/** One of the most expensive requests of an operation. */
export interface Expensive {
  name: string;
  /** Prepares the data that the request needs. This is not measured. */
  prepare?: (client: Client) => Promise<unknown>;
  request: Wanted | (() => Wanted);
  /** The expected status; any status below 500 if absent. */
  status?: number;
}
