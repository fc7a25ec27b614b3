import { Client, type PoolClient } from 'pg';
import type { PostgresStore } from '../../stores/postgres/postgres-store.ts';

/** How to break the connection of the next transaction. */
export interface Cutting {
  /** The number of statements answered before the connection breaks. */
  after: number;
  /** Breaks the connection on the server's side; this process id serves it. */
  breakIt: (pid: number) => Promise<void>;
}

/** Lets a test break connections of a store between two statements. Returns a function that sets the point. */
export function cutTransactions({ connections }: PostgresStore): (cutting: Cutting) => void {
  const transaction = connections.transaction.bind(connections);
  let next: Cutting | undefined;
  connections.transaction = (work) =>
    transaction(async (client) => {
      const cutting = next;
      next = undefined;
      return work(cutting ? await cutClient(client, cutting) : client);
    });
  return (cutting) => {
    next = cutting;
  };
}

async function cutClient(client: PoolClient, { after, breakIt }: Cutting): Promise<PoolClient> {
  const { rows } = await client.query('SELECT pg_backend_pid() AS pid');
  const cut = async () => {
    // `once` of node:events is not used, because it would also listen to the error event.
    const ended = new Promise((resolve) => client.once('end', resolve));
    await breakIt(rows[0].pid);
    await ended;
  };
  let answered = 0;
  if (after === 0) await cut();
  const query = async (text: string, values?: unknown[]) => {
    const result = await client.query(text, values);
    answered += 1;
    if (answered === after) await cut();
    return result;
  };
  return Object.create(client, { query: { value: query } });
}

/** Ends one process of a database server, as its administrator would. */
export function terminator(address: string): (pid: number) => Promise<void> {
  return async (pid) => {
    const client = new Client(address);
    await client.connect();
    await client.query('SELECT pg_terminate_backend($1)', [pid]).finally(() => client.end());
  };
}
