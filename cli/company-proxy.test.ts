import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { certificate, companyNetwork } from './testing/company-network.ts';

const command = fileURLToPath(new URL('../bin/cps.js', import.meta.url));

function workplace(baseUrl: string) {
  const cwd = mkdtempSync(join(tmpdir(), 'company-'));
  onTestFinished(() => rmSync(cwd, { recursive: true }));
  const lines = ['target: 1', 'name: T', `baseUrl: ${baseUrl}`, 'environment: test', 'credentials:'];
  writeFileSync(join(cwd, 'corp.yaml'), [...lines, '  admin: aurora-admin-key', ''].join('\n'));
  const run = async (env: Record<string, string>, program: string, ...words: string[]) => {
    const { HTTP_PROXY, HTTPS_PROXY, NO_PROXY, ...others } = process.env;
    const child = spawn(process.execPath, [program, ...words], { cwd, env: { ...others, ...env } });
    onTestFinished(() => void child.kill('SIGKILL'));
    const [printed, failed, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
    return { code, output: printed + failed };
  };
  return { cwd, run };
}

const basic = `Basic ${Buffer.from('me:secret').toString('base64')}`;

test('the target behind a proxy is checked, certified, explored and replayed, and the proxy is named', async () => {
  const { address, seen } = await companyNetwork();
  const { cwd, run } = workplace('http://contracts.example.invalid');
  const env = { HTTP_PROXY: `http://me:secret@${address}` };
  const named = `Requests go through the proxy http://${address}.`;
  const countSeen = () => seen.splice(0).length;
  const checked = await run(env, command, 'target', 'check', 'corp.yaml');
  expect(checked.output).toContain(`note    ${named}`);
  expect([checked.code, seen[0]]).toEqual([0, `POST http://contracts.example.invalid/v2/admin/auth/token ${basic}`]);
  countSeen();
  const certified = await run(env, command, 'certify', '--target', 'corp.yaml', '--only', 'department-rename');
  expect(certified.output).toContain(`  ${named}`);
  const [{ id, outcome }] = JSON.parse(readFileSync(join(cwd, 'report/report.json'), 'utf8')).cases;
  expect([outcome, countSeen() > 2]).toEqual(['passed', true]);
  const explored = await run(
    env,
    command,
    'explore',
    '--target',
    'corp.yaml',
    '--steps',
    '3',
    '--seed',
    '1',
    '--report',
    'other',
  );
  expect([explored.code, explored.output.includes(named), countSeen() > 2]).toEqual([0, true, true]);
  const replayed = await run(env, command, 'replay', 'report/report.json', '--case', id);
  expect([replayed.code, countSeen() > 2]).toEqual([0, true]);
  expect(JSON.stringify([checked, certified, explored, replayed])).not.toContain('secret');
});

test('NO_PROXY excepts a host, and the message about a host that nobody knows names the proxy that was asked', async () => {
  const { address, seen, url } = await companyNetwork();
  const direct = workplace(url);
  const excepted = await direct.run(
    { http_proxy: `http://${address}`, no_proxy: '127.0.0.1' },
    command,
    'target',
    'check',
    'corp.yaml',
  );
  expect([excepted.code, seen, excepted.output.includes('proxy')]).toEqual([0, [], false]);
  const lost = await workplace('http://contracts.example.invalid').run(
    { HTTP_PROXY: 'http://127.0.0.1:1' },
    command,
    ...['target', 'check', 'corp.yaml'],
  );
  expect([lost.code, lost.output]).toEqual([3, expect.stringContaining('through the proxy http://127.0.0.1:1: ')]);
});

test.each([
  ['--ca', {}, ['--ca', certificate]],
  ['NODE_EXTRA_CA_CERTS', { NODE_EXTRA_CA_CERTS: certificate }, []],
])('a certificate of the company that %s names is trusted, also through a proxy', async (_what, trusted, words) => {
  const { address, seen } = await companyNetwork();
  const { run } = workplace('https://contracts.example.invalid');
  const env = { https_proxy: `http://me:secret@${address}` };
  const refused = await run(env, command, 'target', 'check', 'corp.yaml');
  expect([refused.code, refused.output]).toEqual([
    3,
    expect.stringContaining('--ca or NODE_EXTRA_CA_CERTS may name its root'),
  ]);
  seen.length = 0;
  const checked = await run({ ...env, ...trusted }, command, 'target', 'check', 'corp.yaml', ...words);
  expect([checked.code, seen[0]]).toEqual([0, `CONNECT contracts.example.invalid:443 ${basic}`]);
});

test('a file without a certificate is refused', async () => {
  const { run } = workplace('https://contracts.example.invalid');
  const { code, output } = await run({}, command, 'target', 'check', 'corp.yaml', '--ca', 'corp.yaml');
  expect([code, output]).toEqual([2, expect.stringContaining('does not begin with a certificate in PEM')]);
});

test('cps proxy reaches its upstream through the proxy of the company', async () => {
  const { address, seen } = await companyNetwork();
  const { cwd } = workplace('http://contracts.example.invalid');
  const env = { ...process.env, HTTP_PROXY: `http://me:secret@${address}` };
  const words = ['proxy', '--port', '0', '--upstream', 'http://contracts.example.invalid/', '--requests', '1'];
  const child = spawn(process.execPath, [command, ...words], { cwd, env });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [first] = await once(child.stdout, 'data');
  expect(String(first)).toContain(`(through the proxy http://${address})`);
  const url = /http:\/\/127\.0\.0\.1:\d+/.exec(String(first))?.[0];
  expect((await fetch(`${url}/documents`)).status).toBe(401);
  expect([(await once(child, 'exit'))[0], seen[0]?.split(' ')[1]]).toEqual([
    0,
    'http://contracts.example.invalid/documents',
  ]);
});
