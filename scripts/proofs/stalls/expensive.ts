import type { Client, Wanted } from './client.ts';

/** One of the most expensive requests of an operation. */
export interface Expensive {
  name: string;
  /** Brings about what the request needs; it is not measured. */
  prepare?: (client: Client) => Promise<unknown>;
  request: Wanted | (() => Wanted);
  /** The status that is expected; any below 500 where it is absent. */
  status?: number;
}
