import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Result } from '../../lab/proof/judge-trial.ts';
import { code, type Page, page, table } from '../markdown.ts';
import { areaOf } from './faults.ts';

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
