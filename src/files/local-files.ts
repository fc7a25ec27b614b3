import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { FileStore } from './file-store.ts';
import { type Content, Incoming } from './incoming.ts';
import { readStreamOf } from './read-stream.ts';
import { newFolder, removeAtExit, removeFolder, removeStaleFolders } from './temporary-folder.ts';

/** Maximum size in bytes of a file in memory. Larger files are written to a temporary folder while they arrive. */
const memoryLimit = 256 * 1024;

/** Time in milliseconds between two searches for unused file contents while files arrive. */
const searchEvery = 60_000;

/**
 * Times in milliseconds for which file contents must be unused before they are deleted.
 * `adopted` is for contents to which a document has referred: a download may be about to open them.
 * `arriving` is for contents without a document, which belong to an upload in progress.
 */
const unusedFor = { adopted: 10_000, arriving: 600_000 };

interface Kept {
  content: Content;
  owners: number;
  /** Number of uploads of these file contents whose document is not stored yet. */
  arriving: number;
  /** Time in milliseconds at which a search first found the file contents unused; null while they are used. */
  unusedSince: number | null;
}

export interface LocalFilesParts {
  /** Returns the hashes of all files in use. */
  used: () => Set<string>;
  /** Returns the current time in milliseconds. */
  clock: () => number;
}

/**
 * Stores files for the lifetime of the process: small files in memory, large files in a temporary folder.
 * The method `removeUnused` deletes file contents to which nothing refers.
 * After the deletion of a document, a snapshot or a copy of the tenant may still refer to its file.
 */
export class LocalFiles implements FileStore {
  readonly #parts: LocalFilesParts | undefined;
  #searched = 0;
  readonly #contents = new Map<string, Kept>();
  readonly #links = new Map<string, string>();
  #folder: string | undefined;
  #incoming = 0;

  /** Creates the file store. Without `parts`, no file contents are deleted before the store is closed. */
  constructor(parts?: LocalFilesParts) {
    this.#parts = parts;
    removeStaleFolders();
  }

  /** Path of the folder with large files, or undefined if there are no large files. */
  get folder(): string | undefined {
    return this.#folder;
  }

  receive(): Incoming {
    return new Incoming(memoryLimit, {
      newPath: () => join(this.#ensureFolder(), String(this.#incoming++)),
      keep: (hash, content) => this.#keep(hash, content),
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

  /** Returns the number of stored file contents. */
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
