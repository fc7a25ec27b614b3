import { Worker } from 'node:worker_threads';
import type { Drawing } from './draw-pdf.ts';

export interface DrawOrder {
  number: number;
  drawing: Drawing;
}

export type DrawnPdf = { number: number } & ({ bytes: Uint8Array } | { error: unknown });

interface Waiting {
  resolve: (pdf: Buffer) => void;
  reject: (error: unknown) => void;
}

/** An idle worker thread is stopped after this number of milliseconds. */
const idleTime = 60_000;

const script = new URL(`./draw-worker${import.meta.url.slice(import.meta.url.lastIndexOf('.'))}`, import.meta.url);

/** Creates PDF files in a worker thread. An idle worker thread does not keep the process running. */
export class PdfWorker {
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  #last = 0;
  readonly #waiting = new Map<number, Waiting>();
  readonly #newWorker: () => Worker;

  constructor(newWorker = () => new Worker(script)) {
    this.#newWorker = newWorker;
  }

  draw(drawing: Drawing): Promise<Buffer> {
    clearTimeout(this.#idle);
    this.#worker ??= this.#start();
    const order: DrawOrder = { number: ++this.#last, drawing };
    this.#worker.ref();
    this.#worker.postMessage(order);
    return new Promise((resolve, reject) => this.#waiting.set(order.number, { resolve, reject }));
  }

  #start(): Worker {
    const worker = this.#newWorker();
    worker.on('message', (drawn: DrawnPdf) => {
      const waiting = this.#waiting.get(drawn.number);
      this.#waiting.delete(drawn.number);
      if ('error' in drawn) waiting?.reject(drawn.error);
      else waiting?.resolve(asBuffer(drawn.bytes));
      if (this.#waiting.size === 0) this.#rest(worker);
    });
    worker.once('error', (error) => this.#fail(worker, error));
    worker.once('exit', (code) => this.#fail(worker, new Error(`the PDF worker ended with the code ${code}`)));
    return worker;
  }

  #rest(worker: Worker): void {
    worker.unref();
    this.#idle = setTimeout(() => {
      this.#worker = undefined;
      void worker.terminate();
    }, idleTime).unref();
  }

  #fail(worker: Worker, error: unknown): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}

function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
