import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';

const prefix = 'contract-platform-files-';
/** The host is part of the name, because machines that share a temporary folder do not see each other's processes. */
const host = hostname().replace(/[^A-Za-z0-9.]/g, '_');

/** Creates a temporary folder whose name identifies its process. */
export function newFolder(folder = tmpdir()): string {
  return mkdtempSync(join(folder, `${prefix}${host}-${process.pid}-`));
}

/** The folders that this process removes when it ends, however it ends, short of being killed. */
const removedAtExit = new Set<string>();

/** Removes the folder at the end of the process. All folders share one listener, because Node warns of more than ten. */
export function removeAtExit(folder: string): void {
  if (removedAtExit.size === 0) process.on('exit', removeFolders);
  removedAtExit.add(folder);
}

/** Removes the folder now. */
export async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  removedAtExit.delete(folder);
  if (removedAtExit.size === 0) process.off('exit', removeFolders);
}

function removeFolders(): void {
  for (const folder of removedAtExit) rmSync(folder, { recursive: true, force: true });
}

/** Removes the folders of processes of this machine that are gone: one that was killed left its folder behind. */
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
