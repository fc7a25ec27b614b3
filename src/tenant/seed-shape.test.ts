import { expect, test } from 'vitest';
import {
  apiKeyText,
  email,
  flag,
  id,
  list,
  moment,
  name,
  oneOf,
  orNull,
  record,
  SeedFault,
  type Shape,
  text,
} from './seed-shape.ts';
import { readSeed, seedError } from './seed-text.ts';

const faultsOf = (shape: Shape, value: unknown) =>
  shape(value, ['x']).map(({ path, message }) => [path.join('.'), message]);

test.each<[string, Shape, unknown]>([
  ['a text', text, 'a'],
  ['the longest name', name, '😀'.repeat(255)],
  ['the shortest e-mail address', email, 'a@b'],
  ['a flag', flag, false],
  ['the longest id', id, '123456789012345'],
  ['a time', moment, '2025-01-31T12:00:00.000Z'],
  ['the longest API key', apiKeyText, '~'.repeat(255)],
  ['one of the values', oneOf('a', 'b'), 'b'],
  ['null', orNull(text), null],
  ['an empty list', list(text), []],
  ['an object without its optional property', record({ a: text }, { b: text }), { a: 'x' }],
])('%s is accepted', (_title, shape, value) => {
  expect(faultsOf(shape, value)).toEqual([]);
});

test.each<[string, Shape, unknown, string]>([
  ['an empty text', text, '', 'must be a text, got ""'],
  [
    'a name that is too long',
    name,
    'x'.repeat(256),
    `must be a text of 1 to 255 characters, not only white space, got "${'x'.repeat(56)}...`,
  ],
  ['a blank name', name, ' ', 'must be a text of 1 to 255 characters, not only white space, got " "'],
  ['a short address', email, '😀@', 'must be an e-mail address of at least 3 characters, got "😀@"'],
  ['a flag as a text', flag, 'true', 'must be true or false, got "true"'],
  ['an id with a leading zero', id, '01', 'must be an id in quotes, got "01"'],
  ['an id that is too long', id, '1234567890123456', 'must be an id in quotes, got "1234567890123456"'],
  ['a number as an id', id, 1, 'must be an id in quotes, got 1'],
  [
    'a time without milliseconds',
    moment,
    '2025-01-31T12:00:00Z',
    'must be a time such as "2025-01-31T12:00:00.000Z" in quotes, got "2025-01-31T12:00:00Z"',
  ],
  [
    'a time that does not exist',
    moment,
    '2025-13-31T12:00:00.000Z',
    'must be a time such as "2025-01-31T12:00:00.000Z" in quotes, got "2025-13-31T12:00:00.000Z"',
  ],
  ['another value', oneOf('a', 'b'), 'c', 'must be one of a, b, got "c"'],
  ['nothing', orNull(text), undefined, 'must be a text, got nothing'],
  ['no list', list(text), 'a', 'must be a list, got "a"'],
  ['no object', record({}), ['a'], 'must be a mapping, got ["a"]'],
  ['null as an object', record({}), null, 'must be a mapping, got null'],
  ['a missing property', record({ a: text }), {}, 'needs a'],
  ['an undefined property', record({ a: orNull(flag) }), {}, 'needs a'],
])('%s is refused with the wanted value', (_title, shape, value, message) => {
  expect(faultsOf(shape, value)).toEqual([['x', message]]);
});

test.each(['', 'a b', 'ä', 'x'.repeat(256), 7])('the API key %j is refused without being repeated', (key) => {
  const message = 'must be 1 to 255 visible ASCII characters without blanks';
  expect(faultsOf(apiKeyText, key)).toEqual([['x', message]]);
});

test('a value of 60 characters is shown completely, and a longer one is shortened to 60', () => {
  expect(faultsOf(flag, 'x'.repeat(58))).toEqual([['x', `must be true or false, got "${'x'.repeat(58)}"`]]);
  expect(faultsOf(flag, 'x'.repeat(59))).toEqual([['x', `must be true or false, got "${'x'.repeat(56)}...`]]);
});

test('faults name the place of each wrong value', () => {
  const shape = record({ a: list(flag) }, { b: text });
  expect(faultsOf(shape, { a: [true, 1, 2], b: 3, constructor: 4, c: 5 })).toEqual([
    ['x.a.1', 'must be true or false, got 1'],
    ['x.a.2', 'must be true or false, got 2'],
    ['x.b', 'must be a text, got 3'],
    ['x.constructor', 'is unknown'],
    ['x.c', 'is unknown'],
  ]);
});

test('repeated keys in a mapping are refused, each with its line', () => {
  const text = 'settings:\n  a: 1\n  b: 2\n  a: 3\n  b: 4\n';
  const message = 'seed:4: Map keys must be unique\nseed:5: Map keys must be unique';
  expect(() => readSeed(text, 'seed')).toThrow(new Error(message));
});

test('the line of an absent value is the line of the nearest value around it', () => {
  const lists = 'apiKeys: []\nroles: []\ndepartments: []\nusers: []\nfields: []\n';
  const folders =
    'folders:\n  id: "1"\n  name: Root\n  children:\n    - {id: "2", name: A}\n    - {id: "3", name: B}\n';
  const { lineOf } = readSeed(`settings: {adminAccessApi: true, hrManagedRoles: false}\n${lists}${folders}`, 'seed');
  expect(lineOf(['folders', 'children', 1, 'grants', 0, 'id'])).toBe(12);
  expect(lineOf(['folders', 'children', 1, 'name'])).toBe(12);
  expect(lineOf(['none'])).toBe(1);
});

test('only the first 200 errors have a line number', () => {
  const faults = Array.from({ length: 201 }, (_, at) => new SeedFault(['users', at, 'id'], 'is wrong'));
  const lines = seedError(faults, 'seed', () => 7).message.split('\n');
  expect([lines.length, ...lines.slice(199)]).toEqual([
    201,
    'seed:7: users[199].id is wrong',
    'seed: users[200].id is wrong',
  ]);
});
