import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { Unavailable } from '../../contract/unavailable.ts';
import type { FileStore, Intake, StoredFile } from '../../files/file-store.ts';
import { IncomingFile } from '../../files/incoming.ts';
import { readStreamOf } from '../../files/read-stream.ts';
import type { SweptFiles } from '../store.ts';
import type { Statements } from './statements.ts';

export type AskDatabase = <T>(ask: () => T) => T;

const alwaysOnDisk = -1;

/** The name of each file is the hash of its contents. The database contains its reference count and upload time. */
export class FolderFiles implements FileStore {
  readonly #folder: string;
  readonly #statements: Statements;
  readonly #ask: AskDatabase;
  readonly #links = new Map<string, string>();
  readonly #turns = new Map<string, Promise<unknown>>();

  constructor(folder: string, statements: Statements, ask: AskDatabase) {
    this.#folder = folder;
    this.#statements = statements;
    this.#ask = ask;
  }

  async prepare(): Promise<void> {
    const incoming = this.#incoming();
    await mkdir(incoming, { recursive: true });
    for (const name of await readdir(incoming)) await rm(join(incoming, name), { force: true });
  }

  receive(): Intake {
    return new IncomingFile(alwaysOnDisk, {
      newPath: () => join(this.#incoming(), randomUUID()),
      keep: (file, path) => this.#inTurn(file.hash, () => this.#keep(String(path), file)),
    });
  }

  open(hash: string, start = 0, end = Number.MAX_SAFE_INTEGER): Readable {
    const path = this.#isKnown(hash) ? this.#pathOf(hash) : this.#links.get(hash);
    if (path === undefined) throw new Error(`no file with the hash ${hash} is stored`);
    return readStreamOf(path, start, end);
  }

  release(hash: string): Promise<void> {
    return this.#inTurn(hash, async () => {
      const left = this.#ask(() => this.#statements.releaseFile.get(hash)?.['owners']);
      if (left === undefined || Number(left) > 0) return;
      this.#ask(() => this.#statements.dropFile.run(hash));
      await rm(this.#pathOf(hash), { force: true });
    });
  }

  link(hash: string, path: string): void {
    this.#links.set(hash, path);
  }

  async sweep(before: number, named: ReadonlySet<string>): Promise<SweptFiles> {
    const gone = this.#ask(() => this.#statements.oldFiles.all(before)).filter(({ hash }) => !named.has(String(hash)));
    for (const { hash } of gone) this.#ask(() => this.#statements.dropFile.run(hash ?? null));
    for (const folder of await readdir(this.#folder)) {
      if (folder.length !== 2) continue;
      for (const hash of await readdir(join(this.#folder, folder))) await this.#removeUnknown(hash);
    }
    return { files: gone.length, bytes: gone.reduce((sum, { size }) => sum + Number(size), 0) };
  }

  async close(): Promise<void> {}

  async #keep(path: string, { hash, size }: StoredFile): Promise<void> {
    const place = this.#pathOf(hash);
    try {
      await syncToDisk(path);
      await mkdir(dirname(place), { recursive: true });
      if (existsSync(place)) await rm(path, { force: true });
      else await rename(path, place);
      await syncToDisk(dirname(place));
      this.#statements.keepFile.run(hash, size, Date.now());
    } catch (error) {
      if (!this.#isKnown(hash)) await rm(place, { force: true });
      throw new Unavailable(`a file could not be stored: ${error instanceof Error ? error.message : error}`, error);
    }
  }

  #removeUnknown(hash: string): Promise<void> {
    return this.#inTurn(hash, async () => {
      if (!this.#isKnown(hash)) await rm(this.#pathOf(hash), { force: true });
    });
  }

  async #inTurn<T>(hash: string, work: () => Promise<T>): Promise<T> {
    const turn = Promise.allSettled([this.#turns.get(hash)]).then(work);
    this.#turns.set(hash, turn);
    try {
      return await turn;
    } finally {
      if (this.#turns.get(hash) === turn) this.#turns.delete(hash);
    }
  }

  #isKnown(hash: string): boolean {
    return this.#ask(() => this.#statements.file.get(hash)) !== undefined;
  }

  #incoming(): string {
    return join(this.#folder, 'incoming');
  }

  #pathOf(hash: string): string {
    return join(this.#folder, hash.slice(0, 2), hash);
  }
}

/** A renamed file survives a crash only after its folder is synced to disk. */
export async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
