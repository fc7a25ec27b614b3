import type { Case } from '../case/case.ts';
import type { RunParts } from './create-api.ts';
import { runCase } from './run-case.ts';

/** A test case that always fails, because no response can be both a success and a refusal. */
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

export async function canaryFails(parts: RunParts, each = canary): Promise<string | null> {
  const { outcome, reason } = await runCase(parts, each, 'required');
  if (outcome === 'failed' || outcome === 'unbound') return null;
  return outcome === 'passed'
    ? 'the canary case passed although it must fail, so the suite cannot judge'
    : (reason ?? outcome);
}
