import { expect, test } from 'vitest';
import { readAnswer, withinTime } from './read-answer.ts';
import { TargetError } from './target-error.ts';

test('a function that does not end is stopped, and others continue', () => {
  const endless = () => {
    for (;;);
  };
  expect(() => withinTime(endless, 20)).toThrow(TargetError);
  expect(withinTime(() => withinTime(() => 7))).toBe(7);
});

test('a regular expression reads no text of more than 20,000 characters', () => {
  const read = (path: string) => {
    const wrong: unknown[] = [];
    const answer = { status: 200, headers: {}, body: Buffer.from(path), json: { path } };
    const sources = { id: { value: 'path', match: '([^/]+)$' } };
    return { ...readAnswer({ id: 'id' }, sources, answer, (fault) => wrong.push(fault)), wrong };
  };
  expect(read(`/units/${'1'.repeat(1000)}`)).toEqual({ id: '1'.repeat(1000), wrong: [] });
  const { wrong } = read('1'.repeat(20_001));
  expect(wrong).toEqual([expect.objectContaining({ member: 'id', got: expect.stringContaining('20001 characters') })]);
});

const json = {
  data: { id: 7, self: '/units/12', name: 'Legal', parent: null, level: 'two', tags: [{ v: 'a' }, { v: 'b' }] },
};
const answer = { status: 200, headers: { location: '/jobs/12?x=1' }, body: Buffer.from(' bytes\n'), json };

test.each([
  ['a number as an id', { id: 'id' }, { id: 'data.id' }, { id: '7' }],
  ['null, and not what is missing', { up: 'id', down: 'id' }, { up: 'data.parent', down: 'data.child' }, { up: null }],
  ['an expression', { name: 'text' }, { name: "join('', ['Unit ', data.name])" }, { name: 'Unit Legal' }],
  ['a list of scalars', { tags: ['text'] }, { tags: { in: 'data.tags', each: 'v' } }, { tags: ['a', 'b'] }],
  ['a list by an expression alone', { tags: ['text'] }, { tags: 'data.tags[].v' }, { tags: ['a', 'b'] }],
  [
    'a list of shapes',
    { tags: [{ v: 'text' }] },
    { tags: { in: 'data.tags', each: { v: 'v' } } },
    { tags: json.data.tags },
  ],
  ['a value map', { gone: 'boolean' }, { gone: { value: 'data.name', map: { Legal: 'true' } } }, { gone: true }],
  [
    'the text false as a boolean',
    { gone: 'boolean' },
    { gone: { value: 'data.name', map: { Legal: 'false' } } },
    { gone: false },
  ],
  ['the text true as a text', { up: 'text' }, { up: { value: 'data.name', map: { Legal: 'true' } } }, { up: 'true' }],
  [
    'a list whose items are read as they are',
    { tags: [{ v: 'text' }] },
    { tags: { in: 'data.tags', each: '@' } },
    { tags: json.data.tags },
  ],
  ['a part that does not match', { id: 'id' }, { id: { value: 'data.name', match: '(\\d+)' } }, {}],
  ['a number despite a match', { id: 'id' }, { id: { value: 'data.id', match: '(x)' } }, { id: '7' }],
  ['a value that no binding names', { up: 'text', name: 'text' }, { name: 'data.name' }, { name: 'Legal' }],
  ['a property of a text', { up: 'text' }, { up: 'data.name.length' }, {}],
  [
    'a value that the map does not name',
    { up: 'text' },
    { up: { value: 'data.name', map: { HR: 'x' } } },
    { up: 'Legal' },
  ],
  ['null despite a map', { up: 'text' }, { up: { value: 'data.parent', map: { null: 'x' } } }, { up: null }],
  ['nothing despite a map', { up: 'text' }, { up: { value: 'data.child', map: { undefined: 'x' } } }, {}],
  ['a property that every JavaScript object has', { up: 'text' }, { up: 'data.constructor' }, {}],
  ['an absent header', { job: 'id' }, { job: { header: 'constructor' } }, {}],
  ['a list at an absent place', { tags: ['text'] }, { tags: { in: 'data.child', each: 'v' } }, {}],
  ['a list that is null', { tags: ['text'] }, { tags: { in: 'data.parent', each: 'v' } }, {}],
  ['a list without a place', { tags: ['text'] }, { tags: { header: 'location' } }, {}],
  ['a part of a text', { id: 'id' }, { id: { value: 'data.self', match: '([^/]+)$' } }, { id: '12' }],
  ['a header', { job: 'id' }, { job: { header: 'Location', match: '/jobs/(\\d+)' } }, { job: '12' }],
  ['the whole body as text', { token: 'text' }, { token: { body: 'text' } }, { token: 'bytes' }],
  ['the whole body', { file: 'bytes' }, { file: { body: 'bytes' } }, { file: answer.body }],
] as const)('%s is read at the place in the binding', (_title, spec, sources, wanted) => {
  expect(readAnswer(spec, sources, answer, ({ member }) => expect.fail(member))).toEqual(wanted);
});

test('a value of another kind is reported and omitted', () => {
  const wrong: unknown[] = [];
  expect(readAnswer({ depth: 'integer' }, { depth: 'data.level' }, answer, (fault) => wrong.push(fault))).toEqual({});
  expect(wrong).toEqual([{ member: 'depth', wanted: 'integer', got: 'two' }]);
});

test('an expression that fails on the response is reported as a failed expression', () => {
  const wrong: { member: string; got: unknown }[] = [];
  const sources = { path: "join(' > ', data.way)", name: 'data.name' };
  const read = readAnswer({ path: 'text', name: 'text' }, sources, answer, (fault) => wrong.push(fault));
  expect(read).toEqual({ name: 'Legal' });
  expect(wrong).toMatchObject([{ member: 'path', got: expect.stringMatching(/expression cannot be evaluated/) }]);
});

test.each([undefined, null])('an expression that needs the absent property way (%s) finds nothing', (way) => {
  const sources = { path: "join(' > ', way)", name: 'data.name' };
  const given = { ...answer, json: { ...json, way } };
  const read = readAnswer({ path: 'text', name: 'text' }, sources, given, ({ member }) => expect.fail(member));
  expect(read).toEqual({ name: 'Legal' });
});
