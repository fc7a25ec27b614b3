import { expect, test } from 'vitest';
import { readAnswer } from './read-answer.ts';

const json = {
  data: { id: 7, self: '/units/12', name: 'Legal', parent: null, level: 'two', tags: [{ v: 'a' }, { v: 'b' }] },
};
const answer = { status: 200, headers: { location: '/jobs/12?x=1' }, body: Buffer.from('bytes'), json };

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

test('an expression that needs a member which an answer does not show finds nothing', () => {
  const sources = { path: "join(' > ', way)", name: 'data.name' };
  const read = readAnswer({ path: 'text', name: 'text' }, sources, answer, ({ member }) => expect.fail(member));
  expect(read).toEqual({ name: 'Legal' });
});
