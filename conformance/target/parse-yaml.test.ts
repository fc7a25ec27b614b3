import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readTarget, targetOfModule } from './read-target.ts';

const folder = mkdtempSync(join(tmpdir(), 'yaml-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = join(folder, 'target.yaml');
const least = 'target: 1\nname: Ours\nbaseUrl: http://here\ncredentials: { admin: key }\n';

function read(text: string | Buffer) {
  writeFileSync(file, text);
  return readTarget(file, {});
}

test('merge keys and values for aliases are read', () => {
  const common = 'x-keys: &keys { admin: one, user: two }\nx-more: &more { superAdmin: three }\n';
  const target = `${common}target: 1\nname: Ours\nbaseUrl: http://here\ncredentials:\n  <<: [*keys, *more]\n  user: own\n`;
  expect(read(target).credentials).toEqual({ admin: 'one', user: 'own', superAdmin: 'three' });
});

test('an error in a merged value has a line', () => {
  const text = `x-all: &all { pace: { concurrency: 0 } }\n${least}<<: *all\n`;
  expect(() => read(text)).toThrow(/target\.yaml:\d+: pace\.concurrency must be >= 1, got 0/);
});

test('a wrong expression that aliases repeat is one error, at the expression', () => {
  const [one, more] = ['x-job: &job { jobId: "id[" }', 'x-update: &update { body: { x: "{nme}" }, answer: *job }'];
  const uses =
    'operations:\n  createDepartment: *update\n  updateDepartment: *update\n  deleteDepartment:\n    answer: *job';
  const errorOf = () => read(`${one}\n${more}\n${least}${uses}\n`);
  expect(errorOf).toThrow(
    /^\S+:1:26: operations\.\w+\.answer\.jobId is not a valid JMESPath expression.*\n\S+:2:34: nme in \{nme\}.*\n(.*answer\.jobId means nothing.*\n?)*$/,
  );
});

/** Each level repeats the level below ten times, so that five short lines stand for more than 100,000 values. */
const levels = ['a', 'b', 'c', 'd', 'e'].map((name, at, all) => {
  const item = at === 0 ? '1' : `*${all[at - 1]}`;
  return `x-${name}: &${name} [${Array.from({ length: 10 }, () => item).join(', ')}]`;
});

test.each([
  ['repeats a value that contains the alias', 'operations: &all { listUsers: *all }', /:5: the alias is inside/],
  ['has an alias without an anchor', 'pace: *none', /:5: the alias has no anchor before it/],
  ['has too many values', levels.join('\n'), /:9: the file has more than 100000 values/],
  ['is nested too deeply', `x-deep: ${'['.repeat(101)}${']'.repeat(101)}`, /:5: the values are nested more than 100/],
  ['is nested very deeply', `x-deep: ${'['.repeat(2000)}${']'.repeat(2000)}`, /: the values are nested more than 100/],
  ['has a key twice', 'pace: { settle: 1, settle: 2 }', /:5: the key "settle" is there twice/],
  ['merges a list of texts', 'pace: { <<: [a] }', /:5: the value of << must be a map, an alias of a map or a list/],
  ['merges nothing', 'pace:\n  <<:', /:6: the value of << must be a map/],
  ['merges an alias of a list', 'x-list: &list [1]\npace: { <<: *list }', /:6: the value of << must be a map/],
  ['is too long', `# ${'x'.repeat(2 ** 18)}`, /: a target file has at most 256 KiB/],
])('a file that %s is refused', (_title, text, wanted) => {
  expect(() => read(`${least}${text}\n`)).toThrow(wanted);
});

test.each(['*my-secret', '|my-secret', '>my-secret', '!my-secret x', '!my-secret!tag x', '"my-secret', '[my-secret'])(
  'the value %s of a credential is refused with its line and without its text',
  (value) => {
    const text = `target: 1\nname: Ours\nbaseUrl: http://here\ncredentials:\n  admin: ${value}\n`;
    expect(() => read(text)).toThrow(/target\.yaml:[56]: /);
    expect(() => read(text)).not.toThrow(/my-secret/);
  },
);

test('a file of many wrong keys has a short error', () => {
  const keys = Array.from({ length: 3000 }, (_, at) => `wrong${at}: 1`).join('\n');
  expect(() => read(`${least}${keys}`)).toThrow(/and 150 more errors$/);
});

test('a file that is not UTF-8 is refused without its content', () => {
  const wide = Buffer.from(`\uFEFF${least}`, 'utf16le');
  expect(() => read(wide)).toThrow(/target\.yaml: the file is not UTF-8 \(it has zero bytes\); save it as UTF-8$/);
  const latin = Buffer.from(`${least}x-note: M\u00FCller\n`, 'latin1');
  expect(() => read(latin)).toThrow(/target\.yaml:5: the line is not valid UTF-8; save the file as UTF-8$/);
  expect(read(Buffer.from(`\uFEFF${least}`)).name).toBe('Ours');
});

test('a module whose value contains itself is refused', () => {
  const target: Record<string, unknown> = { target: 1 };
  target['operations'] = { listUsers: { body: target } };
  expect(() => targetOfModule(target, 'ours.ts')).toThrow(
    /ours\.ts: operations\.listUsers\.body: the values are nested/,
  );
});

test.each(['${KEY', 'abc${S3CR3T-LITERAL}', '${KEY} and ${TWO', '${A:-${KEY}}'])(
  'the credential %s names no variable',
  (value) => {
    const text = `target: 1\nname: Ours\nbaseUrl: http://here\ncredentials:\n  admin: '${value}'\n`;
    writeFileSync(file, text);
    const wanted = 'target.yaml:5: credentials.admin must contain environment variables in the form ${NAME}';
    expect(() => readTarget(file, { KEY: 'hidden-value' })).toThrow(wanted);
  },
);
