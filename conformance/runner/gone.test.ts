import { expect, test } from 'vitest';
import { recordOf } from '../../reporting/certify/testing/record-of.ts';
import { NoAnswer } from '../case/failure.ts';
import { createSession } from '../session/create-session.ts';
import type { Target } from '../target/types.ts';
import { goneReason } from './gone.ts';

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
