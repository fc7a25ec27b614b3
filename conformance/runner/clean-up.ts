import { isGone, startRemoval } from './deletion.ts';
import { NoAnswer } from './failure.ts';
import { jobEnd, type Waiting } from './job-end.ts';
import type { LedgerEntry } from './ledger.ts';
import type { RunRecord } from './model.ts';
import { inParallel } from './pacer.ts';
import type { Session } from './session.ts';

type Made = LedgerEntry & { id: string };

/** How often the deletion of one object is tried. */
const attempts = 3;
/** After this number of requests in a row without an answer, clean-up gives up. */
const enoughSilence = 3;

/**
 * Removes what the ledger has, and nothing else. What stays is told with the reason.
 *
 * A deletion takes what lies below along, so of the departments only the tops are deleted; whatever else can still be
 * read then, because it was moved or the deletion is at fault, is deleted on its own.
 */
export async function cleanUp(
  session: Session,
  entries: readonly LedgerEntry[],
  waiting: Waiting,
): Promise<RunRecord['cleanup']> {
  const made = entries.filter((entry): entry is Made => entry.id !== null);
  const sweep = new Sweep(session, waiting);
  const ids = new Set(made.map(({ id }) => id));
  const { tops = [], below = [] } = Object.groupBy(made, ({ parent }) =>
    parent !== null && ids.has(parent) ? 'below' : 'tops',
  );
  await sweep.remove(tops);
  await sweep.remove(await sweep.stillThere(below));
  const left = [...sweep.left].map(([{ operation, id }, reason]) => ({ operation, id, reason }));
  return { created: made.length, removed: made.length - left.length, left };
}

/** One sweep over what a run made; the requests go out side by side, and jobs are waited for together. */
class Sweep {
  /** What could not be removed, with the reason. */
  readonly left = new Map<Made, string>();
  /** What was waited for long enough. */
  readonly #unending = new Set<Made>();
  readonly #session: Session;
  readonly #waiting: Waiting;
  #silence = 0;

  constructor(session: Session, waiting: Waiting) {
    this.#session = session;
    this.#waiting = waiting;
  }

  async remove(entries: readonly Made[]): Promise<void> {
    let pending = entries;
    for (let attempt = 1; pending.length > 0; attempt++) {
      await this.#removeOnce(pending);
      pending = pending.filter((entry) => this.left.has(entry) && !this.#unending.has(entry));
      if (attempt === attempts || pending.length === 0 || this.#session.halted) return;
      await this.#waiting.sleep(this.#waiting.pace.pollInterval);
    }
  }

  async stillThere(entries: readonly Made[]): Promise<Made[]> {
    const there: Made[] = [];
    await this.#each(entries, async (entry) => {
      if (!(await isGone(this.#session, entry))) there.push(entry);
    });
    return [...there, ...entries.filter((entry) => this.left.has(entry))];
  }

  /** First every deletion, then the jobs of all of them. */
  async #removeOnce(entries: readonly Made[]): Promise<void> {
    const jobs = new Map<Made, string>();
    await this.#each(entries, async (entry) => {
      const jobId = await startRemoval(this.#session, entry);
      if (jobId !== null) jobs.set(entry, jobId);
    });
    const { pace, patience, sleep } = this.#waiting;
    const waits = [...jobs.values()].map((jobId) => this.#session.pollWait(jobId, pace.pollInterval));
    await sleep(Math.min(Math.max(0, ...waits), patience.left));
    await this.#each([...jobs.keys()], async (entry) => this.#ended(entry, jobs.get(entry) ?? ''));
  }

  async #ended(entry: Made, jobId: string): Promise<void> {
    const state = await jobEnd(this.#session, jobId, 'admin', this.#waiting);
    if (state === 'failed') throw new Error('the job of its deletion failed');
    if (state === 'succeeded') return;
    this.#unending.add(entry);
    throw new Error(`of its deletion ${this.#waiting.patience.missed(jobId)}`);
  }

  async #each(entries: readonly Made[], step: (entry: Made) => Promise<void>): Promise<void> {
    await inParallel(
      entries,
      () => this.#waiting.load.width,
      async (entry) => {
        try {
          this.left.delete(entry);
          await step(entry);
          this.#silence = 0;
        } catch (error) {
          this.left.set(entry, error instanceof Error ? error.message : String(error));
          if (error instanceof NoAnswer) this.#heardNothing();
        }
      },
    );
  }

  #heardNothing(): void {
    this.#silence += 1;
    if (this.#silence === enoughSilence) this.#session.halt('the target does not answer any more');
  }
}
