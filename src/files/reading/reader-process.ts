import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { Excess } from './limits.ts';
import type { Order } from './messages.ts';

export interface FileToRead {
  /** The path without its extension (`.ts`, or `.js` in the published package). */
  module: URL;
  owner: string;
  type: string;
  size: number;
  open: () => Readable;
}

export type FileReading<Result> = { result: Result } | { excess: Excess };

const ending = import.meta.url.slice(import.meta.url.lastIndexOf('.'));
const script = fileURLToPath(new URL(`./reader-main${ending}`, import.meta.url));
const folder = fileURLToPath(new URL('.', import.meta.url));

/** Lower than the total memory limit, so that V8 collects garbage in time. */
const heap = ['--max-old-space-size=96', '--max-semi-space-size=2'];

export class NoReader extends Error {}

/** Ends if a file exceeds a limit or crashes it. Gets no environment variables, because files are not trusted. */
export class ReaderProcess {
  readonly #child: ChildProcess;
  readonly #closed: Promise<unknown>;
  /** Rejects if the process cannot be started. Never resolves. */
  readonly #failed: Promise<never>;
  #said = '';
  /** Bytes of memory after the last file. */
  resident = 0;
  isOver = false;

  constructor() {
    const stdio = ['ignore', 'ignore', 'pipe', 'ipc'] as const;
    this.#child = fork(script, { cwd: folder, env: {}, execArgv: heap, serialization: 'advanced', stdio: [...stdio] });
    this.#child.stderr?.on('data', (chunk) => {
      this.#said = (this.#said + chunk).slice(-4_096);
    });
    this.#failed = new Promise((_resolve, reject) => {
      this.#child.on('error', (error) => reject(new NoReader(error.message)));
    });
    this.#closed = Promise.race([once(this.#child, 'close'), this.#failed]);
    for (const settled of [this.#failed, this.#closed]) settled.catch(() => undefined);
    for (const event of ['exit', 'error']) this.#child.once(event, () => (this.isOver = true));
    this.#rest();
  }

  async read<Result>(file: FileToRead, milliseconds: number): Promise<FileReading<Result>> {
    this.#work();
    const ended = new AbortController();
    try {
      const { signal } = ended;
      const reply = once(this.#child, 'message', { signal }).then(([{ result, resident }]) => {
        this.resident = resident;
        return { result };
      });
      const closed = once(this.#child, 'close', { signal }).then(() => ({ excess: this.#excess() }));
      return await Promise.race([reply, closed, this.#failed, this.#hand(file, milliseconds).then(() => reply)]);
    } catch (error) {
      await this.end();
      throw error;
    } finally {
      ended.abort();
      this.#rest();
    }
  }

  async end(): Promise<void> {
    this.isOver = true;
    this.#work();
    this.#child.kill('SIGKILL');
    await Promise.allSettled([this.#closed]);
  }

  async #hand({ module, type, size, open }: FileToRead, milliseconds: number): Promise<void> {
    await this.#send({ file: { module: `${module.href}${ending}`, type, size, milliseconds } });
    let sent = 0;
    for await (const bytes of open()) {
      await this.#send({ bytes });
      sent += bytes.length;
    }
    if (sent !== size) throw new Error(`a file of ${size} bytes gave ${sent}`);
  }

  /** Event handlers detect the end of the process. */
  #send(order: Order): Promise<void> {
    return new Promise((resolve) => this.#child.send(order, () => resolve()));
  }

  #excess(): Excess {
    if (this.#said.includes('heap out of memory')) return 'memory';
    return this.#said === 'memory' || this.#said === 'time' ? this.#said : 'broken';
  }

  /** Keeps the server process running while the child process parses a file. */
  #work(): void {
    this.#child.ref();
    this.#child.channel?.ref();
  }

  #rest(): void {
    this.#child.unref();
    this.#child.channel?.unref();
    const errors = this.#child.stderr;
    if (errors && 'unref' in errors && typeof errors.unref === 'function') errors.unref();
  }
}
