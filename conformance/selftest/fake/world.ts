import type { FaultName } from './faults.ts';

export interface Department {
  id: string;
  name: string;
  parent: string | null;
  members: Set<string>;
}

export interface Job {
  id: string;
  kind: string;
  createdAt: string;
  endedAt: string | null;
  entries: { id: string; outcome: 'succeeded' | 'failed' }[];
  /** Carries out what was submitted, when the job ends. */
  apply: () => void;
  reads: number;
}

/** What a fake tenant holds, with no more rules than the source states. */
export class FakeWorld {
  readonly departments = new Map<string, Department>();
  readonly jobs = new Map<string, Job>();
  readonly users: Set<string>;
  readonly #faults: ReadonlySet<FaultName>;
  #last = 0;

  constructor(users: number, faults: ReadonlySet<FaultName>) {
    this.users = new Set(Array.from({ length: users }, (_, index) => String(index + 1)));
    this.#faults = faults;
  }

  has(fault: FaultName): boolean {
    return this.#faults.has(fault);
  }

  nextId(): string {
    this.#last += 1;
    return String(this.#last);
  }

  children(parent: string | null): Department[] {
    return [...this.departments.values()].filter((each) => each.parent === parent);
  }

  descendants(id: string): Department[] {
    return this.children(id).flatMap((child) => [child, ...this.descendants(child.id)]);
  }

  /** From the top-level department down to the department itself. */
  line(department: Department): Department[] {
    const parent = department.parent === null ? undefined : this.departments.get(department.parent);
    return parent ? [...this.line(parent), department] : [department];
  }

  submit(kind: string, entries: Job['entries'], apply: () => void): Job {
    const shown = kind === 'members' && this.has('job-of-another-kind') ? 'access' : kind;
    const id = this.nextId();
    const job = { id, kind: shown, createdAt: now(), endedAt: null, entries, apply, reads: 0 };
    this.jobs.set(id, job);
    return job;
  }

  /** A job is under way at its first reading, and has ended at the second. */
  read(id: string): Job | undefined {
    const job = this.jobs.get(id);
    if (!job || job.endedAt !== null) return job;
    job.reads += 1;
    if (job.reads > 1) {
      job.apply();
      job.endedAt = now();
    }
    return job;
  }

  remove(department: Department): void {
    if (this.has('delete-does-nothing') || !this.departments.has(department.id)) return;
    const siblings = this.has('delete-removes-siblings') ? this.children(department.parent) : [];
    const below = this.has('delete-leaves-descendants') ? [] : this.descendants(department.id);
    for (const gone of [department, ...below, ...siblings]) {
      this.departments.delete(gone.id);
      if (this.has('delete-removes-users')) for (const user of gone.members) this.users.delete(user);
    }
  }
}

function now(): string {
  return new Date().toISOString();
}
