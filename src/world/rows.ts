import type { components as Admin } from '../contract/generated/admin.ts';
import type { components as Documents } from '../contract/generated/documents.ts';
import type { components as Sandbox } from '../contract/generated/sandbox.ts';

/** The rows of a tenant's world. What the contract describes is taken from it; the rest is the sandbox's own. */
type AdminSchemas = Admin['schemas'];
type DocumentsSchemas = Documents['schemas'];
type SandboxSchemas = Sandbox['schemas'];

/** The state machines that move rows: jobs, import processes, document records, provision records. */
export type MachineName = SandboxSchemas['MachineName'];

export type Role = SandboxSchemas['Role'];

export interface SettingsRow {
  id: 'settings';
  /** The feature flag `admin-access-api` (D-05). */
  adminAccessApi: boolean;
  /** Whether roles are managed by an external HR system (D-45). */
  hrManagedRoles: boolean;
  /** How many requests the tenant may make in a length of time (`10s`); null without a limit (D-08). */
  rateLimit: { requests: number; per: string } | null;
  /** The host's time at which the tenant is gone, in milliseconds; absent where it stays. */
  expiresAt?: number;
  /** The bounds that the tenant was given; absent where the usual ones hold. */
  limits?: {
    /** The largest page of a list. */
    pageSize: number;
    /** The most bytes of an uploaded file. */
    uploadBytes: number;
    /** How many requests the journal keeps. */
    journalEntries: number;
  };
}

export interface ClockRow {
  id: 'clock';
  /** Milliseconds that the tenant is ahead of the host. */
  offset: number;
  /** The time at which the clock stands still, in milliseconds since 1970; null while it runs. */
  frozenAt: number | null;
}

export interface ApiKeyRow {
  name: string;
  key: string;
  userId: string;
  role: Role;
  revoked: boolean;
}

/** The next number of a numbering. */
export interface SequenceRow {
  name: string;
  next: number;
}

/** A pending transition: which machine moves which subject, and when. */
export interface DueRow {
  id: number;
  at: number;
  machine: MachineName;
  subject: string;
}

/** How jobs of a kind run: when they end, and how. */
export interface JobPlanRow {
  kind: SandboxSchemas['JobPlanKind'];
  mode: SandboxSchemas['PlanMode'];
  /** Milliseconds from submission to end (mode `after`). */
  after: number;
  /** Reads of the job until its end (mode `polls`). */
  polls: number;
  outcome: SandboxSchemas['Outcome'];
  /** The code of the failed job's error. */
  code: string | null;
}

/** A fault that requests of the tenant meet on purpose. */
export interface FaultRow {
  id: string;
  name: string;
  /** The one operation that meets it; null where it is met wherever it can act. */
  operation: string | null;
  /** The part of the requests that meet it, over 0 and up to 1. */
  share: number;
  /** What the draw of the requests follows from, together with the number of those that were asked. */
  seed: number;
  asked: number;
  /** How often it will still act; null without an end. */
  left: number | null;
  /** What a transport fault goes by. */
  parameters: Readonly<Record<string, string | number>>;
  /** What it notes from one request to the next. */
  memory: readonly string[];
}

export type DepartmentRow = { id: string } & Pick<AdminSchemas['DepartmentAttributes'], 'name' | 'parentDepartment'>;

export type UserRow = { id: string } & Omit<AdminSchemas['UserAttributes'], 'fullName' | 'roleName'>;

export type JobKind = AdminSchemas['JobKind'];

export type JobRow = { id: string } & AdminSchemas['JobAttributes'] & {
    /** What was submitted; the work of the kind reads it. */
    payload: unknown;
    plan: JobPlanRow;
    polls: number;
  };

/** An import of users, or a summary that may become one. */
export type ImportRow = { id: string } & AdminSchemas['UserImportAttributes'] & {
    plan: JobPlanRow;
    polls: number;
    /** How far the rows are worked through; null where none is, and once all are. */
    worked: ImportProgress | null;
  };

export interface ImportProgress {
  /** How many rows are done. */
  rows: number;
  /** What became of them. */
  summary: NonNullable<AdminSchemas['UserImportAttributes']['summary']>;
  /** Only in stores of older kits; now the faults are stored with the part of the sheet. */
  faults?: ImportFault[];
}

/** The spreadsheet of an import; its rows are in `importParts`. The optional members are in stores of older kits only. */
export interface ImportSheetRow {
  id: string;
  head: string[];
  rowCount?: number;
  rows?: { row: number; cells: string[] }[];
  summaryFaults?: ImportFault[] | null;
  runFaults?: ImportFault[] | null;
}

/** Some consecutive rows of the spreadsheet of an import. */
export interface ImportPartRow {
  /** The id of the import and the number of the part. */
  id: string;
  importId: string;
  part: number;
  /** The numbers of the rows in the file and the texts of their cells, as JSON. */
  rows: string;
  /** The rows at fault that the summary and the run found; null where there is none. */
  summaryFaults: PartFault[] | null;
  runFaults: PartFault[] | null;
}

export type PartFault = Omit<ImportFault, 'cells'>;

export interface ImportFault {
  row: number;
  column: string;
  reason: string;
  /** The texts of the row as they came. */
  cells: string[];
}

export interface RoleRow {
  id: string;
  name: string;
  type: 'custom' | 'system';
  description: string | null;
}

/** A folder of the tenant's tree; `/` is the root and the parent of all others (D-38). */
export interface FolderRow {
  id: string;
  name: string;
  parent: string | null;
  /** The names from the root, e.g. `/Suppliers/2026`. */
  path: string;
}

/** A permission on a folder; the folders below inherit it (D-39, D-40). */
export interface GrantRow {
  id: string;
  folderId: string;
  principalType: AdminSchemas['PrincipalType'];
  principalId: string;
  permission: AdminSchemas['Permission'];
}

/** A person in the external role directory of a tenant whose roles an HR system manages; only the role is synced (stated). */
export interface DirectoryRow {
  userId: string;
  personnelNumber: string;
  costCenter: string;
  roleId: string | null;
}

export type FieldRow = DocumentsSchemas['FieldDefinition'];

/** A document record (D-67) with what the sandbox keeps beside it. */
export type DocumentRow = DocumentsSchemas['Document'] & {
  /** The SHA-256 of the file, by which the file store finds it. */
  hash: string;
  /** Why no text can be read from the file; null where it can. It is told when the processing ends. */
  unreadable: string | null;
  plan: JobPlanRow;
  polls: number;
  /** The version of the world that this row came with. */
  revision: number;
};

/** The text of a document record; searches and provisions read it once the record is `READY`. */
export interface TextRow {
  documentId: string;
  text: string;
}

export type ProvisionRow = DocumentsSchemas['Provision'];

export type ProvisionRecordRow = DocumentsSchemas['ProvisionRecord'] & {
  plan: JobPlanRow;
  polls: number;
  /** The id up to which the records are looked through; absent where none is, and once all are. */
  searched?: number;
};
