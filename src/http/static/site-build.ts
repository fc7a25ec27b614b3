import type { ChildProcessByStdio } from 'node:child_process';
import type { Readable } from 'node:stream';

type BuildProcess = ChildProcessByStdio<null, null, Readable>;

/** Builds the documentation site once, in a separate process. */
export class SiteBuild {
  readonly #spawn: () => BuildProcess;
  #state: 'none' | 'running' | 'failed' = 'none';
  #problem = '';
  #child: BuildProcess | undefined;

  constructor(spawn: () => BuildProcess) {
    this.#spawn = spawn;
  }

  get isRunning(): boolean {
    return this.#state === 'running';
  }

  get state(): { state: 'none' | 'running' | 'failed'; problem: string } {
    return { state: this.#state, problem: this.#problem };
  }

  start(): void {
    if (this.#state !== 'none') return;
    this.#state = 'running';
    const child = this.#spawn();
    let said = '';
    child.stderr.on('data', (bytes) => {
      said = (said + String(bytes)).slice(-2000);
    });
    child.on('error', (error) => this.#end(error.message));
    child.on('close', (exitCode) => this.#end(exitCode === 0 ? null : said.trim()));
    this.#child = child;
  }

  /** Ends a build in progress, so that the sandbox can exit. */
  stop(): void {
    this.#child?.kill('SIGTERM');
  }

  #end(problem: string | null): void {
    if (!this.isRunning) return;
    this.#state = problem === null ? 'none' : 'failed';
    this.#problem = problem ?? '';
  }
}
