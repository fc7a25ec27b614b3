import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { TestSandbox } from '../../testing/sandbox/sandbox.ts';
import { type Opened, useConsole } from './testing/open-console.ts';

const { openConsole } = useConsole();

const control = '/_sandbox/tenants';
const withFault = (sandbox: TestSandbox) =>
  sandbox.send('POST', `${control}/aurora/faults`, { body: { name: 'unavailable' } }).then(() => undefined);
const usersOf = async ({ sandbox }: Opened, tenant = 'aurora') =>
  (await sandbox.send('GET', `${control}/${tenant}`)).body.counts.users;

const yaml = (text: string) => ({ name: 'seed.yaml', mimeType: 'application/yaml', buffer: Buffer.from(text) });

test.each([
  ['without', false, 0],
  ['with', true, 1],
])('a tenant is copied %s its faults, and opened', async (_how, isWanted, count) => {
  const work = async ({ page, sandbox }: Opened) => {
    await page.getByRole('button', { name: 'New tenant' }).click();
    const dialog = page.getByRole('dialog', { name: 'New tenant' });
    await dialog.getByLabel('Name').fill('mine');
    await dialog.getByLabel('Data').selectOption('aurora');
    await dialog.getByLabel(/Copy the active faults/).setChecked(isWanted);
    await dialog.getByLabel('Delete after').selectOption('1h');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await page.getByText('mine-super-admin-key').waitFor();
    await page.getByRole('button', { name: 'Open mine' }).click();
    await page.getByRole('heading', { name: 'Overview' }).waitFor();
    expect((await sandbox.send('GET', `${control}/mine/faults`)).body.faults.length).toBe(count);
    expect((await sandbox.send('GET', `${control}/mine`)).body.expiresAt).not.toBeNull();
  };
  expect(await openConsole('/', work, { before: withFault })).toEqual([]);
});

test('a tenant with generated data has the chosen size and history', async () => {
  const work = async ({ page, sandbox }: Opened) => {
    await page.getByRole('button', { name: 'New tenant' }).click();
    const dialog = page.getByRole('dialog', { name: 'New tenant' });
    await dialog.getByLabel('Name').fill('made');
    await dialog.getByLabel('Data').selectOption('generated, of any size');
    for (const [label, value] of Object.entries({ Users: '1030', Departments: '12', Documents: '7', Seed: '5' })) {
      await dialog.getByRole('spinbutton', { name: label }).fill(value);
    }
    await dialog.getByLabel('History').selectOption('growth');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await page.getByText('made-super-admin-key').waitFor();
    const { counts } = (await sandbox.send('GET', `${control}/made`)).body;
    await page.getByRole('button', { name: 'Open made' }).click();
    await page.getByRole('link', { name: /^1,\d\d\d users$/ }).waitFor();
    expect(counts.documents).toBe(7);
    expect(counts.imports).toBeGreaterThan(10);
  };
  expect(await openConsole('/', work)).toEqual([]);
});

test('a search finds a tenant among many', async () => {
  const before = async (sandbox: TestSandbox) => {
    for (const id of ['east-1', 'east-2', 'west-1']) await sandbox.send('POST', control, { body: { id } });
  };
  const work = async ({ page }: Opened) => {
    await page.getByRole('searchbox', { name: 'Find a tenant by name' }).fill('east');
    await page.getByText('2 of 6 tenants').waitFor();
    await page.getByRole('region', { name: 'Tenants' }).getByRole('link', { name: 'east-2', exact: true }).click();
    await page.getByRole('heading', { name: 'Overview' }).waitFor();
    expect(page.url()).toContain('#/east-2');
  };
  expect(await openConsole('/', work, { before })).toEqual([]);
});

test('a reset can be undone', async () => {
  const before = async (sandbox: TestSandbox) => {
    const body = { data: { type: 'departments', attributes: { name: 'Treasury' } } };
    await (await sandbox.as()).post('/v2/admin/departments', body);
  };
  const work = async ({ page }: Opened) => {
    await page.getByRole('link', { name: '41 departments' }).waitFor();
    await page.getByRole('button', { name: 'Reset' }).click();
    await page.getByRole('link', { name: '40 departments' }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('link', { name: '41 departments' }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).waitFor({ state: 'detached' });
  };
  expect(await openConsole('/aurora', work, { before })).toEqual([]);
});

test('a deletion is confirmed, and the data can be restored', async () => {
  const work = async (opened: Opened) => {
    const { page, sandbox } = opened;
    const users = await usersOf(opened);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('dialog', { name: 'Delete aurora?' }).getByRole('button', { name: 'Delete' }).click();
    await page.getByText('aurora was deleted.').waitFor();
    expect((await sandbox.send('GET', `${control}/aurora`)).status).toBe(404);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('heading', { name: 'Overview' }).waitFor();
    expect(await usersOf(opened)).toBe(users);
    expect((await sandbox.send('GET', `${control}/aurora-deleted`)).status).toBe(404);
  };
  expect(await openConsole('/aurora', work)).toEqual([]);
});

test('a seed is uploaded and undone, and a wrong seed changes nothing', async () => {
  const seed = [
    'settings: { adminAccessApi: true, hrManagedRoles: false }',
    "apiKeys: [{ name: admin, key: seeded-key, user: '1', role: admin }]",
    'roles: []',
    'departments: []',
    "users: [{ id: '1', email: ada@small.example, firstName: Ada, lastName: Berg, jobTitle: null, role: null, departments: [], createdAt: '2026-01-01T00:00:00.000Z', lastLogin: null }]",
    "folders: { id: '1', name: / }",
    'fields: []',
  ].join('\n');
  const work = async ({ page }: Opened) => {
    await page.getByLabel('Upload a seed').setInputFiles(yaml(seed));
    await page.getByRole('link', { name: '1 users' }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('link', { name: '200 users' }).waitFor();
    await page.getByLabel('Upload a seed').setInputFiles(yaml('users: 1\n'));
    await page.getByRole('alert').waitFor();
    await page.getByRole('link', { name: '200 users' }).waitFor();
  };
  const complaints = await openConsole('/aurora', work);
  // The browser itself reports the status 400 as an error.
  expect(complaints.filter((each) => !each.includes('400'))).toEqual([]);
});

test('a snapshot is downloaded, uploaded to another tenant and restored there', async () => {
  const work = async (opened: Opened) => {
    const { page, url } = opened;
    await page.getByLabel('Name').fill('start');
    await page.getByRole('button', { name: 'Take a snapshot' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download start' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('cirrus-start.ndjson');
    const file = await download.path();
    await page.goto(`${url}/_sandbox/console/#/borealis/snapshots`);
    await page.getByText('This tenant has no snapshots.').waitFor();
    const archive = { name: 'Cirrus Start.ndjson', mimeType: 'application/x-ndjson' };
    await page.getByLabel('Upload an archive').setInputFiles({ ...archive, buffer: await readFile(file) });
    await page.getByRole('button', { name: 'Restore cirrus-start' }).click();
    await page.getByText('borealis has the state of the snapshot “cirrus-start”.').waitFor();
    expect(await usersOf(opened, 'borealis')).toBe(await usersOf(opened, 'cirrus'));
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => usersOf(opened, 'borealis')).toBe(12);
  };
  expect(await openConsole('/cirrus/snapshots', work)).toEqual([]);
});

test('a time to live is set and removed', async () => {
  const work = async ({ page }: Opened) => {
    await page.getByLabel('Delete this tenant after').fill('2h');
    await page.getByRole('button', { name: 'Set time to live' }).click();
    await page.getByRole('button', { name: 'Remove time to live' }).click();
    await page.getByRole('button', { name: 'Remove time to live' }).waitFor({ state: 'detached' });
  };
  expect(await openConsole('/aurora', work)).toEqual([]);
});

test('a request with an unknown key is found among the requests without a tenant, which hide those to the control plane', async () => {
  const before = async (sandbox: TestSandbox) => {
    await sandbox.send('POST', '/v2/admin/auth/token', { headers: { 'x-api-key': 'a-wrong-key' } });
    for (const _ of Array(60))
      await sandbox.send('POST', '/_sandbox/tenants/aurora/clock/advance', { body: { by: '1s' } });
  };
  const complaints = await openConsole(
    '/aurora/journal',
    async ({ page }) => {
      await page.getByRole('main').getByRole('link', { name: 'Requests without a tenant' }).click();
      await page.getByText('1 request', { exact: true }).waitFor();
      await page.getByLabel('Control plane').check();
      await page
        .getByRole('link', { name: /POST ._sandbox.tenants.aurora.clock.advance/ })
        .last()
        .waitFor();
      await page.getByText('61 requests', { exact: true }).waitFor();
      await page.getByLabel('Control plane').uncheck();
      await page.getByRole('link', { name: /POST .v2.admin.auth.token/ }).click();
      await page.getByRole('region', { name: 'Why' }).getByText('What to do').first().waitFor();
    },
    { before },
  );
  expect(complaints).toEqual([]);
});
