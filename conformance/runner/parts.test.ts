import { expect, test } from 'vitest';
import { recordOf } from '../../reporting/certify/testing/record-of.ts';
import type { Case } from '../case/case.ts';
import { NoAnswer } from '../case/failure.ts';
import { scripted } from '../selftest/fake/scripted.ts';
import { createSession } from '../session/create-session.ts';
import type { Target } from '../target/types.ts';
import { canaryFails, firstContact, goneReason } from './parts.ts';

const target: Target = { target: 1, name: 'Ours', baseUrl: 'http://ours.example', credentials: { admin: 'key' } };
const [passed] = recordOf({}).cases;
if (!passed) throw new Error('the sample has no test case');
const failed = { ...passed, outcome: 'error' } as const;

function sessionWith(error?: Error) {
  const { session } = createSession(target);
  session.tokens.of = () => (error ? Promise.reject(error) : Promise.resolve('a-token'));
  return session;
}

const gone = new NoAnswer('connection refused');

test('a run is void if the target no longer responds after an error', async () => {
  expect(await goneReason(sessionWith(gone), [passed, failed])).toBe(
    'The target stopped answering in the middle of the run: connection refused. Start it again and repeat the run.',
  );
});

test.each([
  ['the target still responds', undefined, [failed]],
  ['the target refuses the token', new Error('refused'), [failed]],
  ['no test case ended with an error', gone, [passed]],
  ['the test case was only too slow', gone, [{ ...failed, tooSlow: true as const }]],
])('a run is not void if %s', async (_when, error, records) => {
  expect(await goneReason(sessionWith(error), records)).toBeNull();
});

test('a run that was stopped is void for another reason', async () => {
  const session = sessionWith(gone);
  session.transport.halt('stopped');
  expect(await goneReason(session, [failed])).toBeNull();
});

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
