import { createHash } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { Unavailable } from '../contract/unavailable.ts';
import { notePassed } from './collect-garbage.ts';
import type { Intake, StoredFile } from './file-store.ts';

export type Content = Buffer | string;

interface Place {
  newPath: () => string;
  keep: (file: StoredFile, content: Content) => Promise<void>;
}

/** Bytes. */
const writtenAtOnce = 1024 * 1024;

/** A file stays in memory up to `memoryLimit` bytes, and a larger file is written to disk. */
export class IncomingFile implements Intake {
  readonly #memoryLimit: number;
  readonly #place: Place;
  readonly #hash = createHash('sha256');
  #size = 0;
  #waiting: Buffer[] = [];
  #waitingSize = 0;
  #disk: { path: string; handle: FileHandle } | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(memoryLimit: number, place: Place) {
    this.#memoryLimit = memoryLimit;
    this.#place = place;
  }

  /** The promise can resolve before the bytes are on disk. */
  async write(chunk: Buffer): Promise<void> {
    this.#hash.update(chunk);
    this.#size += chunk.length;
    this.#waiting.push(chunk);
    this.#waitingSize += chunk.length;
    if (this.#waitingSize < writtenAtOnce) return;
    const before = this.#writing;
    this.#flush();
    await before;
  }

  async keep(): Promise<StoredFile> {
    const file = { hash: this.#hash.digest('hex'), size: this.#size };
    if (this.#size > this.#memoryLimit) this.#flush();
    try {
      await this.#writing;
      await this.#disk?.handle.close();
      await this.#place.keep(file, this.#disk?.path ?? Buffer.concat(this.#waiting));
    } catch (error) {
      await this.discard();
      throw error;
    }
    return file;
  }

  async discard(): Promise<void> {
    await Promise.allSettled([this.#writing]);
    this.#waiting = [];
    if (!this.#disk) return;
    await this.#disk.handle.close();
    await rm(this.#disk.path, { force: true });
  }

  #flush(): void {
    const chunks = this.#waiting;
    this.#waiting = [];
    this.#waitingSize = 0;
    this.#writing = this.#writing.then(() => this.#append(chunks).catch(refuse));
    // Prevents an unhandled rejection. The next call of `write` or `keep` throws the error.
    this.#writing.catch(() => undefined);
  }

  async #append(chunks: Buffer[]): Promise<void> {
    const handle = this.#disk?.handle ?? (await this.#open());
    const { bytesWritten } = await handle.writev(chunks);
    const length = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
    notePassed(length);
    if (bytesWritten < length) await handle.writeFile(Buffer.concat(chunks).subarray(bytesWritten));
  }

  async #open(): Promise<FileHandle> {
    const path = this.#place.newPath();
    const handle = await open(path, 'wx');
    this.#disk = { path, handle };
    return handle;
  }
}

/** A full disk, for example. Clients can send the request again. */
function refuse(error: unknown): never {
  throw new Unavailable(`a file could not be written: ${error instanceof Error ? error.message : error}`, error);
}
