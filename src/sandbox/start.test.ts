import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const program = `
  import { registerHooks } from 'node:module';
  const loaded = [];
  const load = (url, context, next) => {
    loaded.push(url);
    return next(url, context);
  };
  registerHooks({ load });
  const { createSandboxServer } = await import(${JSON.stringify(new URL('start.ts', import.meta.url))});
  createSandboxServer();
  console.log([...loaded, ...process.moduleLoadList].join(' '));
`;

async function loadedModules(): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
  return stdout;
}

test("a start does not load Node's WebSocket client, which takes 13 MB", async () => {
  const modules = await loadedModules();
  expect(modules).toContain('NativeModule http');
  expect(modules).not.toContain('undici');
});

test('a start does not load the parts that only few requests need', async () => {
  const modules = await loadedModules();
  expect(modules).toContain('/src/control/tenants/createTenant.ts');
  for (const part of ['/src/generator/generate.ts', '/contract-samples/', '/ajv/dist/core.js', '/@stoplight/'])
    expect(modules).not.toContain(part);
});
