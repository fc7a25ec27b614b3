import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { runHere } from './testing/run-here.ts';

const cps = fileURLToPath(new URL('../bin/cps.js', import.meta.url));
const small = ['--users', '30', '--departments', '12', '--documents', '9', '--seed', '7', '--story', 'merger'];

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cps-world-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const digestOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

async function tenantOf(tenant: string, ...parameters: string[]) {
  const child = spawn(process.execPath, [cps, 'sandbox', '--port', '0', '--json', ...parameters], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  const { url, tenants } = JSON.parse(String(line));
  const answer = await fetch(`${url}/_sandbox/tenants/${tenant}`);
  const { counts } = JSON.parse(await answer.text());
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
  return { counts, apiKeys: tenants.find(({ name }: { name: string }) => name === tenant)?.apiKeys };
}

test('two runs write the same bytes, and a sandbox serves the archive', async () => {
  const folder = newFolder();
  const [one, other] = [join(folder, 'one.ndjson'), join(folder, 'other.ndjson')];
  expect(await runHere('world', 'make', ...small, '-o', one)).toMatchObject({ status: 0, stderr: '' });
  const again = await runHere('world', 'make', ...small, '-o', other);
  expect(again.stdout).toContain(`${other}: 95 users`);
  expect((await runHere('world', 'make', ...small, '-o', other)).stdout).toContain(`${other} (replaced): 95 users`);
  expect(digestOf(one)).toBe(digestOf(other));
  const { counts, apiKeys } = await tenantOf('world', '--world', one);
  expect(counts).toMatchObject({ users: 95, departments: 18, documents: 9 });
  expect(apiKeys).toContain('world-admin-key');
});

test('a store keeps the tenant of an archive, and the same start does not replace it', async () => {
  const folder = newFolder();
  const archive = join(folder, 'mine.ndjson');
  const store = ['--store', `sqlite:${join(folder, 'sandbox.db')}`];
  await runHere('world', 'make', ...small, '--tenant', 'mine', '-o', archive);
  const first = await tenantOf('mine', ...store, '--world', archive);
  await runHere('world', 'make', '--users', '5', '--tenant', 'mine', '-o', archive);
  expect((await tenantOf('mine', ...store, '--world', archive)).counts).toEqual(first.counts);
  expect(await runHere('store', 'check', ...store)).toMatchObject({ status: 0 });
});

test('a sandbox serves a seed file, whose name is the name of the tenant', async () => {
  const file = join(newFolder(), 'small.yaml');
  const { stdout } = await runHere('world', 'make', ...small, '-o', file);
  expect(stdout).toContain('95 users, 18 departments, no documents');
  expect((await tenantOf('small', '--world', file)).counts).toMatchObject({ users: 95, departments: 18, documents: 0 });
});

test('a sandbox generates a tenant at its start', async () => {
  const { counts } = await tenantOf('world', '--world', 'users=12,departments=3,documents=4');
  expect(counts).toMatchObject({ users: 15, departments: 3, documents: 4, jobs: 0 });
});

test.each([
  [['world', 'make', '-o', 'x.txt'], 'must be a file that ends in .ndjson or .yaml, got x.txt'],
  [['world', 'make', '-o', 'x.yaml', '--users', '100001'], 'a whole number from 0 to 100000'],
  [['world', 'make', '-o', 'x.yaml', '--story', 'comedy'], 'Allowed choices are merger, reorganisation'],
  [['world', 'make', '-o', 'x.yaml', '--tenant', 'A B'], 'lower-case letters and digits'],
  [['sandbox', '--port', '0', '--world', 'no-such-file.ndjson'], 'no-such-file.ndjson: the file does not exist'],
  [
    ['world', 'make', ...small, '-o', '/no-such-folder/x.ndjson'],
    'x.ndjson cannot be written: its folder does not exist',
  ],
  [['sandbox', '--port', '0', '--world', ''], '"": it is not the name of a data file; expected FILE.ndjson, FILE.yaml'],
  [['sandbox', '--port', '0', '--world', 'users = 10'], 'users = 10: it is not the name of a data file; expected FILE'],
  [
    ['sandbox', '--port', '0', '--world', tmpdir()],
    'it is a folder; expected FILE.ndjson, FILE.yaml, or a list such as',
  ],
  [['sandbox', '--port', '0', '--world', 'users=-1'], 'users must be a whole number from 0 to 100000, got "-1"'],
])('cps %j is wrong usage', async (parameters, message) => {
  const { status, stderr } = await runHere(...parameters);
  expect(status).toBe(2);
  expect(stderr).toContain(message);
});
