import type { Plan } from '../runner/plan.ts';
import type { Target } from '../target/types.ts';
import { counted } from '../text.ts';

interface Planned {
  target: Target;
  runId: string;
  ledgerFile: string;
}

/** Returns the plan of a run as text with at most 80 columns, except for lines with a URL or a file path. */
export function planText(plan: Plan, run: Planned): string {
  const { baseUrl, name } = run.target;
  const url = typeof baseUrl === 'string' ? baseUrl : `${baseUrl.admin} and ${baseUrl.documents}`;
  const { cases, unable, saved, requests, departments, documents } = plan;
  const makes = departments + documents > 0;
  return [
    `Testing "${name}" at ${url}`,
    `  ${counted(cases, 'case')}, about ${counted(requests, 'request')}, run ${run.runId}`,
    ...(saved > 0 ? [`  Also executes ${counted(saved, 'saved finding')} of "cps explore".`] : []),
    ...(unable > 0 ? [`  ${unable} of the cases cannot run here: "cps target check" says what is missing.`] : []),
    ...(makes
      ? [
          `  Creates about ${counted(departments, 'department')} and ${counted(documents, 'document')} named after the run,`,
          '  adds existing users to these departments, and deletes all of it at the end.',
          '  Provisions and imported users stay, because no operation deletes them.',
          '  Gives users other roles, and their earlier custom roles at the end. If an',
          '  earlier role is unknown or not custom, the new one stays; the report lists it.',
          `  The ledger for "cps cleanup": ${run.ledgerFile}`,
        ]
      : ['  Creates nothing at the target.']),
  ].join('\n');
}
