import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openStored } from '../testing/open-stored.ts';
import { inDatabase, newSqliteFiles } from '../testing/sqlite-file.ts';
import { addTenant, departments, existing } from '../testing/tenants-suite.ts';
import { SqliteStore } from './sqlite-store.ts';

const newFile = newSqliteFiles();
const pageSize = 4096;

/** The number of departments of each tenant. The data of the tenant `large` fills most pages of the SQLite file. */
const sizes = { a: 20, b: 20, c: 20, large: 900 };
const small = ['a', 'b', 'c'];

const open = async (file: string) => openStored(await SqliteStore.open(file));

/** Creates a SQLite file from which a part of the tenant `large` has already been deleted. */
async function fileWithRemoval(): Promise<string> {
  const file = newFile();
  const { tenants, close } = await open(file);
  for (const [name, size] of Object.entries(sizes)) {
    await addTenant(tenants, name);
    const ids = Array.from({ length: size }, (_, at) => String(at + 1));
    const rows = ids.map((id) => ({ id, name: `${id} of ${name} ${'long '.repeat(80)}`, parentDepartment: null }));
    await tenants.unit(() => {
      const world = existing(tenants, name);
      world.transact(() => world.rows.departments.putAll(rows));
      tenants.replace(world.fork(name));
    });
  }
  await close();
  inDatabase(file, (database) => {
    // The remaining pages of the tenant `large` directly follow the pages of the tenant `c`.
    database.exec("DELETE FROM pages WHERE tenant = 'large' AND page < 3");
    for (const [tenant, length] of [
      ['c', 5_000],
      ['large', 100_000],
    ]) {
      const long = 'SELECT image FROM pages WHERE tenant = ?1 AND length(body) > ?2';
      database.prepare(`DELETE FROM pages WHERE tenant = ?1 AND image NOT IN (${long})`).run(tenant ?? '', length ?? 0);
    }
  });
  return file;
}

test('damaged data whose removal has begun does not make other tenants unreadable', async () => {
  const whole = readFileSync(await fileWithRemoval());
  const pages = Array.from({ length: whole.length / pageSize }, (_, at) => at * pageSize);
  const ofLarge = pages.filter((at) => {
    const text = whole.toString('latin1', at, at + pageSize);
    return text.includes(' of large ') && !small.some((name) => text.includes(` of ${name} `));
  });
  expect(ofLarge.length).toBeGreaterThan(50);
  for (const at of ofLarge) {
    const file = newFile();
    writeFileSync(file, Buffer.from(whole).fill('rubbish ', at, at + pageSize));
    const { tenants, close } = await open(file);
    for (const name of small) expect(await departments(tenants, name)).toHaveLength(20);
    await close();
  }
});
