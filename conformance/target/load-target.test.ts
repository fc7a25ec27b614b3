import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadTarget } from './load-target.ts';

const folder = mkdtempSync(join(tmpdir(), 'modules-'));
afterAll(() => rmSync(folder, { recursive: true }));

function written(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

const least = "target: 1, name: 'Ours', baseUrl: 'http://127.0.0.1:1', credentials: { admin: 'key' }";

test('a module supplies its exported target with functions and with files in its folder', async () => {
  const listUsers = "listUsers: { prepare: (request) => request, read: () => ({}), reads: ['roleId'] }";
  const file = written(
    'target.mjs',
    `export default { ${least}, existing: { usersFile: 'users.csv' }, operations: { ${listUsers} } };`,
  );
  written('users.csv', 'Email');
  const target = await loadTarget(file);
  expect(target.operations?.listUsers).toMatchObject({ prepare: expect.any(Function), reads: ['roleId'] });
  expect(target.existing?.usersFile).toBe(join(folder, 'users.csv'));
});

test.each(['target.yaml', 'target.js.yaml', 'target'])('%s is read as YAML', async (name) => {
  const file = written(name, `{ ${least.replaceAll("'", '"')} }`);
  expect(await loadTarget(file)).toMatchObject({ name: 'Ours' });
});

test.each(['plain.js', 'plain.ts', 'plain.mts', 'plain.cjs'])('%s is loaded as a module', async (name) => {
  const start = name.endsWith('cjs') ? 'module.exports =' : 'export default';
  expect(await loadTarget(written(name, `${start} { ${least} };`))).toMatchObject({ name: 'Ours' });
});

test('the errors of a target that the module defines are reported as they are', async () => {
  const define = new URL('read-target.ts', import.meta.url).href;
  const text = `import { defineTarget } from '${define}';\nexport default defineTarget({ ${least}, timeout: 5 });`;
  await expect(loadTarget(written('defined.mjs', text))).rejects.toThrow(/^defineTarget: .*"timeout"/);
});

test.each([
  ['a module without a default export', 'none.mjs', 'export const target = {};', /must export a target as default/],
  ['a module that is no target', 'wrong.mjs', `export default { ${least}, timeout: 5 };`, /wrong\.mjs: .*"timeout"/],
  ['a module that throws', 'thrown.mjs', "throw new Error('no key');", /thrown\.mjs: .*cannot be loaded: no key/],
])('%s is refused with the reason', async (_title, name, text, message) => {
  await expect(loadTarget(written(name, text))).rejects.toThrow(message);
});

test('the error of a module is not shown if it contains the value of an environment variable', async () => {
  const file = written('secret.mjs', 'throw new Error(`wrong key ${process.env.PATH}`);');
  await expect(loadTarget(file)).rejects.toThrow(/its error contains the value of an environment variable$/);
});
