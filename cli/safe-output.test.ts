import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSafe, safeOutput } from './safe-output.ts';

const hostile = '\u001b]0;title\u0007\u001b[31m\u009b2J\u007f\u202e';
const raw = /(?![\n\t])[\p{Cc}\p{Bidi_Control}]/u;

const folder = mkdtempSync(join(tmpdir(), 'output-'));
const server = createServer((request, response) => {
  const isToken = request.method === 'POST' && /auth|token/.test(request.url ?? '');
  const body = isToken
    ? { token: 'aaaaaaaa.bbbbbbbb.cccccccc', accessToken: 'aaaaaaaa', apiToken: 'aaaaaaaa' }
    : { id: hostile, errors: [{ code: hostile, message: hostile }] };
  request.resume();
  response.writeHead(isToken ? 200 : 418, { 'content-type': 'application/json', 'x-note': '\u009b2J' });
  response.end(JSON.stringify(body).replaceAll('\\u001b', '\u001b'));
});

let target = '';
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  target = written(
    'target.yaml',
    `target: 1\nname: ${JSON.stringify(`Ours ${hostile}`)}\nbaseUrl: http://127.0.0.1:${port}\ncredentials: { admin: a-key }\n`,
  );
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

function written(name: string, content: string): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

async function outputOf(...words: string[]): Promise<{ output: string; exitCode: unknown }> {
  const command = spawn(process.execPath, ['bin/cps.js', ...words], { stdio: ['ignore', 'pipe', 'pipe'] });
  const [out, error, [exitCode]] = await Promise.all([
    text(command.stdout),
    text(command.stderr),
    once(command, 'exit'),
  ]);
  return { output: out + error, exitCode };
}

test.each([
  [hostile, false, '\\u001b]0;title\\u0007\\u001b[31m\\u009b2J\\u007f\\u202e'],
  ['\u001b[31mred\u001b[39m\n\tline\r\n', false, '\\u001b[31mred\\u001b[39m\n\tline\n'],
  ['\r\u001b[K  380 of 690 \u001b[1mcases\u001b[22m', true, '\r\u001b[K  380 of 690 \u001b[1mcases\u001b[22m'],
  ['\u001b[2J\u001b]0;title\u0007\r', true, '\\u001b[2J\\u001b]0;title\\u0007\\u000d'],
])('%j is written safely (terminal: %s)', (given, isTerminal, wanted) => {
  expect(safeOutput(given, isTerminal)).toBe(wanted);
});

test('a stream gets safe texts, unchanged bytes and all callbacks', async () => {
  const chunks: string[] = [];
  const output = new Writable({
    decodeStrings: false,
    write: (chunk, _encoding, done) => {
      chunks.push(String(chunk));
      done();
    },
  });
  makeSafe(output);
  await new Promise((resolve) => output.write('a\u0007', resolve));
  await new Promise((resolve) => output.write('b\u0007', 'utf8', resolve));
  output.write(Buffer.from('c\u0007'));
  expect(chunks).toEqual(['a\\u0007', 'b\\u0007', 'c\u0007']);
});

test('no command passes control characters of a server or a file to the output', async () => {
  const report = ['--report', folder];
  const certified = await outputOf('certify', '--target', target, ...report, '--only', 'department-rename');
  expect(certified.output).toContain('Ours \\u001b]0;title');
  const record = join(folder, 'report.json');
  const wrong = written('wrong.yaml', `"${hostile.replaceAll('\u001b', '\\e').replaceAll('\u0007', '\\a')}": 1\n`);
  const outputs = await Promise.all([
    outputOf('certify', '--target', target, '--json', ...report, '--only', 'department-rename'),
    outputOf('explore', '--target', target, '--steps', '1', ...report),
    outputOf('target', 'check', target),
    outputOf('target', 'check', wrong),
    outputOf('replay', record, '--case', 'department-rename', '--target', target),
    outputOf('merge', record, ...report),
    outputOf('verify', record, '--key', hostile),
    outputOf(hostile),
  ]);
  for (const { output } of [certified, ...outputs]) {
    expect(output).not.toBe('');
    expect(output).not.toMatch(raw);
  }
}, 300_000);

test('an error about a target file shows no secret in any output, and the exit code is 2', async () => {
  const file = written(
    'secret.yaml',
    'target: 1\nname: T\nbaseUrl: http://127.0.0.1:9\ncredentials: ["\\x24{PATH}"]\n',
  );
  const { output, exitCode } = await outputOf('certify', '--target', file, '--report', join(folder, 'none'));
  expect(output).toBe(`cps: ${file}:4: credentials must be object, got a list\n`);
  expect(exitCode).toBe(2);
});
