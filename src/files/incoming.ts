import { createHash } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import type { Intake, StoredFile } from './file-store.ts';

/** Bytes in memory, or the path of the file that holds them. */
export type Content = Buffer | string;

interface Place {
  newPath: () => string;
  keep: (hash: string, content: Content) => Promise<void>;
}

/** A file on its way in: hashed and counted as it comes, moved from memory to disk once it is large. */
export class Incoming implements Intake {
  readonly #memoryLimit: number;
  readonly #place: Place;
  readonly #hash = createHash('sha256');
  #chunks: Buffer[] = [];
  #size = 0;
  #disk: { path: string; handle: FileHandle } | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(memoryLimit: number, place: Place) {
    this.#memoryLimit = memoryLimit;
    this.#place = place;
  }

  write(chunk: Buffer): Promise<void> {
    this.#writing = this.#append(chunk);
    return this.#writing;
  }

  async #append(chunk: Buffer): Promise<void> {
    this.#hash.update(chunk);
    this.#size += chunk.length;
    if (this.#disk) {
      await this.#disk.handle.writeFile(chunk);
      return;
    }
    this.#chunks.push(Buffer.from(chunk));
    if (this.#size > this.#memoryLimit) await this.#spill();
  }

  async keep(): Promise<StoredFile> {
    const hash = this.#hash.digest('hex');
    await this.#disk?.handle.close();
    await this.#place.keep(hash, this.#disk?.path ?? Buffer.concat(this.#chunks));
    return { hash, size: this.#size };
  }

  /** A write may still be under way when the sender goes: it ends first, or its file would be left behind. */
  async discard(): Promise<void> {
    await Promise.allSettled([this.#writing]);
    this.#chunks = [];
    if (!this.#disk) return;
    await this.#disk.handle.close();
    await rm(this.#disk.path, { force: true });
  }

  async #spill(): Promise<void> {
    const path = this.#place.newPath();
    this.#disk = { path, handle: await open(path, 'wx') };
    await this.#disk.handle.writeFile(Buffer.concat(this.#chunks));
    this.#chunks = [];
  }
}
