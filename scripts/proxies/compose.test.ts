import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { startPostgres } from '../../src/store/testing/postgres-server.ts';
import { startSandbox } from '../../testing/project/process.ts';
import { root } from '../generate/files.ts';
import { programPath, startProgram } from './testing/start-program.ts';

const { services, configs } = parse(readFileSync(`${root}compose.yaml`, 'utf8'));
const key = 'the-control-key-of-this-test';
const control = { 'x-control-key': key, 'content-type': 'application/json' };

/** The configuration in compose.yaml, with the addresses of the replicas in place of the name of their service. */
function nginxConfig(ports: readonly string[]): string {
  const server = configs.nginx.content
    .replaceAll('$$', '$')
    .replace('server sandbox:4010;', ports.map((port) => `server 127.0.0.1:${port};`).join(' '))
    .replace('listen 80;', 'listen 127.0.0.1:{port};');
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path {folder}/${name};`,
  );
  return `daemon off; pid {folder}/pid; error_log {folder}/errors; events {} http { access_log off; ${folders.join(' ')} ${server} }`;
}

test('two replicas on PostgreSQL behind the proxy of compose.yaml share their tenants', async ({ skip }) => {
  skip(programPath('nginx') === undefined, 'nginx is not on this machine');
  await using postgres = await startPostgres();
  const own = new Map([
    ['0.0.0.0', '127.0.0.1'],
    ['postgres://cps@database/cps', await postgres.database()],
  ]);
  const words = services.sandbox.command.slice(1).map((word: string) => own.get(word) ?? word);
  const launch = { args: words, env: { CPS_CONTROL_KEY: key } };
  await using first = await startSandbox(launch);
  await using second = await startSandbox(launch);
  const config = nginxConfig([first, second].map(({ url }) => new URL(url).port));
  const proxy = await startProgram({ name: 'nginx', command: 'nginx', words: ['-c', '{folder}/config'], config }, 0);
  try {
    const created = await fetch(`${proxy.url}/_sandbox/tenants`, {
      method: 'POST',
      headers: control,
      body: '{"id":"shared","from":"aurora"}',
    });
    expect(created.status).toBe(201);
    const headers = { 'x-api-key': 'shared-admin-key' };
    const issued = await Promise.all(
      Array.from({ length: 8 }, () => fetch(`${proxy.url}/v2/admin/auth/token`, { method: 'POST', headers })),
    );
    expect(issued.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const counts = [first, second].map(async ({ url }) => {
      const journal = await fetch(`${url}/_sandbox/tenants/shared/journal?operation=createAdminToken`, {
        headers: control,
      });
      const { entries }: { entries: unknown[] } = JSON.parse(await journal.text());
      return entries.length;
    });
    const [one = 0, other = 0] = await Promise.all(counts);
    expect([one + other, one > 0, other > 0]).toEqual([8, true, true]);
  } finally {
    await proxy.stop();
  }
});
