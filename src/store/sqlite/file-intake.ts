import { createHash } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { Unavailable } from '../../contract/unavailable.ts';
import type { Intake, StoredFile } from '../../files/file-store.ts';

/** The method `keep` waits until the file is synced to disk. */
export class FileIntake implements Intake {
  readonly #path: string;
  readonly #place: (path: string, file: StoredFile) => Promise<void>;
  readonly #hash = createHash('sha256');
  #handle: Promise<FileHandle> | undefined;
  #writing: Promise<void> = Promise.resolve();
  #size = 0;

  constructor(path: string, place: (path: string, file: StoredFile) => Promise<void>) {
    this.#path = path;
    this.#place = place;
  }

  write(chunk: Buffer): Promise<void> {
    this.#writing = this.#append(chunk);
    return this.#writing;
  }

  async keep(): Promise<StoredFile> {
    try {
      const handle = await this.#opened();
      await guarded(() => handle.sync());
      const file = { hash: this.#hash.digest('hex'), size: this.#size };
      await this.#place(this.#path, file);
      await handle.close();
      return file;
    } catch (error) {
      await this.discard();
      throw error;
    }
  }

  async discard(): Promise<void> {
    await Promise.allSettled([this.#writing]);
    if (!this.#handle) return;
    const [opened] = await Promise.allSettled([this.#handle]);
    if (opened.status === 'fulfilled') await opened.value.close();
    await rm(this.#path, { force: true });
  }

  async #append(chunk: Buffer): Promise<void> {
    this.#hash.update(chunk);
    this.#size += chunk.length;
    const handle = await this.#opened();
    await guarded(() => handle.writeFile(chunk));
  }

  #opened(): Promise<FileHandle> {
    this.#handle ??= guarded(() => open(this.#path, 'wx'));
    return this.#handle;
  }
}

async function guarded<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw new Unavailable(`a file could not be written: ${error instanceof Error ? error.message : error}`, error);
  }
}
