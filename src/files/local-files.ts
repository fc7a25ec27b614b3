import { mkdtempSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { FileStore } from './file-store.ts';
import { type Content, Incoming } from './incoming.ts';
import { readStreamOf } from './read-stream.ts';

/** Files up to this many bytes stay in memory; larger ones are written to a temporary folder while they come in. */
const memoryLimit = 256 * 1024;

/** Keeps files as long as the process lives: small ones in memory, large ones in a temporary folder that it removes. */
export class LocalFiles implements FileStore {
  readonly #contents = new Map<string, { content: Content; owners: number }>();
  readonly #links = new Map<string, string>();
  #folder: string | undefined;
  #incoming = 0;

  /** The folder of the large files; undefined while there was none. */
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
    if (kept.owners > 0) return;
    this.#contents.delete(hash);
    if (typeof kept.content === 'string') await rm(kept.content, { force: true });
  }

  link(hash: string, path: string): void {
    this.#links.set(hash, path);
  }

  async close(): Promise<void> {
    this.#contents.clear();
    if (this.#folder !== undefined) await rm(this.#folder, { recursive: true, force: true });
    this.#folder = undefined;
  }

  async #keep(hash: string, content: Content): Promise<void> {
    const kept = this.#contents.get(hash);
    if (!kept) {
      this.#contents.set(hash, { content, owners: 1 });
      return;
    }
    kept.owners += 1;
    if (typeof content === 'string') await rm(content, { force: true });
  }

  /** The folder goes with the process too, however it ends, short of being killed. */
  #ensureFolder(): string {
    if (this.#folder !== undefined) return this.#folder;
    const folder = mkdtempSync(join(tmpdir(), 'contract-platform-files-'));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    this.#folder = folder;
    return folder;
  }
}
