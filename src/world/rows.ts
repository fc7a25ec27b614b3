import type { components as Admin } from '../contract/generated/admin.ts';
import type { components as Documents } from '../contract/generated/documents.ts';
import type { components as Sandbox } from '../contract/generated/sandbox.ts';

/** The row types of a tenant's data use the schemas of the API contract where such schemas exist. */
type AdminSchemas = Admin['schemas'];
type DocumentsSchemas = Documents['schemas'];
type SandboxSchemas = Sandbox['schemas'];

/** The name of a state machine: for jobs, user imports, document records or provision records. */
export type MachineName = SandboxSchemas['MachineName'];

export type Role = SandboxSchemas['Role'];

export interface SettingsRow {
  id: 'settings';
  /** The feature flag `admin-access-api` (D-05). */
  adminAccessApi: boolean;
  /** Whether roles are managed by an external HR system (D-45). */
  hrManagedRoles: boolean;
  /** The maximum number of requests per duration, for example per `10s`, or null for no limit (D-08). */
  rateLimit: { requests: number; per: string } | null;
  /** The time when the tenant expires, in milliseconds on the host's clock. Absent if the tenant does not expire. */
  expiresAt?: number;
  /** The limits of the tenant. The field is absent if the default limits apply. */
  limits?: {
    /** The maximum number of items on one page of a list response. */
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

/** The next id that will be assigned in a collection. */
export interface SequenceRow {
  name: string;
  next: number;
}

/** A pending transition: the state machine, the id of the object that changes, and the due time. */
export interface DueRow {
  id: number;
  at: number;
  machine: MachineName;
  subject: string;
}

/** The plan for jobs of one kind: when the jobs end, and whether they succeed. */
export interface JobPlanRow {
  kind: SandboxSchemas['JobPlanKind'];
  mode: SandboxSchemas['PlanMode'];
  /** The time in milliseconds from the submission to the end of a job. Used if `mode` is `after`. */
  after: number;
  /** The number of reads of a job until the job ends. Used if `mode` is `polls`. */
  polls: number;
  outcome: SandboxSchemas['Outcome'];
  /** The error code of a job that fails by plan, or null for the default error code. */
  code: string | null;
}

/** A fault that is injected into requests of the tenant. */
export interface FaultRow {
  id: string;
  name: string;
  /** The operation that the fault affects, or null if the fault affects every suitable operation. */
  operation: string | null;
  /** The fraction of requests that the fault affects: greater than 0, at most 1. */
  share: number;
  /**
   * The seed of the random numbers that select the requests for the fault.
   * The field `asked` is the number of random numbers that the fault has used so far.
   */
  seed: number;
  asked: number;
  /** The number of times that the fault can still affect a request, or null if there is no limit. */
  left: number | null;
  /** The parameters of a fault in the HTTP transport. */
  parameters: Readonly<Record<string, string | number>>;
  /** The data that the fault stores for later requests. */
  memory: readonly string[];
}

export type DepartmentRow = { id: string } & Pick<AdminSchemas['DepartmentAttributes'], 'name' | 'parentDepartment'>;

export type UserRow = { id: string } & Omit<AdminSchemas['UserAttributes'], 'fullName' | 'roleName'>;

export type JobKind = AdminSchemas['JobKind'];

export type JobRow = { id: string } & AdminSchemas['JobAttributes'] & {
    /** The submitted data of the job. The structure of the data depends on the job kind. */
    payload: unknown;
    plan: JobPlanRow;
    polls: number;
  };

/** A user import, or the summary of a user import that has not started yet. */
export type ImportRow = { id: string } & AdminSchemas['UserImportAttributes'] & {
    plan: JobPlanRow;
    polls: number;
    /**
     * The progress of the import through its spreadsheet rows. The value is null before the start and after the end.
     */
    worked: ImportProgress | null;
  };

export interface ImportProgress {
  /** The number of spreadsheet rows that the import has processed. */
  rows: number;
  /** The number of users by result so far: created, updated, deleted, unchanged and failed. */
  summary: NonNullable<AdminSchemas['UserImportAttributes']['summary']>;
  /**
   * The invalid rows of the import. Only older versions of the software set this field.
   * Newer versions of the software store invalid rows in `importParts`.
   */
  faults?: ImportFault[];
}

/**
 * The header of a spreadsheet to import. The spreadsheet rows are stored in the collection `importParts`.
 * Only older versions of the software set the optional fields.
 */
export interface ImportSheetRow {
  id: string;
  head: string[];
  rowCount?: number;
  rows?: { row: number; cells: string[] }[];
  summaryFaults?: ImportFault[] | null;
  runFaults?: ImportFault[] | null;
}

/** Some consecutive rows of a spreadsheet to import. */
export interface ImportPartRow {
  /** The id of the user import, followed by the number of this part of its spreadsheet. */
  id: string;
  importId: string;
  part: number;
  /** The row numbers and cell texts of the spreadsheet rows as JSON text. */
  rows: string;
  /**
   * The invalid rows in this part of the spreadsheet, or null if there are none.
   * The summary of a user import and the import itself store their invalid rows in separate fields.
   */
  summaryFaults: PartFault[] | null;
  runFaults: PartFault[] | null;
}

export type PartFault = Omit<ImportFault, 'cells'>;

export interface ImportFault {
  row: number;
  column: string;
  reason: string;
  /** The unchanged texts of the cells in the spreadsheet row. */
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

/** A permission on a folder. The subfolders of the folder inherit the permission (D-39, D-40). */
export interface GrantRow {
  id: string;
  folderId: string;
  principalType: AdminSchemas['PrincipalType'];
  principalId: string;
  permission: AdminSchemas['Permission'];
}

/** A person in the external role directory of an HR system. The sandbox only synchronizes the role of the person. */
export interface DirectoryRow {
  userId: string;
  personnelNumber: string;
  costCenter: string;
  roleId: string | null;
}

export type FieldRow = DocumentsSchemas['FieldDefinition'];

/** A document record (D-67) with additional fields that only the sandbox uses. */
export type DocumentRow = DocumentsSchemas['Document'] & {
  /** The SHA-256 of the document's file. The file store uses the hash to find the file. */
  hash: string;
  /** The reason why no text can be read from the file, or null. Clients see the failure when the processing ends. */
  unreadable: string | null;
  plan: JobPlanRow;
  polls: number;
  /** The version of the tenant's data at the last change of this document. */
  revision: number;
  /**
   * The time when the processing ended.
   * The field is absent before this time, and in data that an older version of the software wrote.
   */
  endedAt?: string;
};

/** The text of a document record. Searches and provisions use the text if the record has the status `READY`. */
export interface TextRow {
  documentId: string;
  text: string;
}

export type ProvisionRow = DocumentsSchemas['Provision'];

export type ProvisionRecordRow = DocumentsSchemas['ProvisionRecord'] & {
  plan: JobPlanRow;
  polls: number;
  /**
   * The id of the last document that the search has read.
   * The field is absent before the search starts and after it ends.
   */
  searched?: number;
  /**
   * The time when the search ended.
   * The field is absent before this time, and in data that an older version of the software wrote.
   */
  endedAt?: string;
};
