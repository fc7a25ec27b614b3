import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Result } from '../../sensitivity/judge-trial.ts';
import { code, type Page, page, table } from '../markdown.ts';
import { areaOf } from './faults.ts';

/**
 * Creates the page with the results of the conformance suite for each contract fault.
 * The results are those of the last `npm run sensitivity`.
 */
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
    `A judge is worth what it notices. For each of ${results.length} faults, which break ${requirements.size}
requirements, the pack was run against a sandbox with that fault alone; ${killed} of them made it fail exactly the
requirement that the fault names.`,
    '*Cases* tells how many were run with the fault, *blocked* how many other requirements could not be judged because of it.',
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
    'The same on your own machine: `npm run sensitivity`, or `npm run sensitivity -- --fault NAME` for one of them.',
  );
}
