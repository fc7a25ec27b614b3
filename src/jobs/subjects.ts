import type { StatusSchema } from '../contract/state-machine.ts';
import { findById } from '../tenant/ids.ts';
import type { JobPlanRow, MachineName } from '../tenant/rows.ts';
import type { World } from '../tenant/world.ts';

/** A job, import, document or clause search. Each of these objects has a status and a plan for its status changes. */
export interface Subject {
  status: string;
  plan: JobPlanRow;
}

/** Reads and changes the objects of one kind, such as jobs. */
export interface Subjects {
  /** The name of the JSON Schema that lists the possible statuses of an object, such as a job. */
  states: StatusSchema;
  find: (world: World, id: string) => Subject | undefined;
  /** Returns the ids of the latest objects of one kind, such as jobs, newest first. */
  latest: (world: World, count: number) => string[];
  /** Replaces the job plan of one object, such as a document. The caller must have started a transaction. */
  replan: (world: World, id: string, plan: JobPlanRow) => void;
}

interface Rows<Row> {
  readonly size: number;
  get(key: number): Row | undefined;
  list(from: number): Row[];
  put(row: Row): void;
}

function subjectsIn<Row extends Subject>(
  states: StatusSchema,
  rowsOf: (world: World) => Rows<Row>,
  idOf: (row: Row) => string,
): Subjects {
  const find = (world: World, id: string) => findById(rowsOf(world), id);
  return {
    states,
    find,
    latest: (world, count) => {
      const rows = rowsOf(world);
      return rows
        .list(Math.max(0, rows.size - count))
        .map(idOf)
        .reverse();
    },
    replan: (world, id, plan) => {
      const row = find(world, id);
      if (row) rowsOf(world).put({ ...row, plan });
    },
  };
}

export const subjectsOf: Readonly<Record<MachineName, Subjects>> = {
  job: subjectsIn(
    'JobStatus',
    ({ rows }) => rows.jobs,
    ({ id }) => id,
  ),
  'user-import': subjectsIn(
    'UserImportStatus',
    ({ rows }) => rows.imports,
    ({ id }) => id,
  ),
  document: subjectsIn(
    'DocumentStatus',
    ({ rows }) => rows.documents,
    ({ documentId }) => documentId,
  ),
  provision: subjectsIn(
    'ProvisionStatus',
    ({ rows }) => rows.provisionRecords,
    ({ recordId }) => recordId,
  ),
};
