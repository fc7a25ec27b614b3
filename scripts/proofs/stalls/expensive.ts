import type { Client, Wanted } from './client.ts';

/** A request that costs as much CPU time as the operation allows. */
export interface Expensive {
  name: string;
  /** Creates the data that the request needs. The measurement starts afterwards. */
  prepare?: (client: Client) => Promise<unknown>;
  request: Wanted | (() => Wanted);
  /** The expected status code. If undefined, all status codes below 500 are acceptable. */
  status?: number;
}
