import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { openSandboxServer } from '../sandbox/start.ts';
import { openStore } from '../stores/open-store.ts';
import { damagePageWith } from '../stores/testing/damaged-page.ts';

const folder = mkdtempSync(join(tmpdir(), 'store-verbs-'));
afterAll(() => rmSync(folder, { recursive: true }));

const command = fileURLToPath(new URL('../../bin/cps.js', import.meta.url));

function cps(...parameters: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, 'store', ...parameters], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

/** Creates a store with the fixture tenants. The tenant aurora has a snapshot. */
async function fixtureStore(name: string): Promise<string> {
  const address = `sqlite:${join(folder, name)}`;
  const app = await openSandboxServer({ store: await openStore(address) });
  const url = '/_sandbox/tenants/aurora/snapshots';
  await app.inject({ method: 'POST', url, payload: { name: 'early' } });
  await app.close();
  return address;
}

test('an export of one store can be imported completely by another store', async () => {
  const [from, to] = [await fixtureStore('from.db'), `sqlite:${join(folder, 'to.db')}`];
  const archives = join(folder, 'archives');
  expect(cps('export', '--store', from, '--folder', archives).stdout).toBe(
    'exported aurora\nexported borealis\nexported cirrus\n',
  );
  expect(cps('import', '--store', to, '--folder', archives, '--tenant', 'aurora').stdout).toBe('imported aurora\n');
  const { status, stdout } = cps('check', '--store', to);
  expect([status, stdout]).toEqual([
    0,
    expect.stringMatching(/^1 tenants with .* 67 files were read\nno damage found\n$/),
  ]);
  const app = await openSandboxServer({ store: await openStore(to) });
  const { snapshots } = (await app.inject('/_sandbox/tenants/aurora/snapshots')).json();
  expect(snapshots).toMatchObject([{ name: 'early', counts: { users: 200 } }]);
  await app.close();
  expect(cps('import', '--store', to, '--folder', archives)).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(
      /the store already has the tenant aurora; nothing was imported; .* --tenant borealis or cirrus\n/,
    ),
  });
});

test('an unknown tenant is reported with the existing tenants', async () => {
  const store = await fixtureStore('named.db');
  expect(cps('export', '--store', store, '--folder', join(folder, 'x'), '--tenant', 'x')).toMatchObject({
    status: 2,
    stderr: 'cps: no tenant is named x; the tenants are aurora, borealis, cirrus\n',
  });
});

test('an export writes over nothing', async () => {
  const parameters = [
    '--store',
    await fixtureStore('twice.db'),
    '--folder',
    join(folder, 'twice'),
    '--tenant',
    'cirrus',
  ];
  expect(cps('export', ...parameters).status).toBe(0);
  expect(cps('export', ...parameters)).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('twice/cirrus already exists'),
  });
});

test('check names a damaged row, export skips its tenant, and repair repairs the store and saves the row', async () => {
  const address = await fixtureStore('damaged.db');
  const database = new DatabaseSync(join(folder, 'damaged.db'));
  database.exec(
    "INSERT INTO world_rows (tenant, collection, row_key, body) VALUES ('aurora', 'users', '7', '{\"id\":\"7\"}')",
  );
  database.close();
  const fault = 'aurora: the row 7 of users: it needs email';
  const checked = cps('check', '--store', address);
  expect([checked.status, checked.stdout]).toEqual([1, expect.stringContaining(`wrong: ${fault}\n`)]);
  const exported = cps('export', '--store', address, '--folder', join(folder, 'rest'));
  expect(exported).toMatchObject({ status: 3, stdout: 'exported borealis\nexported cirrus\n' });
  expect(exported.stderr).toContain('not everything was exported');
  const quarantine = join(folder, 'quarantine');
  const { status, stdout } = cps('repair', '--store', address, '--folder', quarantine);
  expect([status, stdout]).toEqual([
    0,
    expect.stringMatching(
      /^removed: aurora: the row 7 of users: .*\n1 rows were written to .*\.ndjson\n3 tenants .*\nno damage found\n$/,
    ),
  ]);
  const [name = ''] = readdirSync(quarantine);
  const columns = { tenant: 'aurora', generation: '1', collection: 'users', row_key: '7', body: '{"id":"7"}' };
  expect(JSON.parse(readFileSync(join(quarantine, name), 'utf8'))).toMatchObject({ fault, table: 'row', columns });
});

test('an import names all tenants that the store already has, and imports nothing', async () => {
  const store = await fixtureStore('full.db');
  const archives = join(folder, 'full');
  expect(cps('export', '--store', store, '--folder', archives).status).toBe(0);
  expect(cps('import', '--store', store, '--folder', archives)).toMatchObject({
    status: 2,
    stderr: 'cps: the store already has the tenants aurora, borealis, cirrus; nothing was imported\n',
  });
});

test('a repair without damage, or of a store that cannot be opened, creates no folder', async () => {
  const unused = join(folder, 'unused');
  expect(cps('repair', '--store', await fixtureStore('whole.db'), '--folder', unused).status).toBe(0);
  expect(cps('repair', '--store', 'mysql://host/x', '--folder', unused).status).toBe(2);
  expect(existsSync(unused)).toBe(false);
});

test('a sweep reports the removed objects', async () => {
  const store = await fixtureStore('swept.db');
  expect(cps('sweep', '--store', store)).toEqual({
    status: 0,
    stdout: '0 tenants and 0 files with 0 bytes were removed\n',
    stderr: '',
  });
});

test('a sweep of a store with a damaged page removes no files and names the command that repairs the store', async () => {
  const store = await fixtureStore('unreadable.db');
  damagePageWith(join(folder, 'unreadable.db'), '"departments",[{');
  const { status, stdout, stderr } = cps('sweep', '--store', store);
  expect([status, stdout]).toEqual([3, '']);
  expect(stderr).toMatch(/no files, .* the tenant \w+ cannot be read: .*; run "cps store repair"/);
});

test('the environment can select the store, which keeps the password out of the process list', async () => {
  const store = await fixtureStore('environment.db');
  const { stdout } = spawnSync(process.execPath, [command, 'store', 'check'], {
    encoding: 'utf8',
    env: { ...process.env, CPS_STORE: store },
  });
  expect(stdout).toContain('no damage found');
});

test.each([
  [['check', '--store', 'mysql://somewhere'], '"mysql://somewhere" is not the address of a store; a store is memory'],
  [['check', '--store', `sqlite:${command}`], 'not a SQLite database'],
  [['check', '--store', `sqlite:${folder}`], 'it is not a regular file'],
  [['import', '--store', 'sqlite::memory:', '--folder', folder], 'sqlite: needs the path of a file'],
  [
    ['export', '--store', `sqlite:${join(folder, 'misspelled.db')}`, '--folder', folder],
    'misspelled.db does not exist',
  ],
  [['import', '--store', `sqlite:${join(folder, 'empty.db')}`, '--folder', folder], 'contains no exported tenant'],
  [
    ['import', '--store', `sqlite:${join(folder, 'unmade.db')}`, '--folder', 'nowhere'],
    'the folder nowhere does not exist',
  ],
])('%j is refused with a sentence', (parameters, reason) => {
  expect(cps(...parameters)).toMatchObject({ status: 2, stderr: expect.stringContaining(reason) });
});

test('an invalid archive is reported and not imported', async () => {
  const [from, to] = [await fixtureStore('whole.db'), `sqlite:${join(folder, 'none.db')}`];
  const archives = join(folder, 'broken');
  cps('export', '--store', from, '--folder', archives, '--tenant', 'cirrus');
  writeFileSync(join(archives, 'cirrus', 'world.ndjson'), '{"format":"something else"}\n');
  const { status, stderr } = cps('import', '--store', to, '--folder', archives);
  expect([status, stderr]).toEqual([3, expect.stringContaining('world.ndjson: line 1')]);
  expect(cps('check', '--store', to).stdout).toMatch(/^0 tenants/);
});
