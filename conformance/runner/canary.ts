import type { Case } from '../case/case.ts';
import type { RunParts } from './create-api.ts';
import { runCase } from './run-case.ts';

/**
 * The canary: a test case that no target can pass. If it passes, the suite itself does not work.
 * It requires that the same response is both a refusal and no refusal.
 */
const canary: Case = {
  id: 'canary',
  requirement: 'canary',
  title: 'The canary requires that one response is both accepted and refused',
  verdict: 'stated',
  operations: ['readDepartment'],
  run: async ({ call, unknownId, expect }) => {
    const reply = await call('readDepartment', { id: unknownId('department') }, 'nobody');
    expect.accepted(reply, 'the canary response is accepted');
    expect.rejected(reply, 'the canary response is refused');
  },
};

/** Returns null if the canary test case failed as expected, otherwise the reason why this run cannot be trusted. */
export async function canaryFails(parts: RunParts): Promise<string | null> {
  const { outcome, reason } = await runCase(parts, canary, 'required');
  if (outcome === 'failed' || outcome === 'unbound') return null;
  return outcome === 'passed'
    ? 'the canary case passed although it must fail, so the suite cannot judge'
    : (reason ?? outcome);
}
