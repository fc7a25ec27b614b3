import type { components as Admin } from '../contract/generated/admin.ts';
import type { components as Documents } from '../contract/generated/documents.ts';
import type { components as Sandbox } from '../contract/generated/sandbox.ts';

type AdminSchemas = Admin['schemas'];
type DocumentsSchemas = Documents['schemas'];
type SandboxSchemas = Sandbox['schemas'];

/** The kind `provision` is a search for a clause in all documents. */
export type WorkKindName = SandboxSchemas['MachineName'];

export type Role = SandboxSchemas['Role'];

export interface SettingsRow {
  id: 'settings';
  adminAccessApi: boolean;
  hrManagedRoles: boolean;
  /** The maximum number of requests in the period `per`, such as `10s`. Null means no limit (design decision D-08). */
  rateLimit: { requests: number; per: string } | null;
  /** Milliseconds on the host's clock. Missing if the tenant never expires. */
  expiresAt?: number;
  /** Missing if the default limits apply. */
  limits?: {
    pageSize: number;
    uploadBytes: number;
    journalEntries: number;
  };
}

export interface ClockRow {
  id: 'clock';
  /** Milliseconds between the tenant's clock and the host's clock. */
  offset: number;
  /** Milliseconds since 1970, or null if the clock runs. */
  frozenAt: number | null;
}

export interface ApiKeyRow {
  name: string;
  key: string;
  userId: string;
  role: Role;
  revoked: boolean;
}

export interface SequenceRow {
  name: string;
  next: number;
}

/** A planned status change. `subject` is the id of the job, import, document or clause search. */
export interface DueRow {
  id: number;
  at: number;
  machine: WorkKindName;
  subject: string;
}

export interface JobPlanRow {
  kind: SandboxSchemas['JobPlanKind'];
  mode: SandboxSchemas['PlanMode'];
  /** In the mode `after`, a job ends after this number of milliseconds. */
  after: number;
  /** In the mode `polls`, a job ends after this number of status requests. */
  polls: number;
  outcome: SandboxSchemas['Outcome'];
  /** The error code of a job that fails because of its job plan. The value null means the default code. */
  code: string | null;
}

export interface FaultRow {
  id: string;
  name: string;
  /** Null if the fault can affect several operations. */
  operation: string | null;
  /** The fraction of affected requests: greater than 0 and at most 1. */
  share: number;
  /** `asked` is the number of random numbers that were already generated from `seed`. */
  seed: number;
  asked: number;
  /** How often the fault can still occur. Null means no limit. */
  left: number | null;
  parameters: Readonly<Record<string, string | number>>;
  /** Data that the injected fault stores for later requests. */
  memory: readonly string[];
}

export type DepartmentRow = { id: string } & Pick<AdminSchemas['DepartmentAttributes'], 'name' | 'parentDepartment'>;

export type UserRow = { id: string } & Omit<AdminSchemas['UserAttributes'], 'fullName' | 'roleName'>;

export type JobKind = AdminSchemas['JobKind'];

export type JobRow = { id: string } & AdminSchemas['JobAttributes'] & {
    /** The submitted data of the job. Each kind of job has its own data structure. */
    payload: unknown;
    plan: JobPlanRow;
    polls: number;
  };

export type ImportRow = { id: string } & AdminSchemas['UserImportAttributes'] & {
    plan: JobPlanRow;
    polls: number;
    /** Null means that the user import is not running. */
    worked: ImportProgress | null;
  };

export interface ImportProgress {
  rows: number;
  summary: NonNullable<AdminSchemas['UserImportAttributes']['summary']>;
  /** Old sandbox versions stored invalid spreadsheet rows here. Newer versions use the collection `importParts`. */
  faults?: ImportFault[];
}

/** The collection `importParts` contains all other rows. Optional properties exist only in old data. */
export interface ImportSheetRow {
  id: string;
  head: string[];
  rowCount?: number;
  rows?: { row: number; cells: string[] }[];
  summaryFaults?: ImportFault[] | null;
  runFaults?: ImportFault[] | null;
}

export interface ImportPartRow {
  id: string;
  importId: string;
  part: number;
  rows: string;
  /** Null means no invalid rows. `summaryFaults` comes from the preview, and `runFaults` from the import itself. */
  summaryFaults: PartFault[] | null;
  runFaults: PartFault[] | null;
}

export type PartFault = Omit<ImportFault, 'cells'>;

export interface ImportFault {
  row: number;
  column: string;
  reason: string;
  cells: string[];
}

export interface RoleRow {
  id: string;
  name: string;
  type: 'custom' | 'system';
  description: string | null;
}

/** The root folder `/` is the ancestor of all other folders (design decision D-38). */
export interface FolderRow {
  id: string;
  name: string;
  parent: string | null;
  path: string;
}

/** Subfolders inherit the permission (design decisions D-39 and D-40). */
export interface GrantRow {
  id: string;
  folderId: string;
  principalType: AdminSchemas['PrincipalType'];
  principalId: string;
  permission: AdminSchemas['Permission'];
}

export interface DirectoryRow {
  userId: string;
  personnelNumber: string;
  costCenter: string;
  roleId: string | null;
}

export type FieldRow = DocumentsSchemas['FieldDefinition'];

/** The API's record of a document (design decision D-67), with fields that clients do not see. */
export type DocumentRow = DocumentsSchemas['Document'] & {
  hash: string;
  /** Why the file is unreadable. Clients see it only after the processing has ended. */
  unreadable: string | null;
  plan: JobPlanRow;
  polls: number;
  revision: number;
  /** Missing in data of old sandbox versions. */
  endedAt?: string;
};

export interface TextRow {
  documentId: string;
  text: string;
}

export type ProvisionRow = DocumentsSchemas['Provision'];

export type ProvisionRecordRow = DocumentsSchemas['ProvisionRecord'] & {
  plan: JobPlanRow;
  polls: number;
  /** The last document that the clause search has read. Exists only while the search is in progress. */
  searched?: number;
  /** Missing in data of old sandbox versions. */
  endedAt?: string;
};
