import { type VerdictName, verdicts } from '../canonical/verdicts.ts';

const meanings: Record<VerdictName, string> = {
  stated:
    'what the description of the service says in words, whatever paths, names and statuses an implementation uses',
  published: 'the whole published contract: also its paths, statuses, codes, headers and schemas',
};

/** Returns the meaning of each verdict, and whether it decides the conclusion of this run. */
export function verdictMeanings(deciding: readonly VerdictName[]): { name: VerdictName; meaning: string }[] {
  return verdicts.map((name) => {
    const role = deciding.includes(name) ? 'It decides the conclusion.' : 'It is shown beside, and decides nothing.';
    return { name, meaning: `${meanings[name]}. ${role}` };
  });
}
