/**
 * How a case ended, from the worst to the best: the worst decides when a requirement has several cases. Only `passed`
 * speaks for an implementation; a skip is never a pass.
 */
export const outcomes = [
  'failed',
  'error',
  'blocked',
  'unbound',
  'unsupported',
  'warned',
  'untested',
  'passed',
] as const;

export type Outcome = (typeof outcomes)[number];
