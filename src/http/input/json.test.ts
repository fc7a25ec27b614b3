import { expect, test } from 'vitest';
import { Problem } from '../../contract/problem.ts';
import { readJson } from './json.ts';

const list = (items: number, item = '0') => Buffer.from(`[${Array.from({ length: items }, () => item).join(',')}]`);
const nested = (levels: number) => Buffer.from(`${'['.repeat(levels)}${']'.repeat(levels)}`);

function refusal(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof Problem) return `${error.violations[0].code}: ${error.violations[0].detail}`;
    throw error;
  }
  return 'accepted';
}

test('a body of 20,000 values is taken, one of more is refused', () => {
  expect(refusal(() => readJson(list(20_000)))).toBe('accepted');
  expect(refusal(() => readJson(list(20_001)))).toMatch(/^INVALID VALUE: .* 20000 values/);
});

test('commas in texts count nothing', () => {
  expect(refusal(() => readJson(list(10, `"${',\\"'.repeat(20_000)}"`)))).toBe('accepted');
});

test('a text that is nested too deeply is refused before it is parsed', () => {
  expect(readJson(nested(100))).toHaveLength(1);
  expect(refusal(() => readJson(nested(101)))).toMatch(/^INVALID VALUE: .* 100 levels/);
  expect(refusal(() => readJson(Buffer.from('['.repeat(101))))).toMatch(/^INVALID VALUE: .* 100 levels/);
});

test('an operation can refuse a deeply nested value with its own error', () => {
  const refuse = () => {
    throw new Problem({ code: 'INVALID VALUE', detail: 'a query has at most 8 levels' });
  };
  expect(refusal(() => readJson(nested(101), refuse))).toBe('INVALID VALUE: a query has at most 8 levels');
  expect(refusal(() => readJson(nested(101), () => undefined))).toMatch(/^INVALID VALUE: .* 100 levels/);
});

test('a nested object is as deep as a nested list', () => {
  const objects = (levels: number) => Buffer.from(`${'{"a":'.repeat(levels)}0${'}'.repeat(levels)}`);
  expect(refusal(() => readJson(objects(100)))).toBe('accepted');
  expect(refusal(() => readJson(objects(101)))).toMatch(/^INVALID VALUE: .* 100 levels/);
});

test.each(['[]', '{}', '[[]]'])('many values %s beside each other are not deep', (item) => {
  expect(refusal(() => readJson(list(200, item)))).toBe('accepted');
});

test.each([
  ['ends with a backslash', '"a\\\\"', 'INVALID VALUE'],
  ['contains a quotation mark', '"a\\"[[["', 'accepted'],
])('the levels after a text that %s are counted', (_what, text, expected) => {
  const deep = expected === 'accepted' ? nested(99) : nested(100);
  const body = Buffer.concat([Buffer.from(`[${text},`), deep, Buffer.from(']')]);
  expect(refusal(() => readJson(body)).split(':')[0]).toBe(expected);
});

test.each([
  ['{"password": "hidden", x}', /^MALFORMED JSON: the body is not JSON: \S/],
  ['hidden', /^MALFORMED JSON: the body is not JSON: Unexpected token 'h'$/],
  [`{\n"hidden": "${'hidden '.repeat(9)}" x\n}`, /^MALFORMED JSON: the body is not JSON: Expected [^"]*$/],
  [Buffer.from([0x22, 0xff, 0x22]), /^MALFORMED JSON: the body is not JSON: it is not UTF-8$/],
])('the refusal of the body %j does not quote the body', (body, expected) => {
  const text = refusal(() => readJson(Buffer.from(body)));
  expect(text).toMatch(expected);
  expect(text).not.toContain('hidden');
});
