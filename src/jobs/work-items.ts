import type { StatusSchema } from '../contract/state-machine.ts';
import { findById } from '../tenant/ids.ts';
import type { JobPlanRow, WorkKindName } from '../tenant/rows.ts';
import type { TenantData } from '../tenant/tenant-data.ts';

/** A job, import, document or clause search. */
export interface WorkItem {
  status: string;
  plan: JobPlanRow;
}

export interface WorkItems {
  states: StatusSchema;
  find: (tenantData: TenantData, id: string) => WorkItem | undefined;
  latest: (tenantData: TenantData, count: number) => string[];
  /** Must be called inside a transaction. */
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
