import type { Outcome } from '../runner/model.ts';

/** How an outcome is shown: a sign, and what it says about the implementation. */
export interface OutcomeLook {
  sign: string;
  meaning: string;
}

/** Every outcome, the one that needs a reader most first. */
export const looks: Record<Outcome, OutcomeLook> = {
  failed: { sign: '✗', meaning: 'the implementation does not keep the requirement' },
  error: {
    sign: '!',
    meaning: 'no answer, an answer that came too late, or a defect of the suite; nothing was judged',
  },
  blocked: { sign: '⊘', meaning: 'another failure stood in the way' },
  warned: { sign: '△', meaning: 'a recommended requirement is not kept; the verdict stands' },
  unsupported: { sign: '○', meaning: 'the target does not claim it or does not supply what it takes' },
  unbound: { sign: '◌', meaning: 'the target binds no operation to it' },
  untested: { sign: '·', meaning: 'this run did not judge it' },
  passed: { sign: '✓', meaning: 'the implementation keeps the requirement' },
};

export const outcomes: readonly Outcome[] = [
  'failed',
  'error',
  'blocked',
  'warned',
  'unsupported',
  'unbound',
  'untested',
  'passed',
];
