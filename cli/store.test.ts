import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { openSandboxServer } from '../src/sandbox/start.ts';
import { openStore } from '../src/store/open-store.ts';
import { damagePageWith } from '../src/store/testing/damaged-page.ts';
import { damageRows, numberIn } from '../src/store/testing/sqlite-file.ts';
import { runHere } from './testing/run-here.ts';

const folder = mkdtempSync(join(tmpdir(), 'store-verbs-'));
afterAll(() => rmSync(folder, { recursive: true }));

const command = fileURLToPath(new URL('../bin/cps.js', import.meta.url));

const cps = (...parameters: string[]) => runHere('store', ...parameters);

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
  expect((await cps('export', '--store', from, '--folder', archives)).stdout).toBe(
    'exported aurora\nexported borealis\nexported cirrus\n',
  );
  expect((await cps('import', '--store', to, '--folder', archives, '--tenant', 'aurora')).stdout).toBe(
    'imported aurora\n',
  );
  const { status, stdout } = await cps('check', '--store', to);
  expect([status, stdout]).toEqual([
    0,
    expect.stringMatching(/^1 tenants with .* 67 files were read\nno damage found\n$/),
  ]);
  const app = await openSandboxServer({ store: await openStore(to) });
  const { snapshots } = (await app.inject('/_sandbox/tenants/aurora/snapshots')).json();
  expect(snapshots).toMatchObject([{ name: 'early', counts: { users: 200 } }]);
  await app.close();
  expect(await cps('import', '--store', to, '--folder', archives)).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(
      /the store already has the tenant aurora; nothing was imported; .* --tenant borealis or cirrus\n/,
    ),
  });
});

test('an unknown tenant is reported with the existing tenants', async () => {
  const store = await fixtureStore('named.db');
  expect(await cps('export', '--store', store, '--folder', join(folder, 'x'), '--tenant', 'x')).toMatchObject({
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
  expect((await cps('export', ...parameters)).status).toBe(0);
  expect(await cps('export', ...parameters)).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('twice/cirrus already exists'),
  });
});

test('check and export name a damaged row, and everything else can be imported into a new store', async () => {
  const address = await fixtureStore('damaged.db');
  damageRows(
    join(folder, 'damaged.db'),
    "INSERT INTO world_rows (tenant, collection, row_key, body) VALUES ('aurora', 'users', '7', '{\"id\":\"7\"}')",
  );
  const lost = 'lost: aurora: the row 7 of users: it needs email\n';
  expect(await cps('check', '--store', address)).toMatchObject({ status: 1, stdout: expect.stringContaining(lost) });
  const rest = join(folder, 'rest');
  expect(await cps('export', '--store', address, '--folder', rest)).toEqual({
    status: 1,
    stdout: 'exported aurora\nexported borealis\nexported cirrus\n',
    stderr: `${lost}cps: some data is lost; everything else was exported\n`,
  });
  const to = `sqlite:${join(folder, 'mended.db')}`;
  expect((await cps('import', '--store', to, '--folder', rest)).status).toBe(0);
  expect(await cps('check', '--store', to)).toMatchObject({ status: 0 });
});

test('a damaged page of an index costs nothing', async () => {
  const address = await fixtureStore('index.db');
  const file = join(folder, 'index.db');
  const page = numberIn(file, "SELECT rootpage FROM sqlite_schema WHERE name = 'sqlite_autoindex_world_rows_1'");
  writeFileSync(file, readFileSync(file).fill(0, (page - 1) * 4096, page * 4096));
  expect((await cps('check', '--store', address)).status).toBe(1);
  expect(await cps('export', '--store', address, '--folder', join(folder, 'index'))).toMatchObject({
    status: 0,
    stdout: 'exported aurora\nexported borealis\nexported cirrus\n',
    stderr: expect.stringContaining(`page ${page} of the file is damaged`),
  });
});

test('repair names the commands that replace it, and is not in the help', async () => {
  expect(await cps('repair', '--store', 'sqlite:any.db', '--folder', 'any')).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(/does not exist any more; .*"cps store export".* new store with "cps store import"/),
  });
  expect((await cps('--help')).stdout).not.toContain('repair');
});

const contentsOf = (place: string) =>
  Object.fromEntries(
    readdirSync(place).map((name) => [
      name,
      statSync(join(place, name)).isFile() && readFileSync(join(place, name), 'base64'),
    ]),
  );

test('check and export change nothing, and read the write-ahead log of a killed sandbox', async () => {
  const address = await fixtureStore('running.db');
  const store = await openStore(address);
  const app = await openSandboxServer({ store });
  await app.inject({ method: 'POST', url: '/_sandbox/tenants', payload: { id: 'mine' } });
  expect(await cps('check', '--store', address)).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('another process uses the file'),
  });
  const place = join(folder, 'killed');
  mkdirSync(place);
  for (const suffix of ['', '-wal'])
    copyFileSync(join(folder, `running.db${suffix}`), join(place, `killed.db${suffix}`));
  cpSync(join(folder, 'running.db-files'), join(place, 'killed.db-files'), { recursive: true });
  const before = contentsOf(place);
  const killed = `sqlite:${join(place, 'killed.db')}`;
  expect(await cps('check', '--store', killed)).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^4 tenants/),
  });
  expect((await cps('export', '--store', killed, '--folder', join(folder, 'from-killed'))).stdout).toContain(
    'exported mine',
  );
  expect(contentsOf(place)).toEqual(before);
  await app.close();
});

test('an import names all tenants that the store already has, and imports nothing', async () => {
  const store = await fixtureStore('full.db');
  const archives = join(folder, 'full');
  expect((await cps('export', '--store', store, '--folder', archives)).status).toBe(0);
  expect(await cps('import', '--store', store, '--folder', archives)).toMatchObject({
    status: 2,
    stderr: 'cps: the store already has the tenants aurora, borealis, cirrus; nothing was imported\n',
  });
});

test('a sweep reports the removed objects', async () => {
  const store = await fixtureStore('swept.db');
  expect(await cps('sweep', '--store', store)).toEqual({
    status: 0,
    stdout: '0 tenants and 0 files with 0 bytes were removed\n',
    stderr: '',
  });
});

test('a sweep of a store with a damaged page removes no files and names the commands that save the data', async () => {
  const store = await fixtureStore('unreadable.db');
  damagePageWith(join(folder, 'unreadable.db'), '"departments",[{');
  const { status, stdout, stderr } = await cps('sweep', '--store', store);
  expect([status, stdout]).toEqual([3, '']);
  expect(stderr).toMatch(/no files, .* the tenant \w+ cannot be read: .*; export its tenants with "cps store export"/);
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
])('%j is refused with a sentence', async (parameters, reason) => {
  expect(await cps(...parameters)).toMatchObject({ status: 2, stderr: expect.stringContaining(reason) });
});

test('an invalid archive is reported, and no tenant of the folder is imported', async () => {
  const [from, to] = [await fixtureStore('whole.db'), `sqlite:${join(folder, 'none.db')}`];
  const archives = join(folder, 'broken');
  await cps('export', '--store', from, '--folder', archives);
  writeFileSync(join(archives, 'cirrus', 'world.ndjson'), '{"format":"something else"}\n');
  const { status, stderr } = await cps('import', '--store', to, '--folder', archives);
  expect([status, stderr]).toEqual([3, expect.stringContaining('world.ndjson: line 1')]);
  expect((await cps('check', '--store', to)).stdout).toMatch(/^0 tenants/);
});
