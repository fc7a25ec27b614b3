import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { ShapeSpec } from '../canonical/kinds.ts';
import { readAnswer, withinTime } from './read-answer.ts';
import { TargetError } from './target-error.ts';
import type { Source } from './types.ts';

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

const read: Record<string, { spec: ShapeSpec; sources: Record<string, Source>; wanted: object }> = parse(
  readFileSync(new URL('testing/answers.yaml', import.meta.url), 'utf8'),
);

test.each(Object.entries(read))('%s is read at the place in the binding', (_title, { spec, sources, wanted }) => {
  expect(readAnswer(spec, sources, answer, ({ member }) => expect.fail(member))).toEqual(wanted);
});

test('the whole body is read as bytes', () => {
  const file = readAnswer({ file: 'bytes' }, { file: { body: 'bytes' } }, answer, ({ member }) => expect.fail(member));
  expect(file).toEqual({ file: answer.body });
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
