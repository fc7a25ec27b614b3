import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const script = fileURLToPath(new URL('./contract-count.ts', import.meta.url));
const run = (...args: string[]) => promisify(execFile)(process.execPath, [script, ...args]);

it('counts as many operations as there are files of operations', async () => {
  const { stdout } = await run('--json');
  const counts: unknown = JSON.parse(stdout);
  const files = (name: string) => readdirSync(new URL(`../openapi/${name}/paths/`, import.meta.url)).length;
  expect(counts).toMatchObject({
    admin: { operations: { all: files('admin') } },
    documents: { operations: { all: files('documents') } },
  });
});

it('refuses an option that it does not know', async () => {
  await expect(run('--yaml')).rejects.toMatchObject({
    code: 2,
    stderr: 'contract-count: "--yaml" is unknown: the only option is --json\n',
  });
});
