import { readdir, readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { constantModule, generated, root } from './files.ts';

/** Generates one table of the error codes in `openapi/errors/`. */
export async function errorTable(): Promise<[string, string][]> {
  const folder = `${root}openapi/errors`;
  const table: Record<string, unknown> = {};
  for (const file of (await readdir(folder)).sort()) {
    const codes: Record<string, object> = parse(await readFile(`${folder}/${file}`, 'utf8')) ?? {};
    for (const [code, entry] of Object.entries(codes)) {
      if (code in table) throw new Error(`openapi/errors/${file}: ${code} is registered twice`);
      table[code] = { ...entry, register: file.replace('.yaml', '') };
    }
  }
  return [[`${generated}/errors.ts`, constantModule('errors', table, 'The register of error codes.')]];
}
