import type { StatusSchema } from '../contract/state-machine.ts';
import { findById } from '../world/ids.ts';
import type { JobPlanRow, MachineName } from '../world/rows.ts';
import type { World } from '../world/world.ts';

/**
 * An object whose status a state machine changes: a job, a user import, a document record or a provision record.
 */
export interface Subject {
  status: string;
  plan: JobPlanRow;
}

/** The functions for reading and changing the objects that one state machine controls. */
export interface Subjects {
  /** The name of the JSON Schema for the status of the objects that the state machine controls. */
  states: StatusSchema;
  find: (world: World, id: string) => Subject | undefined;
  /** Returns the ids of the most recent jobs or other objects of the state machine, newest first. */
  latest: (world: World, count: number) => string[];
  /** Replaces the job plan of an object. The caller runs this function inside a transaction. */
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

/** The functions for reading and changing jobs and other objects with a status, for each state machine. */
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
