import type { Outcome } from '../../conformance/case/outcome.ts';

interface OutcomeLook {
  sign: string;
  meaning: string;
}

export const looks: Record<Outcome, OutcomeLook> = {
  failed: { sign: '✗', meaning: 'the implementation violates the requirement; the report shows the exchange' },
  error: {
    sign: '!',
    meaning: 'no response, a response that came too late, or a defect of the suite; nothing was judged',
  },
  blocked: {
    sign: '⊘',
    meaning: 'an earlier step that the case needs failed; the failed case above is the cause',
  },
  warned: { sign: '△', meaning: 'the implementation violates a recommended requirement; the verdict does not change' },
  'not observable': { sign: '◇', meaning: 'the target file declares that no operation shows the effect' },
  'not applicable': {
    sign: '–',
    meaning: 'the target file declares that the condition of the requirement does not apply',
  },
  declared: { sign: '≡', meaning: 'the case read the target file and sent nothing, so this is not a pass' },
  unsupported: { sign: '○', meaning: 'the target file does not supply what the case needs' },
  unbound: { sign: '◌', meaning: 'the target file binds no request to an operation that the case sends' },
  untested: { sign: '·', meaning: 'this run did not judge the case for the given reason' },
  passed: { sign: '✓', meaning: 'the implementation meets the requirement' },
};

export const allOutcomes = Object.keys(looks) as Outcome[] satisfies readonly Outcome[];

export function toneClass(outcome: Outcome): string {
  return `o-${outcome.replaceAll(' ', '-')}`;
}
