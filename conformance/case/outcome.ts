export const outcomes = [
  'failed',
  'error',
  'blocked',
  'unbound',
  'unsupported',
  'warned',
  'untested',
  'not observable',
  'not applicable',
  'declared',
  'passed',
] as const;

export type Outcome = (typeof outcomes)[number];

const harmless: ReadonlySet<Outcome> = new Set(['passed', 'declared', 'not applicable', 'not observable', 'warned']);

/** If the target violates a recommended requirement, the outcome is `warned` instead of `failed`. */
export function preventsCertificate(outcome: Outcome): boolean {
  return !harmless.has(outcome);
}
