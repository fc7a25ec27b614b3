import { Worker } from 'node:worker_threads';

/** Memory that the reader and its watch share. */
export interface Watched {
  shared: Int32Array<SharedArrayBuffer>;
}

/** Places in the shared memory: the number of the file that is being read, 0 for none, and the CPU time that it may take. */
export const meters = { file: 0, milliseconds: 1 };

const script = new URL(`./watch${import.meta.url.slice(import.meta.url.lastIndexOf('.'))}`, import.meta.url);

/**
 * A thread that measures this process while it reads a file and ends it where the file takes too much. The process
 * measures itself because no other way works on Linux, macOS and Windows alike.
 */
export class Watch {
  readonly #shared = new Int32Array(new SharedArrayBuffer(8));
  #files = 0;

  constructor() {
    const workerData: Watched = { shared: this.#shared };
    new Worker(script, { workerData }).unref();
  }

  begin(milliseconds: number): void {
    this.#files += 1;
    Atomics.store(this.#shared, meters.milliseconds, milliseconds);
    Atomics.store(this.#shared, meters.file, this.#files);
    Atomics.notify(this.#shared, meters.file);
  }

  end(): void {
    Atomics.store(this.#shared, meters.file, 0);
    Atomics.notify(this.#shared, meters.file);
  }
}
