import { Problem } from '../../contract/problem.ts';
import { readingLimits } from './limits.ts';
import { type FileReading, type FileToRead, NoReader, ReaderProcess } from './reader-process.ts';

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

function busy(why: string): Problem {
  const detail = `${why}; nothing of this request was applied`;
  return new Problem({ code: 'FILE READER BUSY', detail }, { 'retry-after': retryAfter });
}

type Queue = 'quick' | 'slow';

interface TurnsParts {
  /** Waiting files per queue. A tenant can occupy at most half of the places in a queue. */
  most: Readonly<Record<Queue, number>>;
  clock: () => number;
}

export class QueueFull extends Error {}

const headStart = 5_000;

/** Runs functions one at a time. Quick functions run first for 5 seconds, then both queues get equal time. */
export class Turns {
  readonly #parts: TurnsParts;
  readonly #waiting: Record<Queue, FairQueue>;
  #isBusy = false;
  #owed = headStart;

  constructor(parts: TurnsParts) {
    this.#parts = parts;
    this.#waiting = { quick: new FairQueue(parts.most.quick), slow: new FairQueue(parts.most.slow) };
  }

  run<T>(queue: Queue, owner: string, work: () => Promise<T>): Promise<T> {
    if (!this.#waiting[queue].hasRoomFor(owner)) return Promise.reject(new QueueFull());
    return new Promise((resolve, reject) => {
      this.#waiting[queue].push(owner, () => work().then(resolve, reject));
      if (!this.#isBusy) void this.#runAll();
    });
  }

  async #runAll(): Promise<void> {
    this.#isBusy = true;
    for (let queue = this.#next(); queue; queue = this.#next()) {
      const started = this.#parts.clock();
      await this.#waiting[queue].shift()?.();
      const took = this.#parts.clock() - started;
      this.#owed = queue === 'slow' ? this.#owed + took : Math.max(0, this.#owed - took);
    }
    this.#isBusy = false;
    this.#owed = headStart;
  }

  #next(): Queue | undefined {
    const { quick, slow } = this.#waiting;
    if (quick.size === 0) return slow.size === 0 ? undefined : 'slow';
    return slow.size === 0 || this.#owed > 0 ? 'quick' : 'slow';
  }
}

type Work = () => Promise<void>;

class FairQueue {
  readonly #most: number;
  readonly #byOwner = new Map<string, Work[]>();
  #size = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get size(): number {
    return this.#size;
  }

  hasRoomFor(owner: string): boolean {
    const own = this.#byOwner.get(owner)?.length ?? 0;
    return this.#size < this.#most && own < Math.ceil(this.#most / 2);
  }

  push(owner: string, work: Work): void {
    const own = this.#byOwner.get(owner);
    if (own) own.push(work);
    else this.#byOwner.set(owner, [work]);
    this.#size += 1;
  }

  shift(): Work | undefined {
    for (const [owner, [work, ...others]] of this.#byOwner) {
      this.#byOwner.delete(owner);
      if (others.length > 0) this.#byOwner.set(owner, others);
      this.#size -= 1;
      return work;
    }
    return undefined;
  }
}

export const fileReader = new FileReader();
