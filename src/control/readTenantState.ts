import { timestamp } from '../world/clock.ts';
import type { World } from '../world/world.ts';
import type { ControlOperation } from './operation.ts';
import { settledTenant } from './tenants.ts';

/** All rows of a tenant but its API keys, as they are by its time (D-94). */
export const readTenantState: ControlOperation<'readTenantState'> = ({ tenants, machines, journals, path }) => {
  const { world, now } = settledTenant({ tenants, machines, journals }, path.tenant);
  const { users, departments, folders, grants, roles, jobs, imports, fields, documents, directory } = world.rows;
  return {
    status: 200,
    body: {
      tenant: world.tenant,
      now: timestamp(now),
      users: users.list(),
      departments: departments.list(),
      folders: folders.list(),
      grants: grants.list(),
      roles: roles.list(),
      jobs: jobs.list(),
      imports: imports.list(),
      fields: fields.list(),
      provisions: provisionsOf(world),
      documents: documents.list(),
      directory: directory.list(),
    },
  };
};

/** Each provision with the record of the search for it, where there is one. */
function provisionsOf({ rows: { provisions, provisionRecords } }: World) {
  const records = new Map(
    provisionRecords.list().map(({ provisionName, searched, ...record }) => [provisionName, record]),
  );
  return provisions.list().map((provision) => ({
    ...provision,
    ...(records.get(provision.name) ?? { recordId: null, status: null }),
  }));
}
