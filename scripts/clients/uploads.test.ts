import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { createSandboxServer } from '../../src/sandbox/start.ts';
import { missingFor } from './testing/clients.ts';

interface Program {
  name?: string;
  needs: string;
  run: string;
  files: Readonly<Record<string, string>>;
}

const programs: Readonly<Record<string, Program>> = parse(
  await readFile(join(import.meta.dirname, 'uploads.yaml'), 'utf8'),
);
const shell = promisify(execFile);
const json = async (response: Promise<Response>): Promise<ReturnType<typeof JSON.parse>> => (await response).json();

test.for(Object.entries(programs))(
  'a file that %s uploads keeps its name and its bytes',
  async ([, each], { skip }) => {
    const missing = await missingFor(each);
    if (missing) skip(missing);
    const { name = 'Größe "1".txt', run, files } = each;
    const sent = 'Limitation of liability: EUR 10,000.\r\n';
    const folder = await mkdtemp(join(tmpdir(), 'cps-upload-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    for (const [file, text] of Object.entries({ ...files, [name]: sent })) await writeFile(join(folder, file), text);
    const app = createSandboxServer();
    onTestFinished(() => app.close());
    const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/documents`;
    const key = { 'x-api-key': 'aurora-admin-key' };
    const { token } = await json(fetch(new URL('/auth/token', url), { method: 'POST', headers: key }));
    const env = { ...process.env, URL: url, TOKEN: token, FILE: name };
    const { documentId } = JSON.parse((await shell('sh', ['-c', run], { cwd: folder, env })).stdout);
    const read = (path: string) =>
      fetch(`${url}/${documentId}${path}`, { headers: { authorization: `Bearer ${token}` } });
    expect((await json(read(''))).name).toBe(name);
    expect(await (await read('/content')).text()).toBe(sent);
  },
);
