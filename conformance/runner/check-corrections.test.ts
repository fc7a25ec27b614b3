import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startFlat } from '../selftest/fake/flat/server.ts';
import { type Answer, type Asked, listen } from '../selftest/fake/service/start.ts';
import { checkTarget } from './check-target.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'corrections-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('corrections', () => {
  const recorded = [
    {
      ...({
        operation: 'createDepartment',
        method: 'POST',
        url: 'http://x.example/v2/admin/units',
        status: 201,
      } as const),
      ...{ requestHeaders: {}, requestBody: null, responseHeaders: {}, milliseconds: 1, curl: '', failure: null },
      responseBody: JSON.stringify({ uuid: 'u1', title: 'Legal' }),
    },
  ];

  async function wrongFile(name: string): Promise<[file: string, text: string, own: string]> {
    const flat = await startFlat();
    onTestFinished(() => flat.close());
    const text = readFileSync('fixtures/targets/foreign-flat.yaml', 'utf8');
    const own = text.replaceAll(/\$\{FOREIGN_URL:-[^}]*\}/g, flat.url);
    const wrong = own
      .replace('email: mail, deleted: gone,', 'email: e_mail, deleted: gone,')
      .replace('id: uuid, name: title,', 'id: id, name: title,');
    const file = join(folder, name);
    for (const each of ['foreign-people.csv', 'foreign-faulty-people.csv']) writeFileSync(join(folder, each), 'email');
    writeFileSync(file, wrong);
    return [file, wrong, own];
  }

  test('are shown, and the file stays as it is', async () => {
    const [file, text] = await wrongFile('shown.yaml');
    const { lines } = await checkTarget(file);
    expect(lines.filter((line) => line.startsWith('fix'))).toEqual([
      'fix     listUsers.answer.items.each.email: mail',
      'fix     listDepartments.answer.items.each.id: uuid',
    ]);
    expect(lines.at(-1)).toBe('note    --fix writes these corrections to the file');
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  test('are written with all other lines as they are, also what a recorded response to a change shows', async () => {
    const [file, text, own] = await wrongFile('written.yaml');
    const { lines, sound } = await checkTarget(file, { fix: true, recorded });
    expect(lines.filter((line) => line.startsWith('fix'))).toEqual([
      'fixed   listUsers.answer.items.each.email: mail',
      'fixed   listDepartments.answer.items.each.id: uuid',
      'fixed   createDepartment.answer.id: uuid',
    ]);
    expect(sound).toBe(true);
    const written = readFileSync(file, 'utf8');
    expect(written.split('\n').length).toBe(text.split('\n').length);
    expect(
      written.replace(
        /items: \{ in: results, each: \{ id: uuid, name: title.*/,
        'items: { in: results, each: *department } }',
      ),
    ).toBe(own);
  });

  test('are found for the place of the token', async () => {
    const [file, text] = await wrongFile('token.yaml');
    writeFileSync(file, text.replaceAll('{ token: access_token }', '{ token: jwt }'));
    const { lines, usable } = await checkTarget(file, { fix: true });
    expect(lines[0]).toBe('fixed   createAdminToken.answer.token: access_token');
    expect(usable).toBe(true);
  });

  test.each<[string, (request: Asked) => Answer]>([
    ['refuses the key', () => ({ status: 401, body: { error: 'no' } })],
    [
      'answers with names that control a terminal',
      () => ({ status: 200, body: { token: 't', '\u001b[2J\u202e': [{ id: 1, name: 'x' }] } }),
    ],
    [
      'answers with names of environment variables',
      () => ({ status: 200, body: { token: 't', '${HOME}': [{ id: 1, name: 'x' }] } }),
    ],
    [
      'answers with deep lists',
      () => ({ status: 200, body: { token: 't', deep: JSON.parse(`${'['.repeat(2000)}${']'.repeat(2000)}`) } }),
    ],
    ['redirects again and again', ({ path }) => ({ status: 302, headers: { location: `${path}x` } })],
  ])('are not written if the server %s', async (_what, answer) => {
    const hostile = await listen(answer, () => ({ status: 400 }), 0);
    onTestFinished(() => hostile.close());
    const [file, text] = await wrongFile('hostile.yaml');
    const other = text.replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, hostile.url).replaceAll('access_token', 'token');
    writeFileSync(file, other);
    const { lines, sound } = await checkTarget(file, { fix: true });
    expect(sound).toBe(false);
    expect(lines).toContainEqual(expect.stringMatching(/^wrong/));
    expect(readFileSync(file, 'utf8')).toBe(other);
  });
});
