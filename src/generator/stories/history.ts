import { packed } from '../../admin/spreadsheets/packed-sheet.ts';
import { callOff, runAcknowledged, submitImport } from '../../admin/user-imports/import-process.ts';
import { applyDueTransitions, type WorkKinds } from '../../jobs/due.ts';
import { submitJob } from '../../jobs/job.ts';
import { type PlanChange, withPlan } from '../../jobs/plan.ts';
import type { ImportRow, JobKind } from '../../tenant/rows.ts';
import { inSlice } from '../../tenant/slices.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import { departmentId } from '../departments.ts';
import type { CompleteOrder } from '../order.ts';
import { endOfHistory } from '../order.ts';
import { userId } from '../users.ts';

const hour = 60 * 60 * 1_000;

/** A spreadsheet row. The last cell is `yes` if the import must delete the user. */
export type ImportedUser = readonly [
  email: string,
  firstName: string,
  lastName: string,
  jobTitle: string,
  departments: string,
  role: string,
  deleted: string,
];

const head = ['email', 'firstName', 'lastName', 'jobTitle', 'departments', 'role', 'deleted'];

/** The stories change at most this number of existing users and departments. */
const cast = { users: 600, departments: 40 };

const usual: PlanChange = { mode: 'after', after: 40_000 };

export const unfinished: PlanChange = { mode: 'manual' };

/** Runs API operations, so that each generated job has really changed the objects that its result names. */
export class History {
  readonly tenantData: TenantData;
  readonly users: readonly string[];
  readonly departments: readonly string[];
  readonly #machines: WorkKinds;
  #now: number;

  constructor(tenantData: TenantData, { users, departments }: CompleteOrder, machines: WorkKinds, days: number) {
    this.tenantData = tenantData;
    this.users = numbered(Math.min(users, cast.users), userId);
    this.departments = numbered(Math.min(departments, cast.departments), departmentId);
    this.#machines = machines;
    this.#now = endOfHistory - days * 24 * hour;
  }

  get activeUsers(): string[] {
    const { users } = this.tenantData.rows;
    return this.users.filter((id) => users.get(Number(id))?.status === 'active');
  }

  /** Yields after each short step, so that the server can answer other requests. */
  *wait(hours: number): Generator<void> {
    this.#now += hours * hour;
    while (!inSlice(() => applyDueTransitions(this.tenantData, this.#machines, this.#now)).isDone) yield;
  }

  department(name: string, parentDepartment: string | null): Generator<void, string> {
    return this.#change(() => {
      const id = this.tenantData.nextId('departments');
      this.tenantData.rows.departments.put({ id, name, parentDepartment });
      return id;
    });
  }

  *departmentsBelow(parent: string, names: readonly string[]): Generator<void, string[]> {
    const ids: string[] = [];
    for (const name of names) ids.push(yield* this.department(name, parent));
    return ids;
  }

  job(kind: JobKind, payload: object, plan: PlanChange = {}): Generator<void, string> {
    const submit = () => submitJob(this.tenantData, kind, payload, this.#now).id;
    return this.#change(() => withPlan(this.tenantData, { ...usual, ...plan }, submit));
  }

  /** The job must have a plan with the mode `manual`. */
  advance(job: string): Generator<void> {
    return this.#change(() => this.#machines.job(this.tenantData, job, this.#now));
  }

  import(
    fileName: string,
    users: readonly ImportedUser[],
    change: PlanChange & { isSummarized?: boolean } = {},
  ): Generator<void, string> {
    const { isSummarized = false, ...plan } = change;
    const rows = users.map((cells, index) => ({ row: index + 2, cells: [...cells] }));
    const file = { fileName, sheet: packed({ head, rows }) };
    const submit = () => submitImport(this.tenantData, isSummarized ? 'summarizing' : 'pending', file, this.#now).id;
    return this.#change(() => withPlan(this.tenantData, { ...usual, ...plan }, submit));
  }

  acknowledge(id: string): Generator<void> {
    const run = () => runAcknowledged(this.tenantData, this.#importOf(id), this.#now);
    return this.#change(() => {
      withPlan(this.tenantData, usual, run);
    });
  }

  cancel(id: string): Generator<void> {
    return this.#change(() => {
      callOff(this.tenantData, this.#importOf(id), this.#now);
    });
  }

  #importOf(id: string): ImportRow {
    const process = this.tenantData.rows.imports.get(Number(id));
    if (!process) throw new Error(`the story has no import ${id}`);
    return process;
  }

  *#change<T>(work: () => T): Generator<void, T> {
    const { value } = this.tenantData.transact(work);
    yield;
    yield* this.wait(1);
    return value;
  }
}

function numbered(count: number, idOf: (number: number) => string): string[] {
  return Array.from({ length: count }, (_, index) => idOf(index + 1));
}
