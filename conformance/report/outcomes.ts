import type { Outcome } from '../case/outcome.ts';

/** The symbol and the meaning of an outcome in reports. */
export interface OutcomeLook {
  sign: string;
  meaning: string;
}

/** The symbols and meanings of all outcomes. Outcomes that need action come first. */
export const looks: Record<Outcome, OutcomeLook> = {
  failed: { sign: '✗', meaning: 'the implementation breaks the requirement; the report shows the exchange' },
  error: {
    sign: '!',
    meaning: 'no response, a response that came too late, or a defect of the suite; nothing was judged',
  },
  blocked: {
    sign: '⊘',
    meaning: 'a step that the case needs first did not work; the failed case above it is the cause',
  },
  warned: { sign: '△', meaning: 'the implementation breaks a recommended requirement; the verdict does not change' },
  'not observable': { sign: '◇', meaning: 'no operation shows the effect, as the target file declares' },
  'not applicable': { sign: '–', meaning: 'its condition does not exist, as the target file declares' },
  declared: { sign: '≡', meaning: 'the case read the target file and sent nothing, so this is not a pass' },
  unsupported: { sign: '○', meaning: 'the target file does not supply what the case needs' },
  unbound: { sign: '◌', meaning: 'the target file binds no request to an operation that the case sends' },
  untested: { sign: '·', meaning: 'this run did not judge it; the reason is beside it' },
  passed: { sign: '✓', meaning: 'the implementation keeps the requirement' },
};

/** All outcomes in the order of `looks`. */
export const outcomes = Object.keys(looks) as Outcome[] satisfies readonly Outcome[];

/** Returns the CSS class of an outcome. */
export function toneClass(outcome: Outcome): string {
  return `o-${outcome.replaceAll(' ', '-')}`;
}
