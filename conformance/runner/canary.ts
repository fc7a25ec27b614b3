import type { Case } from '../case/case.ts';
import type { RunParts } from './create-api.ts';
import { runCase } from './run-case.ts';

/** A case that no target can pass: it requires a response to be both a refusal and not a refusal. */
const canary: Case = {
  id: 'canary',
  requirement: 'canary',
  title: 'One answer is accepted and refused',
  verdict: 'stated',
  operations: ['readDepartment'],
  run: async ({ call, unknownId, expect }) => {
    const reply = await call('readDepartment', { id: unknownId('department') }, 'nobody');
    expect.accepted(reply, 'the canary is accepted');
    expect.rejected(reply, 'the canary is refused');
  },
};

/** Null if the canary failed as it must, otherwise the reason why this run cannot be trusted. */
export async function canaryFails(parts: RunParts): Promise<string | null> {
  const { outcome, reason } = await runCase(parts, canary, 'required');
  if (outcome === 'failed' || outcome === 'unbound') return null;
  return outcome === 'passed' ? 'the canary passed: the judge does not judge' : (reason ?? outcome);
}
