import { readdir, readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { constantModule, generated, root } from './files.ts';

interface ErrorCode {
  when: string;
  [member: string]: unknown;
}

export async function errorTable(): Promise<[string, string][]> {
  const folder = `${root}openapi/errors`;
  const table: Record<string, ErrorCode & { register: string }> = {};
  for (const file of (await readdir(folder)).sort()) {
    const codes: Record<string, ErrorCode> = parse(await readFile(`${folder}/${file}`, 'utf8')) ?? {};
    for (const [code, entry] of Object.entries(codes)) {
      if (code in table) throw new Error(`openapi/errors/${file}: ${code} is registered twice`);
      table[code] = { ...entry, register: file.replace('.yaml', '') };
    }
  }
  const causes = Object.entries(table)
    .filter(([, { register }]) => register !== 'sandbox')
    .map(([code, { when, register, state }]) => [code, { when, register, ...(state === true && { state }) }]);
  return [
    [`${generated}/errors.ts`, constantModule('errors', table, 'The register of error codes.')],
    [
      `${root}conformance/published/generated/error-codes.ts`,
      constantModule('errorCodes', Object.fromEntries(causes), 'The cause of each error code, and its register.'),
    ],
  ];
}
