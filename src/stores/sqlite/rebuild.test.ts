import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { Damaged } from '../../contract/damaged.ts';
import { checkStore } from '../check-store.ts';
import { rebuildStore } from '../open-store.ts';
import { worldOfPages } from '../pages.ts';
import { repairStore } from '../repair-store.ts';
import type { ImageRef, Store } from '../store.ts';
import { loadedState } from '../tenant-state.ts';
import { damagePageWith } from '../testing/damaged-page.ts';
import { openStored } from '../testing/open-stored.ts';
import { newSqliteFiles } from '../testing/sqlite-file.ts';
import { addTenant, existing, keep, start } from '../testing/tenants-suite.ts';
import { SqliteStore } from './sqlite-store.ts';

const newFile = newSqliteFiles();
const folder = mkdtempSync(join(tmpdir(), 'rebuild-'));
afterAll(() => rmSync(folder, { recursive: true }));

const names = ['one', 'three', 'two'];
const pageSize = 4096;
const aside = { folder, write: async () => undefined };
let whole: Buffer;

/** Creates a SQLite file. The rows, the initial data and the snapshot of each tenant fill several pages. */
beforeAll(async () => {
  const file = newFile();
  const { tenants, files, close } = await openStored(await SqliteStore.open(file));
  for (const name of names) await addTenant(tenants, name);
  for (const name of names) {
    const add = (from: number) =>
      tenants.unit(() => {
        const world = existing(tenants, name);
        const ids = Array.from({ length: 30 }, (_, at) => String(from + at));
        const rows = ids.map((id) => ({ id, name: `${id} of ${name} ${'long '.repeat(60)}`, parentDepartment: null }));
        world.transact(() => world.rows.departments.putAll(rows));
      });
    await add(100);
    await tenants.unit(() => {
      const world = tenants.replace(existing(tenants, name).fork(name));
      tenants.snapshotsOf(world).set('early', { name: 'early', takenAt: start, world: world.fork(name) });
    });
    await add(200);
  }
  await keep(files, Buffer.from('content'));
  await close();
  whole = readFileSync(file);
});

/** Maps the name of each tenant to its readable data, and the id of each readable snapshot to its data. */
async function readableIn(file: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const store = await SqliteStore.open(file).catch((error: Error) => error);
  if (store instanceof Error) return found;
  try {
    for (const name of names) for (const [place, data] of await readableOf(store, name)) found.set(place, data);
  } finally {
    await store.close();
  }
  return found;
}

async function readableOf(store: Store, name: string): Promise<[string, string][]> {
  const read = async (place: string, image?: ImageRef) => {
    const stored = await store.load(name);
    if (!stored) return [];
    const pages = image && (await worldOfPages(name, image.version, await store.image(name, image.id)));
    const { rows } = pages ?? (await loadedState(name, stored)).world;
    const texts = Object.values(rows).map((collection) => JSON.stringify(collection.list(0, collection.size)));
    const found: [string, string][] = [[place, texts.join('\n')]];
    return found;
  };
  const orNothing = (error: unknown) => {
    if (error instanceof Damaged) return [];
    throw error;
  };
  const data = await read(name).catch(orNothing);
  if (data.length === 0) return [];
  const { snapshots = [] } = (await store.load(name))?.catalog ?? {};
  const images = snapshots.map(({ image }) => read(`${name} ${image.id}`, image).catch(orNothing));
  return [...data, ...(await Promise.all(images)).flat()];
}

/** Repairs a SQLite file like the command `cps store repair`. Returns the remaining faults, or an error. */
async function repaired(file: string): Promise<string[] | Error> {
  const rebuilt = await rebuildStore(`sqlite:${file}`, aside).catch((error: Error) => error);
  if (rebuilt instanceof Error) return rebuilt;
  const store = await SqliteStore.open(file);
  await repairStore(store, aside.write);
  const { faults } = await checkStore(store);
  await store.close();
  return faults;
}

const damages: [string, (page: Buffer) => void][] = [
  ['a whole page', (page) => page.fill('rubbish ')],
  ['the beginning of a page', (page) => page.fill(0x55, 0, 100)],
  ['the end of a page', (page) => page.fill(0xfe, 3_000)],
];

function damagedFile(page: number, damage: (page: Buffer) => void): string {
  const file = newFile();
  const bytes = Buffer.from(whole);
  damage(bytes.subarray(page * pageSize, (page + 1) * pageSize));
  writeFileSync(file, bytes);
  return file;
}

// To save time, each page of the SQLite file is damaged in only one of three ways.
test.each(damages)('after %s is damaged, a repair keeps everything that was readable', async (what, damage) => {
  const first = damages.findIndex(([name]) => name === what);
  let rebuilds = 0;
  for (let page = first; page < whole.length / pageSize; page += damages.length) {
    const before = await readableIn(damagedFile(page, damage));
    const file = damagedFile(page, damage);
    const faults = await repaired(file);
    if (faults instanceof Error) {
      expect([page, before.size, faults.message]).toEqual([page, 0, expect.stringMatching(/damaged|another program/)]);
      continue;
    }
    rebuilds += 1;
    expect([page, faults]).toEqual([page, []]);
    const after = await readableIn(file);
    for (const [place, data] of before) expect([page, place, after.get(place)]).toEqual([page, place, data]);
  }
  expect(rebuilds).toBeGreaterThan(0);
});

const modesOf = (...paths: string[]) => paths.map((path) => statSync(path).mode & 0o777);

test('an interrupted repair leaves the damaged file in its place, and the next repair succeeds', async () => {
  const file = newFile();
  writeFileSync(file, whole);
  damagePageWith(file, '229 of two');
  chmodSync(file, 0o640);
  const before = await readableIn(file);
  expect([...before.keys()].filter((place) => names.includes(place))).toEqual(['one', 'three']);
  const isFull = async () => {
    throw new Error('the disk is full');
  };
  await expect(rebuildStore(`sqlite:${file}`, { folder, write: isFull })).rejects.toThrow(/the disk is full/);
  expect(await readableIn(file)).toEqual(before);
  for (const suffix of ['', '-wal', '-journal']) writeFileSync(`${file}-rebuilt${suffix}`, 'of a killed process');
  const quarantine = mkdtempSync(join(folder, 'quarantine-'));
  expect(await rebuildStore(`sqlite:${file}`, { ...aside, folder: quarantine })).toHaveLength(2);
  expect(await readableIn(file)).toEqual(before);
  expect(readdirSync(dirname(file)).filter((name) => name.includes('-rebuilt'))).toEqual([]);
  const [saved = ''] = readdirSync(quarantine);
  expect(modesOf(file, join(quarantine, saved))).toEqual(
    process.platform === 'win32' ? expect.anything() : [0o640, 0o600],
  );
  expect(readFileSync(join(quarantine, saved)).includes('201 of two')).toBe(true);
  expect(readFileSync(file).includes('201 of two')).toBe(false);
  expect(await rebuildStore(`sqlite:${file}`, aside)).toEqual([]);
});

test('a file whose entry is on a damaged page is readable after a repair', async () => {
  const file = newFile();
  const first = await openStored(await SqliteStore.open(file));
  await addTenant(first.tenants);
  const { hash } = await keep(first.files, Buffer.from('content'));
  await first.close();
  damagePageWith(file, hash);
  expect(await repaired(file)).toEqual([]);
  const { files, close } = await openStored(await SqliteStore.open(file));
  onTestFinished(close);
  expect(await text(files.open(hash))).toBe('content');
});
