import { expect, test } from 'vitest';
import type { Target } from '../target/types.ts';
import { counts, decidersOf, decidingVerdicts } from './deciding.ts';
import { countOutcomes } from './judge.ts';

const target: Target = { target: 1, name: 'T', baseUrl: 'http://127.0.0.1', credentials: { admin: 'key' } };
const both = ['stated', 'published'] as const;

test('the stated verdict decides unless another verdict is claimed or requested', () => {
  expect(decidingVerdicts(target, both)).toEqual(['stated']);
  expect(decidingVerdicts({ ...target, claims: { verdicts: ['published'] } }, both)).toEqual(['published']);
  expect(decidingVerdicts({ ...target, claims: { verdicts: ['published'] } }, both, ['stated'])).toEqual(['stated']);
  expect(decidingVerdicts(target, both, both)).toEqual(both);
});

test('a run that judges only another verdict is decided by that one', () => {
  expect(decidingVerdicts(target, ['published'])).toEqual(['published']);
});

test('a record without the member is decided by each verdict that it judges', () => {
  const part = { class: 'administration', certified: true, required: 0, passed: 0 };
  const none = countOutcomes([]);
  const classes = both.map((verdict) => ({ ...part, verdict, counts: none }));
  expect(decidersOf({ classes })).toEqual(both);
  expect(decidersOf({ classes, deciding: ['stated'] })).toEqual(['stated']);
});

test('a published case counts only if the published verdict decides', () => {
  expect(counts(['stated'], 'published')).toBe(false);
  expect(counts(['published'], 'stated')).toBe(true);
});
