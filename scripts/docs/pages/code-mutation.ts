import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Measurements } from '../../code-mutation/counts.ts';
import { code, type Page, page, table } from '../markdown.ts';

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
