import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const program = `
  import { createSandboxServer } from ${JSON.stringify(new URL('start.ts', import.meta.url))};
  createSandboxServer();
  console.log(process.moduleLoadList.join(' '));
`;

test("a start does not load Node's WebSocket client, which takes 13 MB", async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
  expect(stdout).toContain('NativeModule http');
  expect(stdout).not.toContain('undici');
});
