import type { components as Admin } from '../contract/generated/admin.ts';
import type { components as Documents } from '../contract/generated/documents.ts';
import type { components } from '../contract/generated/rows.ts';
import type { components as Sandbox } from '../contract/generated/sandbox.ts';

/** The types of `openapi/rows.yaml`, which describes each member. */
type Rows = components['schemas'];

/** The kind `provision` is a search for a clause in all documents. */
export type WorkKindName = Sandbox['schemas']['MachineName'];

export type Role = Sandbox['schemas']['Role'];

export type SettingsRow = Rows['settings'];

export type ClockRow = Rows['clock'];

export type ApiKeyRow = Rows['apiKeys'];

export type SequenceRow = Rows['sequences'];

export type DueRow = Rows['due'];

export type JobPlanRow = Rows['jobPlans'];

export type FaultRow = Omit<Rows['faults'], 'parameters' | 'memory'> & {
  parameters: Readonly<Record<string, string | number>>;
  memory: readonly string[];
};

export type DepartmentRow = Rows['departments'];

export type UserRow = Rows['users'];

export type JobKind = Admin['schemas']['JobKind'];

/** Each kind of job has its own data structure as `payload`. */
export type JobRow = { id: string } & Admin['schemas']['JobAttributes'] &
  Pick<Rows['jobs'], 'plan' | 'polls'> & {
    payload: unknown;
  };

export type ImportRow = { id: string } & Admin['schemas']['UserImportAttributes'] &
  Pick<Rows['imports'], 'plan' | 'polls' | 'worked'>;

export type ImportProgress = NonNullable<ImportRow['worked']>;

export type ImportSheetRow = Rows['importSheets'];

export type ImportPartRow = Rows['importParts'];

export type IdempotencyKeyRow = Rows['idempotencyKeys'];

export type ImportFault = NonNullable<ImportSheetRow['runFaults']>[number];

export type RoleRow = Rows['roles'];

export type FolderRow = Rows['folders'];

export type GrantRow = Rows['grants'];

export type DirectoryRow = Rows['directory'];

export type FieldRow = Documents['schemas']['FieldDefinition'];

export type DocumentRow = Documents['schemas']['Document'] &
  Pick<Rows['documents'], 'hash' | 'unreadable' | 'plan' | 'polls' | 'revision' | 'endedAt'>;

export type TextRow = Rows['texts'];

export type ProvisionRow = Documents['schemas']['Provision'];

export type ProvisionRecordRow = Documents['schemas']['ProvisionRecord'] &
  Pick<Rows['provisionRecords'], 'plan' | 'polls' | 'searched' | 'endedAt'>;
