import type { WorkKinds } from '../jobs/due.ts';
import { timestamp } from '../tenant/clock.ts';
import { emptyTenantData } from '../tenant/new-tenant.ts';
import type { DepartmentRow, JobPlanRow, UserRow } from '../tenant/rows.ts';
import type { TenantData } from '../tenant/tenant-data.ts';
import { fields, provisions, roles } from './catalogue.ts';
import { departmentRows, lastStoryDepartment } from './departments.ts';
import { documentRows, type GeneratedDocument } from './documents.ts';
import { folderRows, grantRows } from './folders.ts';
import { beginOfHistory, type CompleteOrder, completeOrder, endOfHistory, type GeneratorOptions } from './order.ts';
import { runStory } from './stories/index.ts';
import { lastStoryUser, userRows } from './users.ts';

const rowsAtOnce = 250;

/** Yields after each short step, so that the server can answer other requests. */
export function* makeWorld(tenant: string, given: GeneratorOptions, machines: WorkKinds): Generator<void, TenantData> {
  const order = completeOrder(given);
  const tenantData = emptyTenantData(tenant, beginOfHistory);
  tenantData.transact(() => putFixedRows(tenantData, order));
  const { rows } = tenantData;
  yield* inBatches(tenantData, departmentRows(order), (some: DepartmentRow[]) => rows.departments.putAll(some));
  yield* inBatches(tenantData, userRows(order, tenant), (some: UserRow[]) => rows.users.putAll(some));
  yield* inBatches(tenantData, documentRows(order), (some) => putDocuments(tenantData, some));
  tenantData.transact(() => putProvisions(tenantData));
  yield* runStory(tenantData, order, machines);
  tenantData.transact(() => endSequences(tenantData, order));
  return tenantData;
}

function putFixedRows({ rows }: TenantData, order: CompleteOrder): void {
  rows.roles.putAll(roles);
  rows.fields.putAll(fields);
  rows.folders.putAll(folderRows());
  rows.grants.putAll(grantRows(order, rows.folders.list()));
  rows.sequences.put({ name: 'grants', next: rows.grants.size + 1 });
}

function* inBatches<Row>(tenantData: TenantData, rows: Iterable<Row>, put: (batch: Row[]) => void): Generator<void> {
  let batch: Row[] = [];
  for (const row of rows) {
    batch.push(row);
    if (batch.length < rowsAtOnce) continue;
    tenantData.transact(() => put(batch));
    batch = [];
    yield;
  }
  if (batch.length > 0) tenantData.transact(() => put(batch));
}

function putDocuments({ rows, version }: TenantData, documents: readonly GeneratedDocument[]): void {
  rows.documents.putAll(documents.map(({ row }) => ({ ...row, revision: version + 1 })));
  const readable = documents.filter(({ row }) => row.status === 'READY');
  rows.texts.putAll(readable.map(({ row, text }) => ({ documentId: row.documentId, text })));
}

/** `runStory` must run first, because it gives new users and departments the reserved low ids. */
function endSequences({ rows }: TenantData, { users, departments, documents }: CompleteOrder): void {
  rows.sequences.put({ name: 'users', next: lastStoryUser + users + 1 });
  rows.sequences.put({ name: 'departments', next: lastStoryDepartment + departments + 1 });
  rows.sequences.put({ name: 'documents', next: documents + 1 });
  rows.sequences.put({ name: 'documentSets', next: documents + 1 });
}

const plan: JobPlanRow = { kind: 'provision', mode: 'manual', after: 0, polls: 0, outcome: 'succeed', code: null };

/** For each provision, stores a finished clause search that has found all documents with the provision. */
function putProvisions({ rows }: TenantData): void {
  const tagged = new Map<string, number>();
  for (const document of rows.documents.list()) {
    for (const { name } of document.provisions) tagged.set(name, (tagged.get(name) ?? 0) + 1);
  }
  for (const [index, provision] of provisions.entries()) {
    rows.provisions.put(provision);
    rows.provisionRecords.put({
      recordId: String(index + 1),
      provisionName: provision.name,
      status: 'READY',
      documentsTagged: tagged.get(provision.name) ?? 0,
      dateCreated: timestamp(beginOfHistory),
      dateModified: timestamp(endOfHistory),
      plan,
      polls: 0,
    });
  }
  rows.sequences.put({ name: 'provisionRecords', next: provisions.length + 1 });
}
