import type { TenantData } from '../../../tenant/tenant-data.ts';

export const shownRows = {
  users: ({ rows }: TenantData) => rows.users.list(),
  departments: ({ rows }: TenantData) => mapped(rows.departments.list(), ({ moved, ...row }) => row),
  folders: ({ rows }: TenantData) => rows.folders.list(),
  grants: ({ rows }: TenantData) => rows.grants.list(),
  roles: ({ rows }: TenantData) => rows.roles.list(),
  jobs: ({ rows }: TenantData) => rows.jobs.list(),
  imports: ({ rows }: TenantData) => mapped(rows.imports.list(), ({ worked, ...process }) => process),
  fields: ({ rows }: TenantData) => rows.fields.list(),
  provisions: provisionsOf,
  documents: ({ rows }: TenantData) => mapped(rows.documents.list(), ({ revision, endedAt, ...record }) => record),
  directory: ({ rows }: TenantData) => rows.directory.list(),
};

function* mapped<Row, Shown>(rows: readonly Row[], show: (row: Row) => Shown): Generator<Shown> {
  for (const row of rows) yield show(row);
}

function provisionsOf({ rows: { provisions, provisionRecords } }: TenantData) {
  const records = new Map(
    provisionRecords.list().map(({ provisionName, searched, endedAt, ...record }) => [provisionName, record]),
  );
  return provisions.list().map((provision) => ({
    ...provision,
    ...(records.get(provision.name) ?? { recordId: null, status: null }),
  }));
}
