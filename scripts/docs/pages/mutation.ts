import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadRegister } from '../../../conformance/requirements/register.ts';
import { type Blame, reasons } from '../../../conformance/selftest/mutation/mutant.ts';
import type { Measurements } from '../../code-mutation/counts.ts';
import type { Result } from '../../lab/proof/judge-trial.ts';
import { code, type Page, page, table } from '../markdown.ts';
import { areaOf } from './faults.ts';

interface Blamed {
  seed: number;
  trials: { id: string; requirements: string[]; cause: string | null; blame: Blame }[];
}

interface Recorded {
  id: string;
  requirements: string[];
  verdict: 'own' | 'other' | 'missed';
}

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

export function sensitivityPage(project: string): Page {
  const { results }: { results: Result[] } = JSON.parse(
    readFileSync(join(project, 'measurements/sensitivity.json'), 'utf8'),
  );
  const areas = areaOf();
  const killed = results.filter(({ verdict }) => verdict === 'killed').length;
  const requirements = new Set(results.map(({ requirement }) => requirement));
  const link = (id: string) => `[${code(id)}](./requirements-${areas.get(id)}#${id})`;
  return page(
    'register/sensitivity.md',
    '---\naside: false\nsearch: false\n---',
    '# Sensitivity',
    `This measurement shows whether the suite detects faults. The suite ran against a sandbox with one fault at a time.
The ${results.length} faults break ${requirements.size} requirements. For ${killed} faults the suite failed exactly the
requirement that the fault breaks.`,
    'The column *Cases* shows the number of cases that ran with the fault. The column *Blocked* shows the number of other requirements that the fault makes impossible to judge.',
    table(
      ['Fault', 'Breaks', 'Outcome', 'Cases', 'Blocked'],
      results.map(({ fault, requirement, verdict, cases, blocked }) => [
        `[${code(fault)}](./faults#${fault})`,
        link(requirement),
        verdict,
        String(cases),
        blocked.length === 0 ? '' : String(blocked.length),
      ]),
    ),
    'Run `npm run sensitivity` to repeat the measurement, or `npm run sensitivity -- --fault NAME` for one fault.',
  );
}

export function codeMutationPage(project: string): Page {
  const rooms: Measurements = JSON.parse(readFileSync(join(project, 'measurements/code-mutation.json'), 'utf8'));
  return page(
    'register/code-mutation.md',
    '---\naside: false\n---',
    '# Mutation score of the code',
    `A mutant is the code with one small change: a condition is reversed, a boundary is moved, a call is removed, or a text
is empty. [Stryker](https://stryker-mutator.io) makes the mutants. A mutant is detected if a test of the same folder fails
or does not end. The score is the share of detected mutants.`,
    `Tests of other folders do not count, and neither do a few slow tests that run most of the code of their folder or start a
browser. The code and the tests of PostgreSQL stores are not part of the score of \`src/store\`, because these tests start a
database server. Mutants that the TypeScript compiler rejects are left out. So are mutants in code that only runs while a
module loads, such as tables of constants.`,
    table(
      ['Folder', 'Mutants', 'Detected', 'Of these hanging', 'Survived', 'Not covered', 'Score', 'Date'],
      Object.entries(rooms).map(
        ([room, { mutants, sampled, seed, detected, timedOut, survived, notCovered, score, date }]) => [
          code(room),
          sampled ? `${mutants} (sample, seed ${seed})` : String(mutants),
          ...[detected, timedOut, survived, notCovered].map(String),
          `${score.toFixed(1)}%`,
          date,
        ],
      ),
      ['left', 'right', 'right', 'right', 'right', 'right', 'right', 'left'],
    ),
    `A survived mutant changes code that a test runs. No test runs the code of a mutant that is not covered. In a sample,
the mutants are chosen at random.`,
    'Run `npm run test:mutants -- src/jobs` to repeat the measurement of one folder.',
  );
}
