import type { components } from '../../contract/generated/admin.ts';
import type { components as SandboxComponents } from '../../contract/generated/sandbox.ts';
import type {
  DocumentRow,
  ImportRow,
  JobKind,
  JobPlanRow,
  JobRow,
  ProvisionRecordRow,
  WorkKindName,
} from '../../tenant/rows.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';

type SandboxSchemas = SandboxComponents['schemas'];

/** A status in the history of an object. `at` is the time when the status began, or null if the time is unknown. */
interface Reached {
  status: string;
  at: string | null;
}

export type Subject = SandboxSchemas['WorkSubject'];

export interface WorkRow {
  id: string;
  name: string | null;
  subject: Omit<Subject, 'name'>;
  status: string;
  plan: JobPlanRow;
  polls: number;
  submittedAt: string;
  transitions: Reached[];
  failure: string | null;
}

export const workRows: Readonly<Record<WorkKindName, (tenantData: TenantData) => Iterable<WorkRow>>> = {
  job: (tenantData) => newestFirst(tenantData.rows.jobs, (job) => jobWork(tenantData, job)),
  'user-import': ({ rows }) => newestFirst(rows.imports, importWork),
  document: ({ rows }) => newestFirst(rows.documents, documentWork),
  provision: ({ rows }) => newestFirst(rows.provisionRecords, provisionWork),
};

interface Rows<Row> {
  readonly size: number;
  list(from: number, to: number): Row[];
}

const group = 200;

function* newestFirst<Row>(rows: Rows<Row>, workOf: (row: Row) => WorkRow): Iterable<WorkRow> {
  for (let end = rows.size; end > 0; end -= group) {
    for (const row of rows.list(Math.max(0, end - group), end).reverse()) yield workOf(row);
  }
}

type AccessChange = components['schemas']['AccessUpdate']['data']['attributes'];

/** What a job changes, in a few words, and the object. The payload of each kind of job is what its operation stored. */
type Change = [name: string, collection: Subject['collection'], id: string];

const changes: Readonly<Record<JobKind, (payload: never, tenantData: TenantData) => Change>> = {
  members: ({ operation, members, departmentId }: { operation: string; members: string[]; departmentId: string }) => [
    `${operation} ${countedIn(members, 'member')}, department ${departmentId}`,
    'departments',
    departmentId,
  ],
  'department delete': ({ departmentId }: { departmentId: string }) => [
    `department ${departmentId}`,
    'departments',
    departmentId,
  ],
  access: ({ operation, principal, resource }: AccessChange, { rows }) => [
    `${operation} access of ${principal.type} ${principal.id} to folder ${resource.path ?? resource.id}`,
    'folders',
    resource.id ?? rows.folders.first('byPath', [resource.path ?? ''])?.id ?? '',
  ],
  'role-assignments': ({ assignments }: { assignments: { userId: string }[] }) => [
    countedIn(assignments, 'user'),
    'users',
    assignments[0]?.userId ?? '',
  ],
};

function countedIn({ length }: readonly unknown[], noun: string): string {
  return length === 1 ? `1 ${noun}` : `${length} ${noun}s`;
}

function jobWork(tenantData: TenantData, job: JobRow): WorkRow {
  const { id, kind, status, plan, polls, payload, createdAt, startedAt, completedAt, errors } = job;
  const [error] = errors;
  const transitions = [
    { status: 'queued', at: createdAt },
    ...(startedAt === null ? [] : [{ status: 'running', at: startedAt }]),
    ...(completedAt === null ? [] : [{ status, at: completedAt }]),
  ];
  const failure = status === 'failed' && error ? `${error.code}: ${error.detail}` : null;
  const [name, collection, subject] = changes[kind](payload as never, tenantData);
  return {
    id,
    name,
    subject: { collection, id: subject },
    status,
    plan,
    polls,
    submittedAt: createdAt,
    transitions,
    failure,
  };
}

function importWork(row: ImportRow): WorkRow {
  const { id, status, plan, polls, fileName, createdAt, updatedAt, acknowledgedAt, errors } = row;
  const first = plan.kind === 'user-import-summary' || acknowledgedAt !== null ? 'summarizing' : 'pending';
  const acknowledged = acknowledgedAt === null ? [] : [{ status: 'processing', at: acknowledgedAt }];
  const before = [{ status: first, at: createdAt }, ...acknowledged];
  const isNew = before.at(-1)?.status !== status;
  const transitions = isNew ? [...before, { status, at: updatedAt }] : before;
  const [error] = errors;
  const failure = error ? `${error.code}: ${error.detail}` : null;
  const subject = { collection: 'imports' as const, id };
  return { id, name: fileName, subject, status, plan, polls, submittedAt: createdAt, transitions, failure };
}

function documentWork(row: DocumentRow): WorkRow {
  const { documentId: id, name, status, plan, polls, dateCreated: submittedAt, failureReason: failure, endedAt } = row;
  const subject = { collection: 'documents' as const, id };
  const transitions = oneStep(status, submittedAt, endedAt);
  return { id, name, subject, status, plan, polls, submittedAt, transitions, failure };
}

function provisionWork(row: ProvisionRecordRow): WorkRow {
  const { recordId: id, provisionName: name, status, plan, polls, dateCreated: submittedAt, endedAt } = row;
  const transitions = oneStep(status, submittedAt, endedAt);
  const failure = status === 'FAILED' ? (plan.code ?? 'The job plan lets this search fail.') : null;
  const subject = { collection: 'provisions' as const, id: name };
  return { id, name, subject, status, plan, polls, submittedAt, transitions, failure };
}

function oneStep(status: string, submittedAt: string, endedAt: string | undefined): Reached[] {
  const first = { status: 'IN_PROGRESS', at: submittedAt };
  return status === first.status ? [first] : [first, { status, at: endedAt ?? null }];
}
