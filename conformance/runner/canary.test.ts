import { expect, test } from 'vitest';
import type { Case } from '../case/case.ts';
import { NoAnswer } from '../case/failure.ts';
import { scripted } from '../selftest/fake/scripted.ts';
import { canaryFails } from './canary.ts';
import { firstContact } from './parts.ts';

const canary: Omit<Case, 'run'> = {
  ...{ id: 'canary', requirement: 'canary', title: 'The canary', verdict: 'stated' },
  operations: ['readDepartment'],
};

test.each([200, 404])('no response with the status %i lets the canary pass', async (status) => {
  const { parts } = await scripted(() => ({ status, body: { id: '7', name: 'Legal' } }));
  expect(await canaryFails(parts)).toBeNull();
});

test('a target that does not bind the operation of the canary can be judged', async () => {
  const { parts, asked } = await scripted(() => ({ status: 200 }), { target: { operations: {} } });
  expect(await canaryFails(parts)).toBeNull();
  expect(asked).toEqual([]);
});

test('a canary that passes or has no outcome makes the run void', async () => {
  const { parts } = await scripted(() => ({ status: 200 }));
  const passing = { ...canary, run: async () => undefined };
  expect(await canaryFails(parts, passing)).toBe(
    'the canary case passed although it must fail, so the suite cannot judge',
  );
  const silent = { ...canary, run: () => Promise.reject(new NoAnswer('nobody answered')) };
  expect(await canaryFails(parts, silent)).toBe('nobody answered');
});

test('a target that issues no token makes the run void', async () => {
  const { parts } = await scripted(() => ({ status: 200 }));
  expect(await firstContact(parts)).toBeNull();
  const bare = await scripted(() => ({ status: 200 }), { target: { operations: {} } });
  expect(await firstContact(bare.parts)).toMatch(/^no token could be obtained: ./);
});
