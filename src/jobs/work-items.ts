import type { StatusSchema } from '../contract/state-machine.ts';
import { findById } from '../tenant/ids.ts';
import type { JobPlanRow, WorkKindName } from '../tenant/rows.ts';
import type { TenantData } from '../tenant/tenant-data.ts';

/** A job, import, document or clause search. Each of these objects has a status and a plan for its status changes. */
export interface WorkItem {
  status: string;
  plan: JobPlanRow;
}

/** Reads and changes the objects of one kind, such as jobs. */
export interface WorkItems {
  /** The name of the JSON Schema that lists the possible statuses of an object, such as a job. */
  states: StatusSchema;
  find: (tenantData: TenantData, id: string) => WorkItem | undefined;
  /** Returns the ids of the latest objects of one kind, such as jobs, newest first. */
  latest: (tenantData: TenantData, count: number) => string[];
  /** Replaces the job plan of one object, such as a document. The caller must have started a transaction. */
  replan: (tenantData: TenantData, id: string, plan: JobPlanRow) => void;
}

interface Rows<Row> {
  readonly size: number;
  get(key: number): Row | undefined;
  list(from: number): Row[];
  put(row: Row): void;
}

function workItemsIn<Row extends WorkItem>(
  states: StatusSchema,
  rowsOf: (tenantData: TenantData) => Rows<Row>,
  idOf: (row: Row) => string,
): WorkItems {
  const find = (tenantData: TenantData, id: string) => findById(rowsOf(tenantData), id);
  return {
    states,
    find,
    latest: (tenantData, count) => {
      const rows = rowsOf(tenantData);
      return rows
        .list(Math.max(0, rows.size - count))
        .map(idOf)
        .reverse();
    },
    replan: (tenantData, id, plan) => {
      const row = find(tenantData, id);
      if (row) rowsOf(tenantData).put({ ...row, plan });
    },
  };
}

export const workItemsOf: Readonly<Record<WorkKindName, WorkItems>> = {
  job: workItemsIn(
    'JobStatus',
    ({ rows }) => rows.jobs,
    ({ id }) => id,
  ),
  'user-import': workItemsIn(
    'UserImportStatus',
    ({ rows }) => rows.imports,
    ({ id }) => id,
  ),
  document: workItemsIn(
    'DocumentStatus',
    ({ rows }) => rows.documents,
    ({ documentId }) => documentId,
  ),
  provision: workItemsIn(
    'ProvisionStatus',
    ({ rows }) => rows.provisionRecords,
    ({ recordId }) => recordId,
  ),
};
