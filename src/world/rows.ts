import type { components as Admin } from '../contract/generated/admin.ts';
import type { components as Documents } from '../contract/generated/documents.ts';
import type { components as Sandbox } from '../contract/generated/sandbox.ts';

/** The row types of a tenant's data. They use the schemas of the contract where these exist. */
type AdminSchemas = Admin['schemas'];
type DocumentsSchemas = Documents['schemas'];
type SandboxSchemas = Sandbox['schemas'];

/** The state machines: jobs, import processes, document records and provision records. */
export type MachineName = SandboxSchemas['MachineName'];

export type Role = SandboxSchemas['Role'];

export interface SettingsRow {
  id: 'settings';
  /** The feature flag `admin-access-api` (D-05). */
  adminAccessApi: boolean;
  /** Whether roles are managed by an external HR system (D-45). */
  hrManagedRoles: boolean;
  /** The maximum number of requests per duration (for example `10s`), or null for no limit (D-08). */
  rateLimit: { requests: number; per: string } | null;
  /** The expiry time of the tenant on the host's clock in milliseconds. Absent if it does not expire. */
  expiresAt?: number;
  /** The limits of the tenant. Absent if the default limits apply. */
  limits?: {
    /** The maximum page size of a list. */
    pageSize: number;
    /** The maximum size of an uploaded file in bytes. */
    uploadBytes: number;
    /** The maximum number of entries in the request journal. */
    journalEntries: number;
  };
}

export interface ClockRow {
  id: 'clock';
  /** The offset of the tenant's clock from the host's clock in milliseconds. */
  offset: number;
  /** The time of a frozen clock in milliseconds since 1970, or null if the clock runs. */
  frozenAt: number | null;
}

export interface ApiKeyRow {
  name: string;
  key: string;
  userId: string;
  role: Role;
  revoked: boolean;
}

/** The next id of a collection. */
export interface SequenceRow {
  name: string;
  next: number;
}

/** A pending transition: the state machine, the id of its subject, and the due time. */
export interface DueRow {
  id: number;
  at: number;
  machine: MachineName;
  subject: string;
}

/** The plan for jobs of one kind: when they end, and with which outcome. */
export interface JobPlanRow {
  kind: SandboxSchemas['JobPlanKind'];
  mode: SandboxSchemas['PlanMode'];
  /** The time from the submission to the end of the job in milliseconds (mode `after`). */
  after: number;
  /** The number of reads of the job until it ends (mode `polls`). */
  polls: number;
  outcome: SandboxSchemas['Outcome'];
  /** The error code of the failed job, or null. */
  code: string | null;
}

/** An injected fault of the tenant. */
export interface FaultRow {
  id: string;
  name: string;
  /** The operation that the fault affects, or null for every operation that it can affect. */
  operation: string | null;
  /** The share of requests that the fault affects: greater than 0, at most 1. */
  share: number;
  /** The seed of the random draw that selects the affected requests. `asked` is the number of draws so far. */
  seed: number;
  asked: number;
  /** The number of remaining uses of the fault, or null if it is unlimited. */
  left: number | null;
  /** The parameters of a transport fault. */
  parameters: Readonly<Record<string, string | number>>;
  /** The state that the fault stores between requests. */
  memory: readonly string[];
}

export type DepartmentRow = { id: string } & Pick<AdminSchemas['DepartmentAttributes'], 'name' | 'parentDepartment'>;

export type UserRow = { id: string } & Omit<AdminSchemas['UserAttributes'], 'fullName' | 'roleName'>;

export type JobKind = AdminSchemas['JobKind'];

export type JobRow = { id: string } & AdminSchemas['JobAttributes'] & {
    /** The submitted data of the job. Its structure depends on the job kind. */
    payload: unknown;
    plan: JobPlanRow;
    polls: number;
  };

/** A user import, or an import summary that can become an import. */
export type ImportRow = { id: string } & AdminSchemas['UserImportAttributes'] & {
    plan: JobPlanRow;
    polls: number;
    /** The progress of the import in its spreadsheet rows. Null before it starts and after it ends. */
    worked: ImportProgress | null;
  };

export interface ImportProgress {
  /** The number of processed rows. */
  rows: number;
  /** The number of users by result so far: created, updated, deleted, unchanged and failed. */
  summary: NonNullable<AdminSchemas['UserImportAttributes']['summary']>;
  /** The invalid rows of the import. Only older versions set it; newer versions use `importParts`. */
  faults?: ImportFault[];
}

/**
 * The header of an import's spreadsheet. The rows are in `importParts`.
 * Only older versions set the optional members.
 */
export interface ImportSheetRow {
  id: string;
  head: string[];
  rowCount?: number;
  rows?: { row: number; cells: string[] }[];
  summaryFaults?: ImportFault[] | null;
  runFaults?: ImportFault[] | null;
}

/** A part of an import's spreadsheet: some consecutive rows. */
export interface ImportPartRow {
  /** The id of the import and the number of the part. */
  id: string;
  importId: string;
  part: number;
  /** The row numbers and cell texts as JSON. */
  rows: string;
  /** The invalid rows that the summary and the import found in this part, or null if there are none. */
  summaryFaults: PartFault[] | null;
  runFaults: PartFault[] | null;
}

export type PartFault = Omit<ImportFault, 'cells'>;

export interface ImportFault {
  row: number;
  column: string;
  reason: string;
  /** The unchanged cell texts of the row. */
  cells: string[];
}

export interface RoleRow {
  id: string;
  name: string;
  type: 'custom' | 'system';
  description: string | null;
}

/** A folder of the tenant. The root folder `/` is the ancestor of all other folders (D-38). */
export interface FolderRow {
  id: string;
  name: string;
  parent: string | null;
  /** The path from the root folder, for example `/Suppliers/2026`. */
  path: string;
}

/** A permission on a folder. Its subfolders inherit the permission (D-39, D-40). */
export interface GrantRow {
  id: string;
  folderId: string;
  principalType: AdminSchemas['PrincipalType'];
  principalId: string;
  permission: AdminSchemas['Permission'];
}

/** A person in the external role directory of an HR system. The sandbox only syncs the role (stated). */
export interface DirectoryRow {
  userId: string;
  personnelNumber: string;
  costCenter: string;
  roleId: string | null;
}

export type FieldRow = DocumentsSchemas['FieldDefinition'];

/** A document record (D-67) with the internal state of the sandbox. */
export type DocumentRow = DocumentsSchemas['Document'] & {
  /** The SHA-256 of the file. The file store finds the file by it. */
  hash: string;
  /** Why the text of the file is unreadable, or null. The failure appears when the processing ends. */
  unreadable: string | null;
  plan: JobPlanRow;
  polls: number;
  /** The version of the tenant's data at the last change of this row. */
  revision: number;
};

/** The text of a document record. Searches and provisions use it when the record is `READY`. */
export interface TextRow {
  documentId: string;
  text: string;
}

export type ProvisionRow = DocumentsSchemas['Provision'];

export type ProvisionRecordRow = DocumentsSchemas['ProvisionRecord'] & {
  plan: JobPlanRow;
  polls: number;
  /** The id of the last searched document. Absent before the search starts and after it ends. */
  searched?: number;
};
