import { expect, test } from 'vitest';
import { judgeAnswer } from './cluster.ts';

const json = { 'content-type': 'application/json' };
const answer = (status: number, body: string, headers: Record<string, string> = json) => ({
  status,
  headers,
  body: Buffer.from(body),
});

test('an answer that the contract declares is good', () => {
  expect(judgeAnswer('listSnapshots', answer(200, '{"snapshots":[]}'))).toBeUndefined();
  expect(judgeAnswer('listSnapshots', answer(503, '{}', { ...json, 'retry-after': '1' }))).toBeUndefined();
});

test.each([
  ['a 500', answer(500, '{}'), 'serverError'],
  ['503 without Retry-After', answer(503, '{}'), 'contract'],
  ['a body of another shape', answer(200, '{"snapshots":1}'), 'contract'],
])('%s breaks a promise', (_what, given, promise) => {
  expect(judgeAnswer('listSnapshots', given)?.promise).toBe(promise);
});
