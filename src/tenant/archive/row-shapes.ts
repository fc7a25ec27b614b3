import { enums } from '../../contract/generated/enums.ts';
import { isTooDeep } from '../../contract/json-size.ts';
import { isWritable } from '../clock.ts';
import type { CollectionName } from '../collections.ts';
import { millisecondsOf } from '../duration.ts';
import type * as Rows from '../rows.ts';
import {
  apiKeyText,
  email,
  flag,
  id,
  list,
  moment,
  name,
  oneOf,
  orNull,
  record,
  type Shape,
  shape,
} from '../seed-shape.ts';

type Needed<Row> = { [Key in keyof Row as undefined extends Row[Key] ? never : Key]-?: Shape };
type Optional<Row> = { [Key in keyof Row as undefined extends Row[Key] ? Key : never]-?: Shape };

/** TypeScript checks that the validator covers every property of the row. */
function row<Row extends object>(needed: Needed<Row>, optional: Optional<Row>): Shape {
  return record({ ...needed }, { ...optional });
}

const text = shape('a text', (value) => typeof value === 'string');
const count = shape('a whole number from 0', (value) => Number.isSafeInteger(value) && Number(value) >= 0);
const number = shape('a finite number', Number.isFinite);
const time = shape('milliseconds since 1970, up to the year 9999', (value) => {
  return typeof value === 'number' && isWritable(value);
});
const dueTime = shape('a time that JavaScript can represent, in milliseconds since 1970', (value) => {
  return typeof value === 'number' && Math.abs(value) <= 8.64e15;
});
const milliseconds = shape('milliseconds from 0 to 8,000 years', (value) => {
  return Number.isSafeInteger(value) && Number(value) >= 0 && isWritable(Number(value));
});
const duration = shape('a duration from 1 ms, such as "10s"', (value) => {
  return typeof value === 'string' && Number(millisecondsOf(value)) > 0;
});
/** The maximum is 9e14, so that all later ids in the collection also have at most 15 digits. */
const nextNumber = shape('a whole number from 1 to 900000000000000', (value) => {
  return Number.isSafeInteger(value) && Number(value) >= 1 && Number(value) <= 9e14;
});
const scalar = shape('a text, a number or true or false', (value) =>
  typeof value === 'number' ? Number.isFinite(value) : ['string', 'boolean'].includes(typeof value),
);
const textsAndNumbers = shape(
  'a mapping to texts and numbers',
  (value) =>
    isMapping(value) && Object.values(value).every((each) => typeof each === 'string' || Number.isFinite(each)),
);
const sha256 = shape('a SHA-256 in hex', (value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value));

function isMapping(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function json(of: Shape): Shape {
  return (value, path) => {
    const faults = text(value, path);
    return faults.length > 0 ? faults : of(parsed(String(value)), path);
  };
}

/** Every validator rejects undefined. */
function parsed(value: string): unknown {
  if (isTooDeep(Buffer.from(value))) return undefined;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

const role = oneOf(...enums.Role);
const plan = row<Rows.JobPlanRow>(
  {
    kind: oneOf(...enums.JobPlanKind),
    mode: oneOf(...enums.PlanMode),
    after: milliseconds,
    polls: count,
    outcome: oneOf(...enums.Outcome),
    code: orNull(text),
  },
  {},
);
const counts = (...names: string[]) => record(Object.fromEntries(names.map((name) => [name, count])));
const workError = record({ code: text, title: text, detail: text });
const importSummary = counts('total', 'created', 'updated', 'deleted', 'unchanged', 'failed');
const fault = row<Rows.ImportFault>({ row: count, column: text, reason: text, cells: list(text) }, {});
const partFault = row<Rows.PartFault>({ row: count, column: text, reason: text }, {});
const sheetRows = list(record({ row: count, cells: list(text) }));
const entry = record(
  { id: text, outcome: oneOf('succeeded', 'failed') },
  { code: text, detail: text, externalSync: oneOf('synced', 'failed') },
);

const payloads: Readonly<Record<Rows.JobKind, Shape>> = {
  access: record(
    {
      resource: record({ type: text }, { id: text, path: text }),
      operation: oneOf('grant', 'revoke', 'replace'),
      principal: record({ type: oneOf(...enums.PrincipalType), id: text }),
    },
    { permission: oneOf(...enums.Permission) },
  ),
  'department delete': record({ departmentId: text }),
  members: record({ departmentId: text, operation: oneOf('add', 'remove'), members: list(text) }),
  'role-assignments': record({ assignments: list(record({ userId: text, roleId: text })) }),
};

const job = row<Rows.JobRow>(
  {
    id,
    kind: oneOf(...Object.keys(payloads)),
    status: oneOf(...enums.JobStatus),
    createdAt: moment,
    startedAt: orNull(moment),
    completedAt: orNull(moment),
    result: orNull(record({ total: count, succeeded: count, failed: count, entries: list(entry) })),
    errors: list(workError),
    plan,
    polls: count,
  },
  { payload: () => [] },
);

const jobWithPayload: Shape = (value, path) => {
  const faults = job(value, path);
  if (faults.length > 0) return faults;
  const { kind, payload } = value as Rows.JobRow;
  return payloads[kind](payload, [...path, 'payload']);
};

export const rowShapes: Readonly<Record<CollectionName, Shape>> = {
  settings: row<Rows.SettingsRow>(
    {
      id: oneOf('settings'),
      adminAccessApi: flag,
      hrManagedRoles: flag,
      rateLimit: orNull(record({ requests: count, per: duration })),
    },
    { expiresAt: time, limits: record({ pageSize: count, uploadBytes: count, journalEntries: count }) },
  ),
  clock: row<Rows.ClockRow>({ id: oneOf('clock'), offset: time, frozenAt: orNull(time) }, {}),
  apiKeys: row<Rows.ApiKeyRow>({ name, key: apiKeyText, userId: id, role, revoked: flag }, {}),
  sequences: row<Rows.SequenceRow>({ name: text, next: nextNumber }, {}),
  due: row<Rows.DueRow>({ id: count, at: dueTime, machine: oneOf(...enums.MachineName), subject: text }, {}),
  jobPlans: plan,
  faults: row<Rows.FaultRow>(
    {
      id,
      name: text,
      operation: orNull(text),
      share: number,
      seed: number,
      asked: count,
      left: orNull(count),
      parameters: textsAndNumbers,
      memory: list(text),
    },
    {},
  ),
  departments: row<Rows.DepartmentRow>({ id, name: text, parentDepartment: orNull(id) }, {}),
  users: row<Rows.UserRow>(
    {
      id,
      email: email,
      firstName: orNull(text),
      lastName: orNull(text),
      jobTitle: orNull(text),
      status: oneOf(...enums.UserStatus),
      roleId: orNull(id),
      departments: list(id),
      lastLogin: orNull(moment),
      createdAt: moment,
      deletedAt: orNull(moment),
    },
    {},
  ),
  roles: row<Rows.RoleRow>({ id, name: text, type: oneOf('custom', 'system'), description: orNull(text) }, {}),
  folders: row<Rows.FolderRow>({ id, name: text, parent: orNull(id), path: text }, {}),
  grants: row<Rows.GrantRow>(
    {
      id,
      folderId: id,
      principalType: oneOf(...enums.PrincipalType),
      principalId: id,
      permission: oneOf(...enums.Permission),
    },
    {},
  ),
  directory: row<Rows.DirectoryRow>({ userId: id, personnelNumber: text, costCenter: text, roleId: orNull(id) }, {}),
  jobs: jobWithPayload,
  imports: row<Rows.ImportRow>(
    {
      id,
      status: oneOf(...enums.UserImportStatus),
      fileName: text,
      createdAt: moment,
      updatedAt: moment,
      acknowledgedAt: orNull(moment),
      summary: orNull(importSummary),
      errors: list(workError),
      plan,
      polls: count,
      worked: orNull(record({ rows: count, summary: importSummary }, { faults: list(fault) })),
    },
    {},
  ),
  importSheets: row<Rows.ImportSheetRow>(
    {
      id,
      head: list(text),
    },
    {
      rowCount: count,
      rows: sheetRows,
      summaryFaults: orNull(list(fault)),
      runFaults: orNull(list(fault)),
    },
  ),
  importParts: row<Rows.ImportPartRow>(
    {
      id: text,
      importId: id,
      part: count,
      rows: json(sheetRows),
      summaryFaults: orNull(list(partFault)),
      runFaults: orNull(list(partFault)),
    },
    {},
  ),
  fields: row<Rows.FieldRow>(
    {
      name,
      label: text,
      type: oneOf(...enums.FieldType),
      helpText: orNull(text),
      active: flag,
      allowedValues: list(text),
      section: orNull(text),
    },
    {},
  ),
  documents: row<Rows.DocumentRow>(
    {
      documentId: id,
      docId: orNull(text),
      docSetId: id,
      version: count,
      name: text,
      path: text,
      status: oneOf(...enums.DocumentStatus),
      failureReason: orNull(text),
      fileType: oneOf(...enums.FileType),
      fileSize: count,
      dateCreated: moment,
      dateModified: moment,
      fields: list(record({ name: text, values: list(record({ value: scalar })) })),
      provisions: list(record({ name: text, content: list(record({ text, score: number })) })),
      hash: sha256,
      unreadable: orNull(text),
      plan,
      polls: count,
      revision: count,
    },
    { endedAt: moment },
  ),
  texts: row<Rows.TextRow>({ documentId: id, text }, {}),
  provisions: row<Rows.ProvisionRow>({ name, provisionTags: list(text) }, {}),
  provisionRecords: row<Rows.ProvisionRecordRow>(
    {
      recordId: id,
      provisionName: text,
      status: oneOf(...enums.ProvisionStatus),
      documentsTagged: count,
      dateCreated: moment,
      dateModified: moment,
      plan,
      polls: count,
    },
    { searched: count, endedAt: moment },
  ),
};
