import { expect, test } from 'vitest';
import { readAnswer, valueIn } from './read-answer.ts';
import { TargetError } from './target-error.ts';
import { withinTime } from './within-time.ts';

test('a function that does not end is stopped, and others continue', () => {
  const endless = () => {
    for (;;);
  };
  expect(() => withinTime(endless, 20)).toThrow(TargetError);
  expect(withinTime(() => withinTime(() => 7))).toBe(7);
});

test('the error of a function is passed on', () => {
  const broken = () => {
    throw new TypeError('wrong');
  };
  expect(() => withinTime(broken)).toThrow(TypeError);
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

test('an expression finds its value in a response of any form', () => {
  const json = { links: [{ rel: 'next', href: '/2' }], next: 'a' };
  expect(valueIn(json, 'next')).toBe('a');
  expect(valueIn(json, "links[?rel=='next'].href | [0]")).toBe('/2');
  expect(valueIn(undefined, 'links[0]')).toBeUndefined();
});
