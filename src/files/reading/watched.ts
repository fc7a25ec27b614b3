import { Worker } from 'node:worker_threads';

export interface Watched {
  shared: Int32Array<SharedArrayBuffer>;
}

export const meters = { file: 0, milliseconds: 1 };

const script = new URL(`./watch${import.meta.url.slice(import.meta.url.lastIndexOf('.'))}`, import.meta.url);

/** A thread kills its own process if a file exceeds a limit. Node offers no portable way to measure another process. */
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
