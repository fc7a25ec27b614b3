import { deleteSubtree } from '../../../../src/admin/departments/deleteDepartment.ts';
import { changeMembers } from '../../../../src/admin/departments/updateDepartmentMembers.ts';
import { generateInTurns } from '../../../../src/generator/make-in-turns.ts';
import { createSandbox } from '../../../../src/index.ts';
import { workKinds } from '../../../../src/sandbox/work-kinds.ts';
import type { TenantData } from '../../../../src/tenant/tenant-data.ts';
import { cpuOf, median } from '../measure.ts';
import { atMost, listOf, type Section } from '../sections.ts';

export const administrationWork: Section = {
  name: 'administration-work',
  title: 'Administration: large jobs, and an import of 10,000 rows',
  run: async ({ quick }) => {
    const tenant = await generateInTurns('large', { users: 1_000, departments: 5_000, documents: 0 }, workKinds);
    const departmentId = joinTrees(tenant);
    const members = tenant.rows.users.list(500, 1_000).map(({ id }) => id);
    const costOf = (work: (copy: TenantData) => unknown) => milliseconds(quick ? 3 : 9, tenant, work);
    const deletion = costOf((copy) => deleteSubtree(copy, { departmentId }));
    const job = costOf((copy) => changeMembers(copy, { departmentId, operation: 'add', members }));
    const { seconds, longest } = await importBesideReads();
    return listOf(
      [
        atMost(50, 'ms', 'deletion of 5,000 departments', deletion),
        atMost(5, 'ms', 'members job of 500', job),
        atMost(3, 's', 'import of 10,000 rows', seconds),
        atMost(50, 'ms', 'wait of a read during the import', longest),
      ],
      'The figures of jobs are medians of the CPU time. Each job runs on a new copy of one tenant.',
    );
  },
};

/** Moves all departments below the first one. Returns the id of the first one. */
function joinTrees(tenant: TenantData): string {
  const { departments } = tenant.rows;
  const [top, ...others] = departments.find('byParent', [null]);
  const parentDepartment = top?.id ?? '';
  tenant.transact(() => departments.putAll(others.map((row) => ({ ...row, parentDepartment }))));
  return parentDepartment;
}

/** Returns the median CPU time of a function in milliseconds. Each run uses a new copy of the tenant. */
function milliseconds(rounds: number, origin: TenantData, work: (tenantData: TenantData) => unknown): number {
  const samples = Array.from({ length: rounds + 2 }, () => {
    const tenantData = origin.fork('copy');
    return cpuOf(() => tenantData.transact(() => work(tenantData))) / 1000;
  });
  return median(samples.slice(2));
}

const rows = 10_000;

/** Returns the import's duration in seconds and the longest response time of a read request in milliseconds. */
async function importBesideReads(): Promise<{ seconds: number; longest: number }> {
  await using sandbox = await createSandbox();
  const tenant = await sandbox.tenant();
  const headers = { authorization: `Bearer ${await tenant.token()}` };
  const dataOf = async (path: string, init = {}) =>
    JSON.parse(await (await tenant.fetch(path, { headers, ...init })).text()).data;
  for (let time = 0; time < 200; time++) await dataOf('/v2/admin/departments/12');
  const form = new FormData();
  form.append('file', new Blob([sheet()], { type: 'text/csv' }), 'users.csv');
  const start = performance.now();
  let read = '/v2/admin/departments/12';
  const submitting = dataOf('/v2/admin/users/import', { method: 'POST', body: form }).then(({ id }) => {
    read = `/v2/admin/users/import/${id}`;
  });
  let longest = 0;
  for (let status = ''; status !== 'completed'; ) {
    const asked = performance.now();
    ({ status } = (await dataOf(read)).attributes);
    longest = Math.max(longest, performance.now() - asked);
    if (asked - start > 30_000) throw new Error(`the import has not ended: ${status}`);
  }
  await submitting;
  return { seconds: (performance.now() - start) / 1000, longest };
}

function sheet(): string {
  const lines = Array.from({ length: rows }, (_, row) => `person${row}@import.example,Ada,Person ${row},Clerk`);
  return ['email,first name,last name,job title', ...lines].join('\n');
}
