import type { components as Admin } from '../contract/generated/admin.ts';
import type { components as Documents } from '../contract/generated/documents.ts';
import type { components as Sandbox } from '../contract/generated/sandbox.ts';

/** Types that are generated from the JSON Schemas of the API contract. */
type AdminSchemas = Admin['schemas'];
type DocumentsSchemas = Documents['schemas'];
type SandboxSchemas = Sandbox['schemas'];

/** The kinds of asynchronous work. The kind `provision` is a search for a clause in all documents. */
export type WorkKindName = SandboxSchemas['MachineName'];

export type Role = SandboxSchemas['Role'];

export interface SettingsRow {
  id: 'settings';
  /** True if the feature flag `admin-access-api` of the tenant is on (design decision D-05). */
  adminAccessApi: boolean;
  /** True if an external HR system manages the roles of users (design decision D-45). */
  hrManagedRoles: boolean;
  /** The maximum number of requests in the period `per`, such as `10s`. Null means no limit (design decision D-08). */
  rateLimit: { requests: number; per: string } | null;
  /** The time when the tenant expires, in milliseconds on the host's clock. Missing if the tenant never expires. */
  expiresAt?: number;
  /** The configured limits of the tenant. Missing if the default limits apply. */
  limits?: {
    /** The maximum number of items on one page of a list response. */
    pageSize: number;
    /** The maximum size of an uploaded file in bytes. */
    uploadBytes: number;
    /** The maximum number of entries in the tenant's request journal. */
    journalEntries: number;
  };
}

export interface ClockRow {
  id: 'clock';
  /** The difference between the tenant's clock and the host's clock in milliseconds. */
  offset: number;
  /** The time of a frozen tenant clock in milliseconds since 1970, or null if the clock runs. */
  frozenAt: number | null;
}

export interface ApiKeyRow {
  name: string;
  key: string;
  userId: string;
  role: Role;
  revoked: boolean;
}

/** The next id that will be assigned to an object in a collection. */
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

/** Defines when the jobs of one kind end and whether they succeed. */
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

/** A fault that is injected into requests of the tenant. */
export interface FaultRow {
  id: string;
  name: string;
  /** The API operation that the injected fault affects. If null, the fault can affect several operations. */
  operation: string | null;
  /** The fraction of requests that the injected fault affects: greater than 0 and at most 1. */
  share: number;
  /**
   * The seed of the random numbers that decide whether the injected fault affects a request.
   * `asked` is the number of random numbers that were already generated for the injected fault.
   */
  seed: number;
  asked: number;
  /** The number of times that the injected fault can still occur. The value null means no limit. */
  left: number | null;
  /** The parameters of the injected fault, such as the duration of a delay. */
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

/** A user import. An import with a preview waits until the client confirms the preview. */
export type ImportRow = { id: string } & AdminSchemas['UserImportAttributes'] & {
    plan: JobPlanRow;
    polls: number;
    /** The progress of a running user import. Null means that the user import is not running. */
    worked: ImportProgress | null;
  };

export interface ImportProgress {
  /** The number of spreadsheet rows that the user import has processed so far. */
  rows: number;
  /** States how many users the import has created, updated, deleted, left unchanged and refused so far. */
  summary: NonNullable<AdminSchemas['UserImportAttributes']['summary']>;
  /** Old sandbox versions stored invalid spreadsheet rows here. Newer versions use the collection `importParts`. */
  faults?: ImportFault[];
}

/**
 * The header row of a spreadsheet with users to import. The collection `importParts` contains all other rows.
 * The optional properties of `ImportSheetRow` exist only in data of old sandbox versions.
 */
export interface ImportSheetRow {
  id: string;
  head: string[];
  rowCount?: number;
  rows?: { row: number; cells: string[] }[];
  summaryFaults?: ImportFault[] | null;
  runFaults?: ImportFault[] | null;
}

/** A batch of consecutive rows of a spreadsheet with users to import. */
export interface ImportPartRow {
  /** The id of the batch. It consists of the id of the user import and the number of the batch. */
  id: string;
  importId: string;
  part: number;
  /** The spreadsheet rows of the batch as JSON: row numbers and cell texts. */
  rows: string;
  /**
   * The invalid rows that the preview of the user import has found. The value null means no invalid rows.
   * `runFaults` contains the invalid rows that the import has found while it changed users.
   */
  summaryFaults: PartFault[] | null;
  runFaults: PartFault[] | null;
}

export type PartFault = Omit<ImportFault, 'cells'>;

export interface ImportFault {
  row: number;
  column: string;
  reason: string;
  /** The texts in the cells of the invalid spreadsheet row, as uploaded. */
  cells: string[];
}

export interface RoleRow {
  id: string;
  name: string;
  type: 'custom' | 'system';
  description: string | null;
}

/** A folder of the tenant. The root folder `/` is the ancestor of all other folders (design decision D-38). */
export interface FolderRow {
  id: string;
  name: string;
  parent: string | null;
  /** The path from the root folder, such as `/Suppliers/2026`. */
  path: string;
}

/** A permission on a folder, which all subfolders inherit (design decisions D-39 and D-40). */
export interface GrantRow {
  id: string;
  folderId: string;
  principalType: AdminSchemas['PrincipalType'];
  principalId: string;
  permission: AdminSchemas['Permission'];
}

/** A person in the directory of an external HR system. The sandbox uses only the role of the person. */
export interface DirectoryRow {
  userId: string;
  personnelNumber: string;
  costCenter: string;
  roleId: string | null;
}

export type FieldRow = DocumentsSchemas['FieldDefinition'];

/** A document record of the API (design decision D-67), with additional fields that clients do not see. */
export type DocumentRow = DocumentsSchemas['Document'] & {
  /** The SHA-256 of the document's file, which is the key of the file in the file store. */
  hash: string;
  /**
   * The reason why the sandbox cannot read the text of the document's file.
   * Clients see the reason for an unreadable file only after the processing of the document has ended.
   */
  unreadable: string | null;
  plan: JobPlanRow;
  polls: number;
  /** The version of the tenant's data when the document record was last changed. */
  revision: number;
  /** The time at which the processing of the document ended. Data of old sandbox versions lacks this time. */
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
  /**
   * The id of the last document that the clause search has read.
   * The property `searched` exists only while the clause search is in progress.
   */
  searched?: number;
  /** The time at which the clause search ended. Data of old sandbox versions lacks this time. */
  endedAt?: string;
};
