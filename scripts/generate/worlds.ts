import { readdir, readFile } from 'node:fs/promises';
import { readTenantData } from '../../src/tenant/read-tenant-data.ts';
import { readSeed } from '../../src/tenant/seed-text.ts';
import { root } from './files.ts';

/** Returns the sample tenants as JSON files, because the sandbox parses JSON faster than YAML. */
export async function preparedWorlds(): Promise<[string, string][]> {
  const folder = `${root}fixtures/worlds`;
  const names = (await readdir(folder)).filter((file) => file.endsWith('.yaml')).sort();
  return Promise.all(
    names.map(async (file): Promise<[string, string]> => {
      const path = `${folder}/${file}`;
      readTenantData(file, path);
      const { seed } = readSeed(await readFile(path, 'utf8'), path);
      return [`${root}dist/worlds/${file.replace(/yaml$/, 'json')}`, `${JSON.stringify(seed)}\n`];
    }),
  );
}
