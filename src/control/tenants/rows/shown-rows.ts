import type { World } from '../../../tenant/world.ts';

export const shownRows = {
  users: ({ rows }: World) => rows.users.list(),
  departments: ({ rows }: World) => rows.departments.list(),
  folders: ({ rows }: World) => rows.folders.list(),
  grants: ({ rows }: World) => rows.grants.list(),
  roles: ({ rows }: World) => rows.roles.list(),
  jobs: ({ rows }: World) => rows.jobs.list(),
  imports: ({ rows }: World) => mapped(rows.imports.list(), ({ worked, ...process }) => process),
  fields: ({ rows }: World) => rows.fields.list(),
  provisions: provisionsOf,
  documents: ({ rows }: World) => mapped(rows.documents.list(), ({ revision, endedAt, ...record }) => record),
  directory: ({ rows }: World) => rows.directory.list(),
};

/** Converts the rows of a collection one at a time to save memory. */
function* mapped<Row, Shown>(rows: readonly Row[], show: (row: Row) => Shown): Generator<Shown> {
  for (const row of rows) yield show(row);
}

/** Returns all provisions with the id and status of their searches. A provision is a clause that clients search for. */
function provisionsOf({ rows: { provisions, provisionRecords } }: World) {
  const records = new Map(
    provisionRecords.list().map(({ provisionName, searched, endedAt, ...record }) => [provisionName, record]),
  );
  return provisions.list().map((provision) => ({
    ...provision,
    ...(records.get(provision.name) ?? { recordId: null, status: null }),
  }));
}
