import type { Tenant } from '../../src/library/tenant.ts';

const added = 561;

/** Imports users into a tenant, so that it has more users than one request can add to a department. */
export async function importManyUsers(tenant: Tenant): Promise<void> {
  await tenant.jobPlan('user-import', { mode: 'immediate' });
  const rows = Array.from({ length: added }, (_, at) => `grade-${at}@example.com,Grade,Number ${at}`);
  const form = new FormData();
  form.append('file', new Blob([['email,firstName,lastName', ...rows].join('\n')], { type: 'text/csv' }), 'users.csv');
  const started = await tenant.fetch('/v2/admin/users/import', { method: 'POST', body: form });
  const location = started.headers.get('location') ?? '';
  await tenant.fetch(location);
  await tenant.fetch(`${location}/acknowledge`, { method: 'POST' });
  await tenant.fetch(location);
  await tenant.clearJournal();
}
