import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadRegister } from '../../../conformance/requirements/register.ts';
import { type Blame, reasons } from '../../../conformance/selftest/mutation/mutant.ts';
import { code, type Page, page, table } from '../markdown.ts';
import { areaOf } from './faults.ts';

/** For each faulty test server (mutant), the first root cause in the report of the conformance suite. */
interface Blamed {
  seed: number;
  trials: { id: string; requirements: string[]; cause: string | null; blame: Blame }[];
}

interface Recorded {
  id: string;
  requirements: string[];
  verdict: 'own' | 'other' | 'missed';
}

/**
 * Creates the page that shows which faulty test servers (mutants) the conformance suite detects.
 * Reads the results that the command `npm run mutation` has written to the folder `measurements`.
 */
export function mutationPage(project: string): Page {
  const trials: Recorded[] = JSON.parse(readFileSync(join(project, 'measurements/mutation.json'), 'utf8'));
  const detected = trials.filter(({ verdict }) => verdict !== 'missed');
  const own = trials.filter(({ verdict }) => verdict === 'own');
  return page(
    'register/mutation.md',
    '---\naside: false\nsearch: false\n---',
    '# Mutation score',
    `The self-test server of the conformance suite follows every stated rule. A mutant is the self-test server with one or
two violations. The suite detects ${detected.length} of ${trials.length} mutants. Test cases of the violated requirement
detect ${own.length} mutants. Only test cases of other requirements detect ${detected.length - own.length} further mutants.`,
    'The column *Own* counts mutants that a test case of a violated requirement detects. The column *Other* counts mutants that only other test cases detect.',
    '## Claims',
    scores('Claim', byClaim(trials), (id) => `[${id}](./claims#${id.toLowerCase()})`),
    '## Requirements',
    scores('Requirement', byRequirement(trials), linkTo),
    '## Mutants that no case of the violated requirement detects',
    table(
      ['Mutant', 'Requirement', 'Detected by', 'Reason'],
      trials
        .filter(({ verdict }) => verdict !== 'own')
        .map(({ id, requirements, verdict }) => [
          code(id),
          requirements.map(linkTo).join(', '),
          verdict === 'other' ? 'other cases' : 'no case',
          reasons[id] ?? '',
        ]),
    ),
    ...blameSection(JSON.parse(readFileSync(join(project, 'measurements/blame.json'), 'utf8'))),
    'Run `npm run mutation` to repeat the measurement, or `npm run mutation -- --mutant ID` for one mutant.',
  );
}

function blameSection({ seed, trials }: Blamed): string[] {
  const count = (blame: Blame) => trials.filter((trial) => trial.blame === blame).length;
  const right = count('own') + count('claim');
  const wrong = trials.filter(({ blame }) => blame === 'other' || blame === 'none');
  const share = ((100 * right) / trials.length).toFixed(1);
  return [
    '## First root cause',
    `A report begins with the most likely root cause of all failures. The suite ran completely against ${trials.length}
mutants, chosen at random with the seed ${seed}. The first root cause names the violated rule for ${right} mutants (${share}%).
The first root cause is ${count('own')} times the violated requirement, and ${count('claim')} times another requirement with the same claim.
The figures do not include mutants that only violate a recommended requirement, because a warning is not a root cause.`,
    table(
      ['Mutant', 'Broken requirement', 'First root cause'],
      wrong.map(({ id, requirements, cause }) => [
        code(id),
        requirements.map(linkTo).join(', '),
        cause === null ? 'none' : areas.has(cause) ? linkTo(cause) : code(cause),
      ]),
    ),
    `Run \`npm run mutation -- --blame ${trials.length} --seed ${seed}\` to repeat this measurement.`,
  ];
}

const areas = areaOf();

function linkTo(id: string): string {
  return `[${code(id)}](./requirements-${areas.get(id)}#${id})`;
}

type Groups = ReadonlyMap<string, readonly Recorded[]>;

function scores(head: string, groups: Groups, link: (id: string) => string): string {
  const rows = [...groups].map(([id, trials]) => {
    const count = (verdict: Recorded['verdict']) => trials.filter((trial) => trial.verdict === verdict).length;
    const detected = `${trials.length - count('missed')}/${trials.length}`;
    return [link(id), detected, String(count('own')), String(count('other')), String(count('missed'))];
  });
  const sides = ['left', 'right', 'right', 'right', 'right'] as const;
  return table([head, 'Detected', 'Own', 'Other', 'None'], rows, sides);
}

function byRequirement(trials: readonly Recorded[]): Groups {
  const ids = loadRegister().map(({ id }) => id);
  return groupsOf(ids, (id) => trials.filter(({ requirements }) => requirements.includes(id)));
}

function byClaim(trials: readonly Recorded[]): Groups {
  const register = loadRegister();
  const claims = [...new Set(register.flatMap((row) => row.claims))].sort();
  return groupsOf(claims, (claim) => {
    const ids = register.filter((row) => row.claims.includes(claim)).map(({ id }) => id);
    return trials.filter(({ requirements }) => requirements.some((id) => ids.includes(id)));
  });
}

function groupsOf(ids: readonly string[], trialsOf: (id: string) => Recorded[]): Groups {
  const groups = ids.map((id) => [id, trialsOf(id)] as const);
  return new Map(groups.filter(([, trials]) => trials.length > 0));
}
