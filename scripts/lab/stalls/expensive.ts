import type { Client, Wanted } from './client.ts';

/** An allowed request that needs as much CPU time as possible. */
export interface Expensive {
  name: string;
  /** Creates the data that the request needs. The measurement starts afterwards. */
  prepare?: (client: Client) => Promise<unknown>;
  request: Wanted | (() => Wanted);
  /** The expected status code. If undefined, all status codes below 500 are acceptable. */
  status?: number;
}
