import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { FileStore, Intake, StoredFile } from '../../files/file-store.ts';
import { readStreamOf } from '../../files/read-stream.ts';
import { Unavailable } from '../../world/unavailable.ts';
import { FileIntake } from './file-intake.ts';
import type { Statements } from './statements.ts';

/** File bytes in a folder, by hash; how many brought each of them stands in the database. */
export class FolderFiles implements FileStore {
  readonly #folder: string;
  readonly #statements: Statements;
  readonly #links = new Map<string, string>();

  constructor(folder: string, statements: Statements) {
    this.#folder = folder;
    this.#statements = statements;
  }

  /** Makes the folder, and removes what an earlier process was still taking in when it ended. */
  async prepare(): Promise<void> {
    const incoming = this.#incoming();
    await mkdir(incoming, { recursive: true });
    for (const name of await readdir(incoming)) await rm(join(incoming, name), { force: true });
  }

  receive(): Intake {
    return new FileIntake(join(this.#incoming(), randomUUID()), (path, file) => this.#keep(path, file));
  }

  open(hash: string, start = 0, end = Number.MAX_SAFE_INTEGER): Readable {
    const path = this.#statements.file.get(hash) ? this.#pathOf(hash) : this.#links.get(hash);
    if (path === undefined) throw new Error(`no file with the hash ${hash} is kept`);
    return readStreamOf(path, start, end);
  }

  async release(hash: string): Promise<void> {
    const left = this.#statements.releaseFile.get(hash)?.['owners'];
    if (left === undefined || Number(left) > 0) return;
    this.#statements.dropFile.run(hash);
    await rm(this.#pathOf(hash), { force: true });
  }

  link(hash: string, path: string): void {
    this.#links.set(hash, path);
  }

  /** What was taken in stays. */
  async close(): Promise<void> {}

  /** The bytes lie on disk under their name before the database counts them. */
  async #keep(path: string, { hash, size }: StoredFile): Promise<void> {
    const place = this.#pathOf(hash);
    try {
      await mkdir(dirname(place), { recursive: true });
      if (existsSync(place)) await rm(path, { force: true });
      else await rename(path, place);
      await syncFolder(dirname(place));
      this.#statements.keepFile.run(hash, size);
    } catch (error) {
      throw new Unavailable(`a file could not be kept: ${error instanceof Error ? error.message : error}`, error);
    }
  }

  #incoming(): string {
    return join(this.#folder, 'incoming');
  }

  #pathOf(hash: string): string {
    return join(this.#folder, hash.slice(0, 2), hash);
  }
}

/** A name is on disk when its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
