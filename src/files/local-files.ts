import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { FileStore } from './file-store.ts';
import { type Content, Incoming } from './incoming.ts';
import { readStreamOf } from './read-stream.ts';
import { newFolder, removeAtExit, removeFolder, removeStaleFolders } from './temporary-folder.ts';

/** Larger files are written to a temporary folder while they arrive. */
const memoryLimit = 256 * 1024;

/** Milliseconds between two searches for unused contents while files arrive. */
const searchEvery = 60_000;

/**
 * Milliseconds for which a content must be unused before it is deleted.
 * A download may be about to open a content that a row referred to until now.
 * A content that no row refers to yet belongs to an upload in progress.
 */
const unusedFor = { adopted: 10_000, arriving: 600_000 };

interface Kept {
  content: Content;
  owners: number;
  /** The number of uploads of this content that have no row yet. */
  arriving: number;
  /** When the content was first found unused, in milliseconds; null while it is used. */
  unusedSince: number | null;
}

export interface LocalFilesParts {
  /** The hashes of all files in use. */
  used: () => Set<string>;
  /** The time in milliseconds. */
  clock: () => number;
}

/**
 * Stores files for the lifetime of the process: small ones in memory, large ones in a temporary folder.
 * `removeUnused` deletes contents without references. A deleted document may still be in a snapshot or a copy.
 */
export class LocalFiles implements FileStore {
  readonly #parts: LocalFilesParts | undefined;
  #searched = 0;
  readonly #contents = new Map<string, Kept>();
  readonly #links = new Map<string, string>();
  #folder: string | undefined;
  #incoming = 0;

  /** Without parts nothing is deleted before the end. */
  constructor(parts?: LocalFilesParts) {
    this.#parts = parts;
    removeStaleFolders();
  }

  /** The folder of the large files; undefined if there are none. */
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
    if (content === undefined) throw new Error(`no file with the hash ${hash} is kept`);
    return typeof content === 'string'
      ? readStreamOf(content, start, end)
      : Readable.from(content.subarray(start, end), { objectMode: false });
  }

  async release(hash: string): Promise<void> {
    const kept = this.#contents.get(hash);
    if (!kept) return;
    kept.owners -= 1;
    kept.arriving -= 1;
    if (kept.owners > 0) return;
    this.#contents.delete(hash);
    if (typeof kept.content === 'string') await rm(kept.content, { force: true });
  }

  /** The number of stored contents. */
  get size(): number {
    return this.#contents.size;
  }

  adopt(hash: string): void {
    const kept = this.#contents.get(hash);
    if (kept) kept.arriving -= 1;
  }

  async removeUnused(): Promise<void> {
    if (!this.#parts || this.#contents.size === 0) return;
    const now = this.#parts.clock();
    this.#searched = now;
    const used = this.#parts.used();
    for (const [hash, kept] of this.#contents) {
      kept.unusedSince = used.has(hash) ? null : (kept.unusedSince ?? now);
      const limit = kept.arriving > 0 ? unusedFor.arriving : unusedFor.adopted;
      if (kept.unusedSince === null || now - kept.unusedSince < limit) continue;
      this.#contents.delete(hash);
      if (typeof kept.content === 'string') await rm(kept.content, { force: true });
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
    const kept = this.#contents.get(hash);
    if (kept) {
      kept.owners += 1;
      kept.arriving += 1;
      kept.unusedSince = null;
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
