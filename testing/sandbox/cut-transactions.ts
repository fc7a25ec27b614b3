import { Client, type PoolClient } from 'pg';
import type { PostgresStore } from '../../src/store/postgres/postgres-store.ts';

/** Defines when and how a test breaks the database connection of a transaction. */
export interface Cutting {
  after: number;
  breakIt: (pid: number) => Promise<void>;
}

/**
 * Lets a test break the database connection between two SQL statements of a transaction.
 * The returned function chooses the SQL statement after which the next transaction loses its connection.
 */
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
    // The function `once` of node:events would throw the expected connection error.
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

export function terminator(address: string): (pid: number) => Promise<void> {
  return async (pid) => {
    const client = new Client(address);
    await client.connect();
    await client.query('SELECT pg_terminate_backend($1)', [pid]).finally(() => client.end());
  };
}
