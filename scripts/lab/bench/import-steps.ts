import { createSandbox } from '../../../src/index.ts';

const rows = 10_000;
const address = '/v2/admin/users/import';

/** Returns the import's duration in seconds and the longest response time of a read request in milliseconds. */
export async function importBesideReads(): Promise<{ seconds: number; longest: number }> {
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
