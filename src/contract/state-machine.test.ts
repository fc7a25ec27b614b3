import { expect, test } from 'vitest';
import { isTerminalState, moveTo } from './state-machine.ts';

test('a transition of the contract returns its target state', () => {
  expect(moveTo('JobStatus', 'queued', 'running')).toBe('running');
  expect(moveTo('UserImportStatus', 'awaiting acknowledgement', 'processing')).toBe('processing');
});

test.each(['queued', 'succeeded'] as const)('a job does not go from %s to failed', (from) => {
  expect(() => moveTo('JobStatus', from, 'failed')).toThrow(`no transition from "${from}" to "failed"`);
});

test('nothing follows a terminal state', () => {
  expect(isTerminalState('JobStatus', 'succeeded')).toBe(true);
  expect(isTerminalState('JobStatus', 'running')).toBe(false);
});
