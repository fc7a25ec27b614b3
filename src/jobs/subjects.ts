import { findById } from '../world/ids.ts';
import type { JobPlanRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';

/** What a machine takes further: a job, an import process, a document record, a provision record. */
export interface Subject {
  status: string;
  plan: JobPlanRow;
}

/** The subjects of one machine. */
export interface Subjects {
  find: (world: World, id: string) => Subject | undefined;
  /** The ids of those that came last, the latest first. */
  latest: (world: World, count: number) => string[];
  /** Gives one another plan. Runs inside a transaction. */
  replan: (world: World, id: string, plan: JobPlanRow) => void;
}

interface Rows<Row> {
  readonly size: number;
  get(key: number): Row | undefined;
  list(from: number): Row[];
  put(row: Row): void;
}

function subjectsIn<Row extends Subject>(rowsOf: (world: World) => Rows<Row>, idOf: (row: Row) => string): Subjects {
  const find = (world: World, id: string) => findById(rowsOf(world), id);
  return {
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

/** Where the subjects of each machine are kept. */
export const subjectsOf = {
  job: subjectsIn(
    ({ rows }) => rows.jobs,
    ({ id }) => id,
  ),
  'user-import': subjectsIn(
    ({ rows }) => rows.imports,
    ({ id }) => id,
  ),
  document: subjectsIn(
    ({ rows }) => rows.documents,
    ({ documentId }) => documentId,
  ),
  provision: subjectsIn(
    ({ rows }) => rows.provisionRecords,
    ({ recordId }) => recordId,
  ),
} satisfies Record<string, Subjects>;

/** The subjects of a machine by its name; undefined where no such machine has any. */
export function subjectsOfMachine(name: string): Subjects | undefined {
  return Object.hasOwn(subjectsOf, name) ? subjectsOf[name as keyof typeof subjectsOf] : undefined;
}
