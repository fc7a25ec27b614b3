import type { Plan } from '../runner/plan.ts';
import type { Target } from '../target/types.ts';
import { counted } from '../text.ts';

/** The plan of a run as text with lines of at most 80 columns, except for URL and file. */
export function planText(plan: Plan, run: { target: Target; runId: string; ledgerFile: string }): string {
  const { baseUrl, name } = run.target;
  const url = typeof baseUrl === 'string' ? baseUrl : `${baseUrl.admin} and ${baseUrl.documents}`;
  const { cases, unable, requests, departments, documents } = plan;
  const makes = departments + documents > 0;
  return [
    `Judging "${name}" at ${url}`,
    `  ${counted(cases, 'case')}, about ${counted(requests, 'request')}, run ${run.runId}`,
    ...(unable > 0 ? [`  ${unable} of the cases can't be asked here: "cps target check" says what is missing.`] : []),
    ...(makes
      ? [
          `  It makes about ${counted(departments, 'department')} and ${counted(documents, 'document')} that carry the run's id, puts`,
          '  existing users into these departments, and removes all of it at the end.',
          '  Provisions and imported users have no operation that removes them: they stay.',
          `  The ledger for "cps cleanup": ${run.ledgerFile}`,
        ]
      : ['  Nothing is made at the target.']),
  ].join('\n');
}
