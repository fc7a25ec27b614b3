import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const program = `
  import { setImmediate as turn } from 'node:timers/promises';
  import { createSandboxServer } from ${JSON.stringify(new URL('../sandbox/start.ts', import.meta.url))};
  createSandboxServer();
  const callSome = async () => {
    for (let call = 0; call < 20; call++) process.nextTick(() => undefined);
    await turn();
  };
  await callSome();
  gc();
  await callSome();
  console.log(JSON.stringify(%GetFeedback(process.nextTick)));
`;

test('process.nextTick stays fast after a garbage collection that finds its queue empty', async () => {
  const flags = ['--expose-gc', '--allow-natives-syntax', '--input-type=module', '--eval', program];
  const { stdout } = await promisify(execFile)(process.execPath, flags);
  expect(stdout).toContain('MONOMORPHIC');
  expect(stdout).not.toContain('MEGAMORPHIC');
});
