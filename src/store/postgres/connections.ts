import { createHash, randomBytes } from 'node:crypto';
import { Pool, type PoolClient, type QueryConfig, type QueryResult } from 'pg';
import { Unavailable } from '../../contract/unavailable.ts';

/** Timeouts in milliseconds. */
const patience = { connect: 3_000, answer: 20_000 };

/** Overrides settings of the database and its users. Settings of a session do not pass a transaction pooler. */
const begin = 'BEGIN ISOLATION LEVEL READ COMMITTED; SET LOCAL synchronous_commit = on';

/** SQLSTATE codes of statements that were not executed, because a pooler moves a client between connections. */
const notPrepared: ReadonlySet<string> = new Set(['26000', '42P05']);

/** The number of attempts if the isolation level of the database is stricter than READ COMMITTED. */
const mostAttempts = 20;

/** A small write can succeed although the disk is almost full, and PostgreSQL would compress repeated bytes. */
const probe = `INSERT INTO cps_meta VALUES ('probe', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value`;

/** All methods throw `Unavailable` if the database fails or does not respond. */
export class Connections {
  readonly #pool: Pool;
  /** True after the database has refused a write, until a later test write succeeds. */
  #isRefused = false;
  #isPooled = false;
  /** The number of SQL statements that this process has sent. Tests check how many statements a request needs. */
  roundTrips = 0;

  constructor(address: string) {
    this.#pool = new Pool({
      connectionString: verifying(address),
      connectionTimeoutMillis: patience.connect,
      query_timeout: patience.answer,
      keepAlive: true,
      application_name: 'contract-platform-kit',
    });
    // Ignores the error of an idle connection. The connection pool opens a new connection when needed.
    this.#pool.on('error', () => undefined);
    // Without an error listener, the sandbox process ends if a connection breaks during a transaction.
    this.#pool.on('connect', (client) => client.on('error', () => undefined));
  }

  /** Prepares a statement once per connection, unless a pooler prevents that. `limit` is the timeout in milliseconds. */
  async ask(text: string, values: unknown[] = [], limit = patience.answer): Promise<QueryResult> {
    const query = { text, values, query_timeout: limit };
    return this.#guarded(() => this.#send(query, 1));
  }

  async #send(query: QueryConfig, attempt: number): Promise<QueryResult> {
    this.roundTrips += 1;
    try {
      return await this.#pool.query(this.#isPooled ? query : { ...query, name: nameOf(query.text) });
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (notPrepared.has(code)) this.#isPooled = true;
      else if (code !== '40001') throw error;
      if (attempt === mostAttempts) throw error;
      return this.#send(query, attempt + 1);
    }
  }

  async transaction<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    return this.#withClient(async (client) => {
      await client.query(begin);
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
      throw new Unavailable(whyPostgres(error), error);
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

const names = new Map<string, string>();

/** A pooler gives connections of one process to others, so equal names must mean equal statements. */
function nameOf(text: string): string {
  const name = names.get(text) ?? createHash('sha256').update(text).digest('hex').slice(0, 32);
  names.set(text, name);
  return name;
}

/** The library pg treats `prefer`, `require` and `verify-ca` as `verify-full`, but prints a warning. */
function verifying(address: string): string {
  if (/^[^/]*\/\/(?:[^/]*@)?[^/@?]*,/.test(address)) throw new Error(severalHosts);
  if (address.includes('uselibpqcompat=')) return address;
  return address.replace(/([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/, '$1verify-full');
}

/** Omits the database address, which can contain a password. */
export function whyPostgres(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(whyPostgres).join('; ');
  const { code, message } = error as { code?: string; message: string };
  if (/unsupported startup parameter/.test(message)) return `${message}; ${withoutOptions}`;
  return (code && meanings[code]) ?? message;
}

const severalHosts =
  'the address must name one host; to use several servers, name a proxy or pooler that finds the server that accepts writes';

const withoutOptions =
  'remove the setting from the address and set it for the user, e.g. ALTER ROLE cps SET search_path = sandbox, or let the pooler ignore it (PgBouncer: ignore_startup_parameters)';

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

/** False for a bug in the sandbox (codes 22, 23 and 54). A timeout of the library pg has no code. */
function isFailure(error: Error): boolean {
  if ('code' in error) return !/^(22|23|54)...$/.test(String(error.code));
  return /time-?out|terminated|not queryable|connection/i.test(error.message);
}
