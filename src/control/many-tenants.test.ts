import { expect, test } from 'vitest';
import { openSandbox } from '../sandbox/testing/sandbox.ts';

const [tenantCount, requestCount] = [50, 100];

test('fifty tenants with a hundred requests each at once: no cross-talk, no lost update, no stale transition', async () => {
  const sandbox = openSandbox();
  const names = Array.from({ length: tenantCount }, (_, at) => `tenant-${at}`);
  for (const id of names) await sandbox.send('POST', '/_sandbox/tenants', { body: { id } });
  const clients = await Promise.all(names.map(async (name) => ({ name, client: await sandbox.as(name) })));

  const rounds = Array.from({ length: requestCount }, (_, at) => at);
  await Promise.all(
    rounds.flatMap((round) =>
      clients.map(async ({ name, client }) => {
        const attributes = { name: `${name} department ${round}` };
        const { status, body } = await client.post('/v2/admin/departments', {
          data: { type: 'departments', attributes },
        });
        expect([status, body.data.attributes.name]).toEqual([201, attributes.name]);
        if (round % 10 === 0) expect((await client.delete(`/v2/admin/departments/${body.data.id}`)).status).toBe(202);
      }),
    ),
  );
  sandbox.advance(150);

  for (const { name, client } of clients) {
    const { departments, jobs } = (await sandbox.send('GET', `/_sandbox/tenants/${name}/state`)).body;
    const wanted = rounds.filter((round) => round % 10 !== 0).map((round) => `${name} department ${round}`);
    expect(departments.map((each: { name: string }) => each.name).toSorted()).toEqual(wanted.toSorted());
    expect(jobs.map(({ status }: { status: string }) => status)).toEqual(Array(10).fill('succeeded'));
    const { entries } = (await sandbox.send('GET', `/_sandbox/tenants/${name}/journal?limit=1000`)).body;
    expect(entries).toHaveLength(1 + requestCount + 10);
    expect(JSON.stringify(entries)).not.toMatch(new RegExp(`tenant-(?!${name.slice(7)}\\b)\\d+ department`));
    expect((await client.get('/v2/admin/jobs/1')).body.data.attributes.status).toBe('succeeded');
  }
});
