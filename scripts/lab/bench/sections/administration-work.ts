import { fork } from 'node:child_process';
import { once } from 'node:events';
import { deleteSubtree } from '../../../../src/admin/departments/deleteDepartment.ts';
import { changeMembers } from '../../../../src/admin/departments/updateDepartmentMembers.ts';
import { createSandbox } from '../../../../src/index.ts';
import type { TenantData } from '../../../../src/tenant/tenant-data.ts';
import { cpuOf, median } from '../measure.ts';
import { organisation } from '../organisation.ts';
import { atMost, type Section } from '../sections.ts';

export const administrationWork: Section = {
  name: 'administration-work',
  title: 'Administration: large jobs, an import of 10,000 rows, an export of 100,000 users',
  run: async ({ quick }) => {
    const rounds = quick ? 3 : 9;
    const deletion = milliseconds(rounds, organisation({ users: 10, departments: 5_000, folders: 10 }), (tenantData) =>
      deleteSubtree(tenantData, { departmentId: '1' }),
    );
    const linked = milliseconds(
      rounds,
      organisation({ users: 10_000, departments: 5_000, folders: 10 }),
      (tenantData) => deleteSubtree(tenantData, { departmentId: '1' }),
    );
    const ids = Array.from({ length: 500 }, (_, index) => String(index + 1_001));
    const members = milliseconds(rounds, organisation({ users: 1_000, departments: 900, folders: 10 }), (tenantData) =>
      changeMembers(tenantData, { departmentId: '900', operation: 'add', members: ids }),
    );
    const { seconds, longest } = await importBesideReads();
    const memory = await exportMemory();
    return {
      columns: ['work', 'measured'],
      rows: [
        ['deletion of 5,000 departments', `${deletion.toFixed(1)} ms`],
        ['the same with 30,000 links of members', `${linked.toFixed(1)} ms`],
        ['members job of 500', `${members.toFixed(1)} ms`],
        ['import of 10,000 rows, submission to end', `${seconds.toFixed(2)} s`],
        ['longest wait of a read beside it', `${longest.toFixed(0)} ms`],
        ['memory that an export of 100,000 users takes', `${memory.toFixed(0)} MB`],
      ],
      bars: [
        atMost(50, 'ms', 'deletion of 5,000 departments', deletion),
        atMost(5, 'ms', 'members job of 500', members),
        atMost(3, 's', 'import of 10,000 rows', seconds),
        atMost(50, 'ms', 'wait of a read during the import', longest),
        atMost(100, 'MB', 'memory of an export of 100,000', memory),
      ],
      notes: ['The figures of jobs are medians of the CPU time. Each job runs on a new copy of one tenant.'],
    };
  },
};

/** Returns the median CPU time of a function in milliseconds. Each run uses a new copy of the tenant. */
function milliseconds(rounds: number, origin: TenantData, work: (tenantData: TenantData) => unknown): number {
  const samples = Array.from({ length: rounds + 2 }, () => {
    const tenantData = origin.fork('copy');
    return cpuOf(() => tenantData.transact(() => work(tenantData))) / 1000;
  });
  return median(samples.slice(2));
}

/** Exports users in a separate process. Returns the memory growth of the separate process in MB. */
async function exportMemory(): Promise<number> {
  const child = fork(new URL('../servers/export-users.ts', import.meta.url), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [grown] = await once(child, 'message');
  return Number(grown) / 1e6;
}

const rows = 10_000;
const address = '/v2/admin/users/import';

/** Returns the import's duration in seconds and the longest response time of a read request in milliseconds. */
async function importBesideReads(): Promise<{ seconds: number; longest: number }> {
  await using sandbox = await createSandbox();
  const tenant = await sandbox.tenant();
  const headers = { authorization: `Bearer ${await tenant.token()}` };
  const get = async (path: string) => JSON.parse(await (await fetch(sandbox.url + path, { headers })).text());
  for (let time = 0; time < 200; time++) await get('/v2/admin/departments/12');

  const form = new FormData();
  form.append('file', new Blob([sheet()], { type: 'text/csv' }), 'users.csv');
  const start = performance.now();
  const submitted = fetch(sandbox.url + address, { method: 'POST', headers, body: form });
  let id: string | undefined;
  let isOver = false;
  let longest = 0;
  submitted.then(async (answer) => {
    ({ id } = JSON.parse(await answer.text()).data);
  });
  while (!isOver) {
    const asked = performance.now();
    const answer = await get(id === undefined ? '/v2/admin/departments/12' : `${address}/${id}`);
    longest = Math.max(longest, performance.now() - asked);
    isOver = answer.data.attributes.status === 'completed';
    if (performance.now() - start > 30_000) throw new Error(`the import has not ended: ${JSON.stringify(answer.data)}`);
  }
  return { seconds: (performance.now() - start) / 1000, longest };
}

function sheet(): string {
  const lines = Array.from({ length: rows }, (_, row) => `person${row}@import.example,Ada,Person ${row},Clerk`);
  return ['email,first name,last name,job title', ...lines].join('\n');
}
