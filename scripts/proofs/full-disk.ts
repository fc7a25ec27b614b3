import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client as Database } from 'pg';
import { signIn } from './client.ts';
import type { Replica } from './processes.ts';

/** Runs work in a folder that is a disk of its own, of so many megabytes; undefined where only root could mount it. */
export async function onDisk<T>(place: string, megabytes: number, work: () => Promise<T>): Promise<T | undefined> {
  const mount = `mkdir ${place} && mount -t tmpfs -o size=${megabytes}m tmpfs ${place}`;
  if (spawnSync('sh', ['-c', mount]).status !== 0) return undefined;
  try {
    return await work();
  } finally {
    spawnSync('umount', ['-l', place]);
  }
}

/** Makes a database whose tables lie in a folder, and answers with its address. */
export async function databaseIn(place: string, beside: string): Promise<string> {
  const database = new Database(beside);
  await database.connect();
  const { rows } = await database.query('SHOW data_directory');
  const folder = join(place, 'tablespace');
  mkdirSync(folder);
  chmodSync(place, 0o755);
  // The server has a user of its own where this process is root.
  const { uid, gid } = statSync(rows[0].data_directory);
  chownSync(folder, uid, gid);
  await database.query(`CREATE TABLESPACE narrow LOCATION '${folder}'`);
  await database.query('CREATE DATABASE narrow TABLESPACE narrow');
  await database.end();
  return beside.replace(/[^/]+$/, 'narrow');
}

/** Takes the last room of a disk, down to the byte, until it is given back. */
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

interface Told {
  status: number;
  said: string;
}

async function upload(replica: Replica, token: string, size: number): Promise<Told> {
  const form = new FormData();
  form.set('file', new Blob([Buffer.alloc(size, 'text ')], { type: 'text/plain' }), 'large.txt');
  const headers = { authorization: `Bearer ${token}` };
  return toldBy(await fetch(`${replica.url}/documents`, { method: 'POST', headers, body: form }));
}

/**
 * Uploads and creations on a disk without room are refused as the contract says and leave nothing; it serves again as soon as
 * there is room. Throws where it is otherwise. `files` is the folder of files, where there is one.
 */
export async function refuseWhileFull(replica: Replica, place: string, files?: string): Promise<string> {
  const client = await signIn(replica.url);
  const before = await client.departments();
  const giveBack = fill(place);
  const made = await createUntilRefused(replica, client.token);
  const wrong = [await upload(replica, client.token, 300_000), made.last].find(
    ({ status, said }) => status !== 503 || !/Retry-After 1: .*STORE UNAVAILABLE/s.test(said),
  );
  if (wrong) throw new Error(`it said ${wrong.said}`);
  const ready = await fetch(`${replica.url}/_sandbox/ready`);
  if (ready.status !== 503) throw new Error(`ready answered ${ready.status} on a full disk`);
  const left = files === undefined ? [] : readdirSync(join(files, 'incoming'));
  if (left.length > 0) throw new Error(`${left.length} files of refused uploads were left behind`);
  const during = await client.departments();
  if (during.size !== before.size + made.count) throw new Error('a refused department is there, or one is lost');
  giveBack();
  const begun = performance.now();
  while ((await fetch(`${replica.url}/_sandbox/ready`)).status !== 200) await wait(5);
  const back = performance.now() - begun;
  const after = await upload(replica, client.token, 300_000);
  if (after.status !== 202) throw new Error(`with room again it said ${after.said}`);
  return `503 with Retry-After for both, not ready; ready ${back.toFixed(0)} ms after there was room, then 202`;
}

/** Creates departments until one is refused: SQLite has some room in its file. */
async function createUntilRefused(replica: Replica, token: string): Promise<{ count: number; last: Told }> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/vnd.api+json' };
  for (let count = 0; ; count++) {
    const attributes = { name: `${count} ${'long '.repeat(40)}` };
    const body = JSON.stringify({ data: { type: 'departments', attributes } });
    const last = await toldBy(await fetch(`${replica.url}/v2/admin/departments`, { method: 'POST', headers, body }));
    if (last.status !== 201) return { count, last };
  }
}

async function toldBy(answer: Response): Promise<Told> {
  const { status, headers } = answer;
  return { status, said: `${status}, Retry-After ${headers.get('retry-after')}: ${await answer.text()}` };
}
