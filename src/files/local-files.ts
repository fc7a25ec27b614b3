import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { FileStore } from './file-store.ts';
import { type Content, IncomingFile } from './incoming.ts';
import { readStreamOf } from './read-stream.ts';

/** Bytes. Larger files are stored in a temporary folder. */
const memoryLimit = 256 * 1024;

/** Milliseconds between two searches for unused files. */
const searchEvery = 60_000;

/** Milliseconds. `adopted` applies after the document was deleted, because downloads can still be running. */
const unusedFor = { adopted: 10_000, arriving: 600_000 };

interface Kept {
  content: Content;
  owners: number;
  arriving: number;
  /** Milliseconds. Null if a document uses the file. */
  unusedSince: number | null;
}

export interface LocalFilesParts {
  used: () => Set<string>;
  clock: () => number;
}

export class LocalFiles implements FileStore {
  readonly #parts: LocalFilesParts | undefined;
  #searched = 0;
  readonly #contents = new Map<string, Kept>();
  readonly #links = new Map<string, string>();
  #folder: string | undefined;
  #incoming = 0;

  /** Without `parts`, `removeUnused` deletes nothing. */
  constructor(parts?: LocalFilesParts) {
    this.#parts = parts;
    removeStaleFolders();
  }

  get folder(): string | undefined {
    return this.#folder;
  }

  receive(): IncomingFile {
    return new IncomingFile(memoryLimit, {
      newPath: () => join(this.#ensureFolder(), String(this.#incoming++)),
      keep: ({ hash }, content) => this.#keep(hash, content),
    });
  }

  open(hash: string, start = 0, end = Number.MAX_SAFE_INTEGER): Readable {
    const content = this.#contents.get(hash)?.content ?? this.#links.get(hash);
    if (content === undefined) throw new Error(`no file with the hash ${hash} is stored`);
    return typeof content === 'string'
      ? readStreamOf(content, start, end)
      : Readable.from(content.subarray(start, end), { objectMode: false });
  }

  async release(hash: string): Promise<void> {
    const stored = this.#contents.get(hash);
    if (!stored) return;
    stored.owners -= 1;
    stored.arriving -= 1;
    if (stored.owners > 0) return;
    this.#contents.delete(hash);
    if (typeof stored.content === 'string') await rm(stored.content, { force: true });
  }

  get size(): number {
    return this.#contents.size;
  }

  adopt(hash: string): void {
    const stored = this.#contents.get(hash);
    if (stored) stored.arriving -= 1;
  }

  async removeUnused(): Promise<void> {
    if (!this.#parts || this.#contents.size === 0) return;
    const now = this.#parts.clock();
    this.#searched = now;
    const used = this.#parts.used();
    for (const [hash, stored] of this.#contents) {
      stored.unusedSince = used.has(hash) ? null : (stored.unusedSince ?? now);
      const limit = stored.arriving > 0 ? unusedFor.arriving : unusedFor.adopted;
      if (stored.unusedSince === null || now - stored.unusedSince < limit) continue;
      this.#contents.delete(hash);
      if (typeof stored.content === 'string') await rm(stored.content, { force: true });
    }
  }

  link(hash: string, path: string): void {
    this.#links.set(hash, path);
  }

  async close(): Promise<void> {
    this.#contents.clear();
    if (this.#folder !== undefined) await removeFolder(this.#folder);
    this.#folder = undefined;
  }

  async #keep(hash: string, content: Content): Promise<void> {
    const stored = this.#contents.get(hash);
    if (stored) {
      stored.owners += 1;
      stored.arriving += 1;
      stored.unusedSince = null;
      if (typeof content === 'string') await rm(content, { force: true });
    } else this.#contents.set(hash, { content, owners: 1, arriving: 1, unusedSince: null });
    if (this.#parts && this.#parts.clock() - this.#searched >= searchEvery) await this.removeUnused();
  }

  #ensureFolder(): string {
    if (this.#folder !== undefined) return this.#folder;
    const folder = newFolder();
    removeAtExit(folder);
    this.#folder = folder;
    return folder;
  }
}

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
