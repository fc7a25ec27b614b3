import { Problem } from '../../contract/problem.ts';
import { readingLimits } from './limits.ts';
import { type FileReading, type FileToRead, NoReader, ReaderProcess } from './reader-process.ts';
import { QueueFull, Turns } from './turns.ts';

/** The server refuses further files. */
const mostWaiting = { quick: 200, slow: 50 };

/** Seconds. */
const retryAfter = '5';

type Times = Pick<typeof readingLimits, 'quick' | 'whole'>;

/** A child process parses files, so that no file can harm the server. Slow files are parsed a second time. */
export class FileReader {
  readonly #times: Times;
  readonly #turns = new Turns({ most: mostWaiting, clock: () => performance.now() });
  #process: ReaderProcess | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(times: Times = readingLimits) {
    this.#times = times;
  }

  async read<Result>(file: FileToRead): Promise<FileReading<Result>> {
    try {
      if (file.size <= readingLimits.large) {
        const reading = await this.#turns.run('quick', file.owner, () =>
          this.#attempt<Result>(file, this.#times.quick),
        );
        if ('result' in reading) return reading;
      }
      return await this.#turns.run('slow', file.owner, async () => {
        await this.#end();
        return this.#attempt<Result>(file, this.#times.whole);
      });
    } catch (error) {
      if (error instanceof QueueFull) throw busy('too many files wait to be read');
      if (error instanceof NoReader) throw busy(`no process can be started to read the file (${error.message})`);
      throw error;
    }
  }

  close(): Promise<void> {
    return this.#end();
  }

  async #attempt<Result>(file: FileToRead, milliseconds: number): Promise<FileReading<Result>> {
    clearTimeout(this.#idle);
    if (this.#process?.isOver) this.#process = undefined;
    this.#process ??= new ReaderProcess();
    try {
      return await this.#process.read<Result>(file, milliseconds);
    } finally {
      if (this.#process.isOver || this.#process.resident > readingLimits.leftOver * 1024 * 1024) await this.#end();
      this.#idle = setTimeout(() => void this.#end(), readingLimits.idle).unref();
    }
  }

  async #end(): Promise<void> {
    const process = this.#process;
    this.#process = undefined;
    await process?.end();
  }
}

export const fileReader = new FileReader();

function busy(why: string): Problem {
  const detail = `${why}; nothing of this request was applied`;
  return new Problem({ code: 'FILE READER BUSY', detail }, { 'retry-after': retryAfter });
}
