import { randomBytes } from 'node:crypto';
import { Pool, type PoolClient, type QueryResult } from 'pg';
import { Unavailable } from '../../contract/unavailable.ts';

/** Timeouts in milliseconds for opening a database connection, and for the response to an SQL statement. */
const patience = { connect: 3_000, answer: 20_000 };

/** SQL that configures each new connection. The SQL overrides settings in the database address. */
const settings = "SET default_transaction_isolation = 'read committed'; SET synchronous_commit = on";

/**
 * SQL that writes 64 KiB of random bytes, to test whether the PostgreSQL database accepts writes.
 * The test write is large, because a small write can succeed although the disk is almost full.
 * The test write contains random bytes, because PostgreSQL would compress repeated bytes.
 */
const probe = `INSERT INTO cps_meta VALUES ('probe', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value`;

/**
 * The connections of one sandbox process to a PostgreSQL database.
 * All methods throw the error `Unavailable` if the database fails or does not respond.
 */
export class Connections {
  readonly #pool: Pool;
  /** True after the database has refused a write, until a later test write succeeds. */
  #isRefused = false;
  /** The number of SQL statements that this process has sent. Tests check how many statements a request needs. */
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
    // Ignores the error of an idle connection. The connection pool opens a new connection when needed.
    this.#pool.on('error', () => undefined);
    // Without an error listener, the sandbox process ends if a connection breaks during a transaction.
    this.#pool.on('connect', (client) => client.on('error', () => undefined));
  }

  /**
   * Runs one SQL statement. A statement with a name is prepared once per connection.
   * The parameter `limit` is the timeout of the SQL statement in milliseconds.
   */
  async ask(text: string, values: unknown[] = [], name?: string, limit = patience.answer): Promise<QueryResult> {
    this.roundTrips += 1;
    const query = { text, values, query_timeout: limit, ...(name !== undefined && { name }) };
    return this.#guarded(() => this.#pool.query(query));
  }

  /** Runs `work` in one database transaction. If `work` throws, the transaction is rolled back. */
  async transaction<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    return this.#withClient(async (client) => {
      await client.query('BEGIN');
      const value = await work(client);
      await client.query('COMMIT');
      return value;
    });
  }

  async alone<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    return this.#withClient(work);
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }

  /** After the database has refused a write, tries a test write. Throws if the test write fails. */
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
      // The database server rolls back the open transaction when its connection closes.
      client.release(true);
      throw error;
    }
  }
}

/**
 * Changes the `sslmode` values `prefer`, `require` and `verify-ca` in the database address to `verify-full`.
 * The database library pg treats `prefer`, `require` and `verify-ca` as `verify-full`, but prints a warning.
 */
function verifying(address: string): string {
  if (address.includes('uselibpqcompat=')) return address;
  return address.replace(/([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/, '$1verify-full');
}

/** Returns the message of a database error. Omits the database address, which can contain a password. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  const { code, message } = error as { code?: string; message: string };
  return (code && meanings[code]) ?? message;
}

const unknownAuthority =
  'the certificate of the database is from an unknown authority; add its certificate with ?sslrootcert=FILE';

const meanings: Readonly<Record<string, string>> = {
  '28P01': 'the database refuses the password',
  '28000': 'the database refuses the user',
  '3D000': 'the server has no such database',
  '3F000': 'no schema in the search path exists',
  '53100': 'the disk of the database is full',
  '57P03': 'the database is starting or stopping',
  '25006': 'the database is read-only',
  ECONNREFUSED: 'the connection to the database was refused; check its host and port',
  ENOTFOUND: 'the host of the database is unknown',
  ENOENT: 'the socket or the certificate file does not exist',
  ERR_INVALID_URL: 'the address is not a URL; in a password write %40 for @, %3A for :, %2F for / and %25 for %',
  DEPTH_ZERO_SELF_SIGNED_CERT: unknownAuthority,
  SELF_SIGNED_CERT_IN_CHAIN: unknownAuthority,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: unknownAuthority,
};

/** SQLSTATE codes of a database that refuses writes but answers reads: disk full (53100) and read-only (25006). */
const refusals: ReadonlySet<string> = new Set(['53100', '25006']);

/**
 * Returns true for an error of the database server or of the connection, and false for a bug in the sandbox.
 * A timeout error of the database library pg has no error code, so the message of the error is checked.
 * PostgreSQL error codes that start with 22, 23 or 54 mean that a bug in the sandbox sent an invalid value.
 */
function isFailure(error: Error): boolean {
  if ('code' in error) return !/^(22|23|54)...$/.test(String(error.code));
  return /time-?out|terminated|not queryable|connection/i.test(error.message);
}
