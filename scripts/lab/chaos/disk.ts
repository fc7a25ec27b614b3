import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client as Database } from 'pg';

/** Returns undefined if this process lacks the permission to mount disks. */
export function smallDisk(place: string, megabytes: number): (() => void) | undefined {
  mkdirSync(place);
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', place]);
  return mounted.status === 0 ? () => void spawnSync('umount', ['-l', place]) : undefined;
}

export async function databaseIn(place: string, beside: string): Promise<string> {
  const database = new Database(beside);
  await database.connect();
  const { rows } = await database.query('SHOW data_directory');
  const folder = join(place, 'tablespace');
  mkdirSync(folder);
  chmodSync(place, 0o755);
  // The operating system user that runs PostgreSQL must own the folder of a tablespace.
  const { uid, gid } = statSync(rows[0].data_directory);
  chownSync(folder, uid, gid);
  await database.query(`CREATE TABLESPACE narrow LOCATION '${folder}'`);
  await database.query('CREATE DATABASE narrow TABLESPACE narrow');
  await database.end();
  return beside.replace(/[^/]+$/, 'narrow');
}

export function fill(place: string): () => void {
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
