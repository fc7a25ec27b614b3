import type { Client, Wanted } from './client.ts';

/** One of the most expensive requests that an operation allows. */
export interface Expensive {
  name: string;
  /** Creates the data that the request needs. The time for creating the data is not measured. */
  prepare?: (client: Client) => Promise<unknown>;
  request: Wanted | (() => Wanted);
  /** The expected status code, or undefined if any status below 500 is acceptable. */
  status?: number;
}
