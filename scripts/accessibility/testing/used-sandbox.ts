import type { TestSandbox } from '../../../testing/sandbox/sandbox.ts';

const aurora = '/_sandbox/tenants/aurora';
const members = { type: 'department-members', attributes: { operation: 'add', members: ['5'] } };

export async function useSandbox(sandbox: TestSandbox, url: string): Promise<void> {
  const { send } = sandbox;
  const client = await sandbox.as();
  await client.get('/v2/admin/users?page[size]=5000');
  await client.get('/v2/admin/department/41');
  await client.patch('/v2/admin/departments/1/members', { data: members });
  await send('PUT', `${aurora}/job-plans/members`, {
    body: { mode: 'manual', outcome: 'fail', code: 'QUOTA EXCEEDED' },
  });
  await client.patch('/v2/admin/departments/2/members', { data: members });
  await send('POST', `${aurora}/faults`, { body: { name: 'unavailable', operation: 'readJob', times: 1 } });
  await send('POST', `${aurora}/faults`, { body: { name: 'department-depth-from-zero' } });
  await send('POST', `${aurora}/snapshots`, { body: { name: 'before-the-test' } });
  await sendFromOutside(url, client.token);
  sandbox.advance(5000);
}

async function sendFromOutside(url: string, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  await fetch(`${url}/v2/admin/jobs/1`, { headers });
  const form = new FormData();
  form.append(
    'file',
    new Blob(['email,firstName,lastName\nnot-an-email,Ada,Quist\n'], { type: 'text/csv' }),
    'users.csv',
  );
  await fetch(`${url}/v2/admin/users/import`, { method: 'POST', headers, body: form });
}
