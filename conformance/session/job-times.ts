import type { OperationId } from '../canonical/operations.ts';
import type { Pace } from '../target/types.ts';
import type { Time } from './time.ts';

interface Job {
  kind: OperationId;
  start: number;
  /** The time that the target asked for in its last response. */
  asked: number | undefined;
  /** The age of the job at the last read that showed no end. */
  pendingAt: number;
  hasEnded: boolean;
}

/** Computes when to read a job again: when the target asks for it, or when earlier jobs of its kind had ended. */
export class JobTimes {
  readonly #jobs = new Map<string, Job>();
  readonly #usual = new Map<OperationId, number>();
  readonly #now: Time['now'];
  readonly #most: number;

  constructor({ pace, now }: { pace: Pace } & Pick<Time, 'now'>) {
    this.#most = pace.pollInterval;
    this.#now = now;
  }

  submitted(id: string, kind: OperationId, asked: number | undefined): void {
    this.#jobs.set(id, { kind, start: this.#now(), asked, pendingAt: 0, hasEnded: false });
  }

  read(id: string, hasEnded: boolean, asked: number | undefined): void {
    const job = this.#jobs.get(id);
    if (!job || job.hasEnded) return;
    const age = this.#now() - job.start;
    if (hasEnded) this.#learn(job, age);
    Object.assign(job, { asked, hasEnded, pendingAt: hasEnded ? job.pendingAt : age });
  }

  kindOf(id: string): OperationId {
    return this.#jobs.get(id)?.kind ?? 'readJob';
  }

  wait(id: string): number {
    const job = this.#jobs.get(id);
    if (!job) return this.#most;
    const { asked } = job;
    job.asked = undefined;
    if (asked !== undefined) return asked;
    const age = this.#now() - job.start;
    const least = Math.max(this.#most / 10, job.pendingAt > 0 ? age / 3 : 0);
    return Math.min(this.#most, Math.max(least, (this.#usual.get(job.kind) ?? 0) - age));
  }

  #learn({ kind, pendingAt }: Job, age: number): void {
    const usual = this.#usual.get(kind) ?? age;
    const guess = usual <= pendingAt ? 1.5 * pendingAt : usual;
    this.#usual.set(kind, Math.min(age, pendingAt > 0 ? guess : 0.95 * usual));
  }
}
