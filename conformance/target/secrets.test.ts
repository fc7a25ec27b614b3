import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { stringify } from 'yaml';
import { isObject } from '../json.ts';
import { readTarget, targetOfModule } from './read-target.ts';
import { TargetError } from './target-error.ts';

const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
const file = join(folder, 'target.yaml');
writeFileSync(join(folder, 'users.csv'), 'Email');
afterAll(() => rmSync(folder, { recursive: true }));

const secrets = ['sEcReT-oNe-4711', 'sEcReT{tWo}4712', 'sEcReT-tHrEe!"4713'];
const environment = { ONE: secrets[0], TWO: secrets[1], THREE: secrets[2] };

function targetWith([one = '', two = '', three = '']: readonly string[]) {
  return {
    target: 1,
    name: 'Ours',
    environment: 'test',
    baseUrl: { admin: 'http://127.0.0.1:1', documents: 'http://127.0.0.1:1' },
    credentials: { admin: { client: one, secret: two }, user: three },
    tenants: {
      other: { admin: one },
      hrManaged: {
        admin: two,
        directory: { url: '/people', headers: { 'X-Key': one }, person: 'people[0]', role: 'role', own: ['at'] },
      },
    },
    authentication: { header: 'X-Auth', value: `${one} {token}` },
    headers: { 'X-Gateway-Key': one },
    claims: { verdicts: ['stated'], classes: ['documents'] },
    pace: { concurrency: 1 },
    existing: { users: [{ id: '1', email: one }], usersFile: 'users.csv', roles: [two] },
    operations: {
      createAdminToken: {
        method: 'POST',
        path: '/token',
        headers: { 'X-Key': three, Authorization: `Basic {base64(join('${one}', [client, secret]))}` },
        query: { key: one },
        body: { secret: one, more: [three] },
        answer: { token: { value: 'token', match: `^(.*)${one}` } },
      },
      listUsers: {
        before: { path: '/v', headers: { 'X-Key': one }, answer: { version: { header: 'etag' } } },
        inputs: { department: { a: one } },
        answer: { items: { in: 'rows', each: { id: 'id' } } },
        next: { token: `next || '${one}'`, parameter: 'after' },
      },
      exportUsers: false,
    },
    observe: { userRoles: { method: 'GET', path: '/roles', headers: { 'X-Key': one } } },
    errors: { code: { header: 'x-code', match: `(.*)${one}` }, spelling: { A: one } },
    deviations: [{ requirement: 'x', reason: one, until: '2030-01-31' }],
  };
}

const others = ['a text', '{a ||}', '{nosuch(a)}', '[', 5, null, [], {}, true];

function variants(value: unknown): unknown[] {
  const own = [...others, [value], { more: value }, `{${String(value)} ||}`, `(${String(value)}`];
  if (typeof value !== 'object' || value === null) return own;
  const within = Object.entries(value).flatMap(([name, inner]) =>
    variants(inner).map((other) => withMember(value, name, other)),
  );
  return [...own, ...within];
}

function withMember(value: object, name: string, inner: unknown): unknown {
  if (Array.isArray(value)) return value.map((each: unknown, at) => (`${at}` === name ? inner : each));
  return { ...value, [name]: inner };
}

function refusals(targets: unknown[], read: (target: unknown) => unknown): string[] {
  return targets.flatMap((target) => {
    try {
      read(target);
      return [];
    } catch (error) {
      expect(error).toBeInstanceOf(TargetError);
      expect(error).toHaveProperty('exitCode', 2);
      return [error instanceof Error ? error.message : ''];
    }
  });
}

function expectNoSecrets(messages: string[]): void {
  expect(messages.length).toBeGreaterThan(800);
  expect(messages.filter((text) => /sEcReT|tWo|471\d/.test(text))).toEqual([]);
}

test('no error about a YAML file contains the value of an environment variable', () => {
  const written = variants(targetWith(['${ONE}', '${TWO}', '${THREE}']));
  const messages = refusals(written, (target) => {
    writeFileSync(file, stringify(target));
    return readTarget(file, environment);
  });
  expectNoSecrets(messages);
  const credentials = messages.filter((text) => text.includes(': credentials'));
  expect(credentials.length).toBeGreaterThan(30);
  for (const text of credentials) expect(text).toMatch(/target\.yaml:\d+/);
});

test('no error about a module contains a secret', () => {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const targets = variants(targetWith(secrets)).filter(isObject);
  const messages = refusals(targets, (target) => targetOfModule(target, file));
  vi.unstubAllEnvs();
  expectNoSecrets(messages);
});

test.each([
  [
    'an expression',
    'operations: { createDepartment: { body: "{a ||} ${ONE}" } }',
    'createDepartment.body is not a valid',
  ],
  ['a credential of a wrong type', 'headers: [{ X-Key: "${ONE}" }]', 'headers must be object, got a list'],
  ['a literal header', 'headers: { X-Key: 5 }', 'headers.X-Key must be string in quotes, got a number'],
  ['a variable', 'binding: ${ONE}', 'binding must be "published" or "own", got "${ONE}"'],
  ['a file', 'existing: { usersFile: "${ONE}" }', 'the file does not exist'],
])('the error about %s names the line and shows the text of the file', (_title, line, wanted) => {
  const least = 'target: 1\nname: Ours\nbaseUrl: http://here\ncredentials: { admin: key }\n';
  writeFileSync(file, `${least}${line}`);
  expect(() => readTarget(file, environment)).toThrow(wanted);
  expect(() => readTarget(file, environment)).toThrow(/target\.yaml:5(:\d+)?: /);
  expect(() => readTarget(file, environment)).not.toThrow(/sEcReT/);
});
