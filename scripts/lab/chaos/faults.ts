import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { PostgresServer } from '../../../src/store/testing/postgres-server.ts';
import type { Cluster } from './cluster.ts';
import type { Random } from './deck.ts';

/** A kind of failure, such as a killed process. The method `strike` causes the failure during the load test. */
export interface ChaosFault {
  kind: string;
  strike: (cluster: Cluster, random: Random) => Promise<void>;
}

export const killSandbox: ChaosFault = {
  kind: 'kills of a sandbox',
  strike: (cluster, random) => cluster.kill(random.below(cluster.size)),
};

export const pauseSandbox: ChaosFault = {
  kind: 'pauses of a sandbox',
  strike: async (cluster, random) => {
    const replica = cluster.replica(random.below(cluster.size));
    replica.pause();
    await wait(50 + random.below(200));
    replica.resume();
  },
};

export function killDatabase(server: PostgresServer): ChaosFault {
  return { kind: 'kills of the database', strike: () => server.kill() };
}

export const cutSessions: ChaosFault = {
  kind: 'database sessions terminated',
  strike: ({ store }) => query(store, `SELECT pg_terminate_backend(pid) ${ofKit}`).then(() => undefined),
};

export const pauseSessions: ChaosFault = {
  kind: 'database sessions paused',
  strike: async (cluster, random) => {
    const paused = (await query(cluster.store, `SELECT pid ${ofKit}`)).map(({ pid }) => pid);
    for (const pid of paused) signal(pid, 'SIGSTOP');
    await wait(50 + random.below(200));
    for (const pid of paused) signal(pid, 'SIGCONT');
  },
};

export function fullDisk(place: string): ChaosFault {
  return {
    kind: 'full disks',
    strike: async (cluster) => {
      const giveBack = fill(place);
      await cluster.untilUnready();
      giveBack();
    },
  };
}

const ofKit = "FROM pg_stat_activity WHERE application_name = 'contract-platform-kit' AND datname = current_database()";

async function query(store: string, ...statements: string[]) {
  const client = new Client(store);
  await client.connect();
  const results = [];
  for (const statement of statements) results.push(await client.query(statement));
  await client.end();
  return results[0]?.rows ?? [];
}

function signal(pid: number, name: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    // The error code ESRCH means that the database process has already ended.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** Returns undefined if this process lacks the permission to mount disks. */
export function smallDisk(place: string, megabytes: number): (() => void) | undefined {
  mkdirSync(place);
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', place]);
  return mounted.status === 0 ? () => void spawnSync('umount', ['-l', place]) : undefined;
}

export async function databaseIn(place: string, beside: string): Promise<string> {
  const [{ data_directory: data }] = await query(beside, 'SHOW data_directory');
  const folder = join(place, 'tablespace');
  mkdirSync(folder);
  chmodSync(place, 0o755);
  // The operating system user that runs PostgreSQL must own the folder of a tablespace.
  const { uid, gid } = statSync(data);
  chownSync(folder, uid, gid);
  await query(beside, `CREATE TABLESPACE narrow LOCATION '${folder}'`, 'CREATE DATABASE narrow TABLESPACE narrow');
  return beside.replace(/[^/]+$/, 'narrow');
}

function fill(place: string): () => void {
  const path = join(place, 'ballast');
  for (let size = 1_048_576; size >= 1; size = Math.floor(size / 2)) {
    for (let isFull = false; !isFull; ) isFull = !appended(path, size);
  }
  return () => rmSync(path);
}

function appended(path: string, size: number): boolean {
  try {
    writeFileSync(path, Buffer.alloc(size, 'x'), { flag: 'a' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return false;
    throw error;
  }
}
