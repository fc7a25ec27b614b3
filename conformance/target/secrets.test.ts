import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { parse, stringify } from 'yaml';
import { isObject } from '../json.ts';
import { readTarget, targetOfModule } from './read-target.ts';
import { TargetError } from './target-error.ts';

const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
const file = join(folder, 'target.yaml');
writeFileSync(join(folder, 'users.csv'), 'Email');
afterAll(() => rmSync(folder, { recursive: true }));

const environment = { ONE: 'sEcReT-oNe-4711', TWO: 'sEcReT{tWo}4712', THREE: 'sEcReT-tHrEe!"4713' };

const text = readFileSync(new URL('testing/secrets.yaml', import.meta.url), 'utf8');

function variablesReplaced(): unknown {
  const json = Object.entries(environment).reduce(
    (whole, [name, value]) => whole.replaceAll(`\${${name}}`, JSON.stringify(value).slice(1, -1)),
    JSON.stringify(parse(text)),
  );
  return JSON.parse(json);
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
  const written = variants(parse(text));
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
  const targets = variants(variablesReplaced()).filter(isObject);
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
