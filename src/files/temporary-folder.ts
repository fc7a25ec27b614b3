import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';

const prefix = 'contract-platform-files-';
/** Several machines can share a disk, so the names contain the host name. Folders of other hosts are not deleted. */
const host = hostname().replace(/[^A-Za-z0-9.]/g, '_');

export function newFolder(folder = tmpdir()): string {
  return mkdtempSync(join(folder, `${prefix}${host}-${process.pid}-`));
}

const removedAtExit = new Set<string>();

export function removeAtExit(folder: string): void {
  if (removedAtExit.size === 0) process.on('exit', removeFolders);
  removedAtExit.add(folder);
}

export async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  removedAtExit.delete(folder);
  if (removedAtExit.size === 0) process.off('exit', removeFolders);
}

function removeFolders(): void {
  for (const folder of removedAtExit) rmSync(folder, { recursive: true, force: true });
}

/** Removes the folders of processes that were killed on this machine. */
export function removeStaleFolders(folder = tmpdir()): void {
  const own = `${prefix}${host}-`;
  for (const name of readdirSync(folder)) {
    const process = name.startsWith(own) ? /^(\d+)-/.exec(name.slice(own.length)) : null;
    if (process && !isAlive(Number(process[1]))) rmSync(join(folder, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
