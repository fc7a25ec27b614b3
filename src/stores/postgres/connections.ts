import { randomBytes } from 'node:crypto';
import { Pool, type PoolClient, type QueryResult } from 'pg';
import { Unavailable } from '../../contract/unavailable.ts';

/** How long a connection may take to be made, and a statement to be answered, in milliseconds. */
const patience = { connect: 3_000, answer: 20_000 };

/** Not among the options of a connection, which an address may have of its own. */
const settings = "SET default_transaction_isolation = 'read committed'; SET synchronous_commit = on";

/** As much as a large request writes: a smaller change may fit where that does not. It does not compress. */
const probe = `INSERT INTO cps_meta VALUES ('probe', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value`;

/** The connections of a process to one database. Whatever it does not answer or refuses is thrown as `Unavailable`. */
export class Connections {
  readonly #pool: Pool;
  /** Whether a change was refused since one was last taken. */
  #isRefused = false;
  /** How many times something was asked: what one request costs is seen by it. */
  roundTrips = 0;

  constructor(address: string) {
    this.#pool = new Pool({
      connectionString: verifying(address),
      connectionTimeoutMillis: patience.connect,
      query_timeout: patience.answer,
      keepAlive: true,
      application_name: 'contract-platform-kit',
      onConnect: (client) => client.query(settings),
    });
    // The pool replaces a connection that breaks while no request uses it.
    this.#pool.on('error', () => undefined);
    // It does not listen to one in use. A break between two statements of a transaction would end the process as an
    // error event without a listener; here the next statement is rejected and reports the break.
    this.#pool.on('connect', (client) => client.on('error', () => undefined));
  }

  /** One statement; it is prepared once on each connection where it has a name. It may take so many milliseconds. */
  async ask(text: string, values: unknown[] = [], name?: string, limit = patience.answer): Promise<QueryResult> {
    this.roundTrips += 1;
    const query = { text, values, query_timeout: limit, ...(name !== undefined && { name }) };
    return this.#guarded(() => this.#pool.query(query));
  }

  /** Runs statements on one connection, within a transaction that is taken back when the work throws. */
  async transaction<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    return this.#withClient(async (client) => {
      await client.query('BEGIN');
      const value = await work(client);
      await client.query('COMMIT');
      return value;
    });
  }

  /** One connection for work that begins and ends its transactions itself. */
  async alone<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    return this.#withClient(work);
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }

  /** Throws where a change is refused still. Something is written only where that happened before: it is asked often. */
  async requireRoom(): Promise<void> {
    if (this.#isRefused) await this.ask(probe, [randomBytes(65_536)]);
    this.#isRefused = false;
  }

  async #guarded<T>(ask: () => Promise<T>): Promise<T> {
    try {
      return await ask();
    } catch (error) {
      const isOfTheDatabase = error instanceof AggregateError || (error instanceof Error && isFailure(error));
      if (!isOfTheDatabase) throw error;
      this.#isRefused ||= 'code' in error && refusals.has(String(error.code));
      throw new Unavailable(reasonOf(error), error);
    }
  }

  async #withClient<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#guarded(() => this.#pool.connect());
    try {
      const value = await this.#guarded(() => work(client));
      client.release();
      return value;
    } catch (error) {
      // The server rolls back an open transaction when its connection closes.
      client.release(true);
      throw error;
    }
  }
}

/** A server that is to speak TLS has to prove itself, whatever the mode is called: the library means that too, and warns of it. */
function verifying(address: string): string {
  if (address.includes('uselibpqcompat=')) return address;
  return address.replace(/([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/, '$1verify-full');
}

/** What the database says of a failure, without the address, which may hold a password. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  const { code, message } = error as { code?: string; message: string };
  return (code && meanings[code]) ?? message;
}

const unknownAuthority =
  'this machine does not know who issued the certificate of the database; name their file with ?sslrootcert=FILE';

const meanings: Readonly<Record<string, string>> = {
  '28P01': 'the database refuses the password',
  '28000': 'the database refuses the user',
  '3D000': 'the server has no such database',
  '3F000': 'the search path names no schema that is there',
  '53100': 'the disk of the database is full',
  '57P03': 'the database is starting or stopping',
  '25006': 'the database is read-only',
  ECONNREFUSED: 'nobody listens at the address of the database',
  ENOTFOUND: 'the host of the database is unknown',
  ENOENT: 'there is no such socket, or no such file of a certificate',
  ERR_INVALID_URL: 'the address is no URL; in a password write %40 for @, %3A for :, %2F for / and %25 for %',
  DEPTH_ZERO_SELF_SIGNED_CERT: unknownAuthority,
  SELF_SIGNED_CERT_IN_CHAIN: unknownAuthority,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: unknownAuthority,
};

/** A database that refuses to write for one of these goes on answering reads: a full disk, and being read-only. */
const refusals: ReadonlySet<string> = new Set(['53100', '25006']);

/**
 * Errors of the database and of the connection to it have a code; those of a time that is up are known by their text. What it
 * finds wrong with a value (classes 22, 23 and 54) it would find wrong for ever: that is a fault of ours.
 */
function isFailure(error: Error): boolean {
  if ('code' in error) return !/^(22|23|54)...$/.test(String(error.code));
  return /time-?out|terminated|not queryable|connection/i.test(error.message);
}
