import { type VerdictName, verdicts } from '../../conformance/canonical/verdicts.ts';

const meanings: Record<VerdictName, string> = {
  stated: "the rules in the service's description, for any paths, names and statuses of an implementation",
  published: 'the complete published contract, including its paths, statuses, codes, headers and schemas',
};

/** Returns the meaning of each verdict, and whether the verdict determines the overall result of the run. */
export function verdictMeanings(deciding: readonly VerdictName[]): { name: VerdictName; meaning: string }[] {
  return verdicts.map((name) => {
    const role = deciding.includes(name)
      ? 'It determines the conclusion.'
      : 'It is shown for information and does not change the conclusion.';
    return { name, meaning: `${meanings[name]}. ${role}` };
  });
}
