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

/**
 * The cells of a spreadsheet row in a user import.
 * The last cell of the spreadsheet row is `yes` if the import must delete the user.
 */
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

/** The generated jobs and imports of a tenant change at most this number of existing users and departments. */
const cast = { users: 600, departments: 40 };

/** By default, a generated job ends 40 seconds after its submission. */
const usual: PlanChange = { mode: 'after', after: 40_000 };

/** A job plan for jobs that do not end until a request ends them. */
export const unfinished: PlanChange = { mode: 'manual' };

/**
 * Generates jobs and imports of a tenant by running API operations on the tenant's data.
 * Each generated job has really changed the users and departments that its result names.
 */
export class History {
  readonly tenantData: TenantData;
  /** The ids of the users and departments that the generated jobs and imports can change. */
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

  /** The ids of the active users that the generated jobs and imports can change. */
  get activeUsers(): string[] {
    const { users } = this.tenantData.rows;
    return this.users.filter((id) => users.get(Number(id))?.status === 'active');
  }

  /**
   * Advances the tenant's clock, and applies the due status changes of jobs and other objects.
   * The generator yields after each short step of its work, so that the server can answer other requests.
   */
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

  /** Creates several departments below a parent department, and returns the ids of the new departments. */
  *departmentsBelow(parent: string, names: readonly string[]): Generator<void, string[]> {
    const ids: string[] = [];
    for (const name of names) ids.push(yield* this.department(name, parent));
    return ids;
  }

  job(kind: JobKind, payload: object, plan: PlanChange = {}): Generator<void, string> {
    const submit = () => submitJob(this.tenantData, kind, payload, this.#now).id;
    return this.#change(() => withPlan(this.tenantData, { ...usual, ...plan }, submit));
  }

  /** Starts a queued job or ends a running job. The job must have a job plan with the mode `manual`. */
  advance(job: string): Generator<void> {
    return this.#change(() => this.#machines.job(this.tenantData, job, this.#now));
  }

  /**
   * Starts a user import.
   * If `isSummarized` is true, the import creates a preview and waits until `acknowledge` is called.
   */
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

  /** Makes one change in a transaction, and then advances the tenant's clock by an hour. */
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
