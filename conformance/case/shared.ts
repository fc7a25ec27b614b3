import type { Api } from './api.ts';
import type { Exchange } from './exchange.ts';

interface Done<Result> {
  result: Result;
  exchanges: readonly Exchange[];
  ids: ReadonlySet<string>;
}

/**
 * Work that several test cases need, and that each run does only once. A test case that borrows users must not need work
 * that borrows users too.
 */
export class Shared<Result> {
  readonly work: (api: Api) => Promise<Result>;
  readonly #ofRuns = new WeakMap<object, Promise<Done<Result>>>();

  constructor(work: (api: Api) => Promise<Result>) {
    this.work = work;
  }

  /** Failed work is repeated for the next test case. */
  of(run: object, start: () => Promise<Done<Result>>): Promise<Done<Result>> {
    const known = this.#ofRuns.get(run);
    if (known) return known;
    const done = start();
    this.#ofRuns.set(run, done);
    done.catch(() => this.#ofRuns.delete(run));
    return done;
  }
}
