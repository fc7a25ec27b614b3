import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import limited, { type LimitFunction } from 'p-limit';
import type { ReadResult } from './read-worker.ts';

/** Milliseconds that one file may take, and MiB of memory that reading it may need. */
export interface ReaderLimits {
  deadline: number;
  memory: number;
}

const script = new URL(`./read-worker${import.meta.url.slice(import.meta.url.lastIndexOf('.'))}`, import.meta.url);

/** So many files are read at once where there are processors for them; each reader may need its memory. */
const mostReaders = 4;

/**
 * Reads the text of files in workers of limited memory: no file can stop the server, and one that takes long does not hold
 * up the others. Workers are kept, because loading the parsers takes longer than most files; one that a file broke or
 * held up is replaced.
 */
export class Reader {
  readonly #limits: ReaderLimits;
  readonly #turn: LimitFunction;
  readonly #idle: Worker[] = [];

  constructor(limits: ReaderLimits, readers = Math.min(mostReaders, availableParallelism())) {
    this.#limits = limits;
    this.#turn = limited(readers);
  }

  /** The text, or why there is none; `open` gives the bytes when the file's turn has come. */
  read(type: 'pdf' | 'docx' | 'xlsx', open: () => Promise<Buffer>): Promise<ReadResult> {
    return this.#turn(async () => this.#ask({ type, bytes: await open() }));
  }

  #ask(file: { type: string; bytes: Buffer }): Promise<ReadResult> {
    const worker = this.#idle.pop() ?? this.#start();
    worker.ref();
    return new Promise<ReadResult>((resolve) => {
      const broken = (why: string) => {
        void worker.terminate();
        finish({ unreadable: why });
      };
      const onMessage = (result: ReadResult) => {
        this.#idle.push(worker);
        finish(result);
      };
      const onError = (error: Error) => broken(`the file cannot be read: ${error.message}`);
      const onExit = () => broken('the file cannot be read: its reader ended');
      const { deadline } = this.#limits;
      const timer = setTimeout(() => broken(`the file takes more than ${deadline} ms to read`), deadline);
      const finish = (result: ReadResult) => {
        clearTimeout(timer);
        worker.off('message', onMessage).off('error', onError).off('exit', onExit).unref();
        resolve(result);
      };
      worker.once('message', onMessage).once('error', onError).once('exit', onExit);
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
      const at = this.#idle.indexOf(worker);
      if (at >= 0) this.#idle.splice(at, 1);
    };
    worker.on('error', forget).on('exit', forget);
    return worker;
  }
}
