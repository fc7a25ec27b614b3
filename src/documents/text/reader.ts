import { Worker } from 'node:worker_threads';
import type { ReadResult } from './read-worker.ts';

/** Milliseconds that one file may take, and MiB of memory that reading it may need. */
export interface ReaderLimits {
  deadline: number;
  memory: number;
}

const script = new URL(`./read-worker${import.meta.url.slice(import.meta.url.lastIndexOf('.'))}`, import.meta.url);

/**
 * Reads the text of files, one after the other, in a worker of limited memory: no file can stop the server. The worker
 * is kept, because loading the parsers takes longer than most files; one that a file broke or held up is replaced.
 */
export class Reader {
  readonly #limits: ReaderLimits;
  #worker: Worker | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(limits: ReaderLimits) {
    this.#limits = limits;
  }

  /** The text, or why there is none; `open` gives the bytes when the file's turn has come. */
  read(type: 'pdf' | 'docx' | 'xlsx', open: () => Promise<Buffer>): Promise<ReadResult> {
    const turn = this.#last.then(async () => this.#ask({ type, bytes: await open() }));
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  #ask(file: { type: string; bytes: Buffer }): Promise<ReadResult> {
    const worker = this.#worker ?? this.#start();
    worker.ref();
    return new Promise<ReadResult>((resolve) => {
      const broken = (why: string) => {
        this.#worker = undefined;
        void worker.terminate();
        finish({ unreadable: why });
      };
      const onError = (error: Error) => broken(`the file cannot be read: ${error.message}`);
      const onExit = () => broken('the file cannot be read: its reader ended');
      const { deadline } = this.#limits;
      const timer = setTimeout(() => broken(`the file takes more than ${deadline} ms to read`), deadline);
      const finish = (result: ReadResult) => {
        clearTimeout(timer);
        worker.off('message', finish).off('error', onError).off('exit', onExit).unref();
        resolve(result);
      };
      worker.once('message', finish).once('error', onError).once('exit', onExit);
      worker.postMessage(file);
    });
  }

  #start(): Worker {
    const worker = new Worker(script, {
      stderr: true,
      stdout: true,
      resourceLimits: { maxOldGenerationSizeMb: this.#limits.memory, maxYoungGenerationSizeMb: 32 },
    });
    const forget = () => {
      if (this.#worker === worker) this.#worker = undefined;
    };
    worker.on('error', forget).on('exit', forget);
    this.#worker = worker;
    return worker;
  }
}
