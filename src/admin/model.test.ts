import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openSandbox } from '../../testing/sandbox/sandbox.ts';
import { readTenantData } from '../tenant/read-tenant-data.ts';
import { applyPending, commands, compare, modelOf, play } from './testing/play.ts';

const seed = readTenantData('cirrus', new URL('../../fixtures/worlds/cirrus.yaml', import.meta.url));

test('any sequence of commands leaves tree, membership and grants as in the naive model', async () => {
  const sandbox = openSandbox();
  const property = fc.asyncProperty(commands, async (sequence) => {
    expect((await sandbox.send('POST', '/_sandbox/tenants/cirrus/reset')).status).toBe(200);
    const client = await sandbox.as('cirrus');
    const known = [...seed.rows.departments.list().map(({ id }) => id), '999'];
    const player = { sandbox, client, model: modelOf(seed), known, pending: [] };
    for (const command of sequence) await play(player, command);
    await applyPending(player);
    await compare(player);
  });
  await fc.assert(property, { numRuns: 150 });
});
