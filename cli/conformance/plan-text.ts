import type { Plan } from '../../conformance/runner/plan.ts';
import { fieldOperations } from '../../conformance/runner/staying.ts';
import { proxyLines } from '../../conformance/session/proxies.ts';
import type { Target } from '../../conformance/target/types.ts';
import { counted } from '../../conformance/text.ts';

interface Planned {
  target: Target;
  runId: string;
  ledgerFile: string;
}

export function planText(plan: Plan, run: Planned): string {
  const { baseUrl, name } = run.target;
  const url = typeof baseUrl === 'string' ? baseUrl : `${baseUrl.admin} and ${baseUrl.documents}`;
  const { cases, unable, saved, requests } = plan;
  return [
    `Testing "${name}" at ${url}`,
    ...proxyLines(run.target).map((line) => `  ${line}`),
    `  ${counted(cases, 'case')}, about ${counted(requests, 'request')}, run ${run.runId}`,
    ...(saved > 0 ? [`  Also executes ${counted(saved, 'saved finding')} of "cps explore".`] : []),
    ...(unable > 0 ? [`  ${unable} of the cases cannot run here: "cps target check" says what is missing.`] : []),
    ...changesOf(plan, run),
  ].join('\n');
}

function changesOf(plan: Plan, { ledgerFile }: Planned): string[] {
  const lines = [...createdLines(plan), ...permanentLines(plan), ...roleLines(plan)];
  if (lines.length === 0) return ['  Creates nothing at the target.'];
  return [...lines, `  The ledger for "cps cleanup": ${ledgerFile}`];
}

function createdLines({ departments, documents, operations }: Plan): string[] {
  const created = [
    ...(departments > 0 ? [counted(departments, 'department')] : []),
    ...(documents > 0 ? [counted(documents, 'document')] : []),
  ];
  if (created.length === 0) return [];
  return [
    `  Creates about ${created.join(' and ')} named after the run,`,
    '  and deletes them at the end.',
    ...(operations.has('updateDepartmentMembers') ? ['  Adds existing users to these departments.'] : []),
  ];
}

function permanentLines({ operations }: Plan): string[] {
  const kinds = [
    ...(operations.has('createProvision') ? ['provisions'] : []),
    ...(operations.has('importUsers') ? ['imported users'] : []),
    ...(fieldOperations.some((each) => operations.has(each)) ? ['custom fields'] : []),
  ];
  if (kinds.length === 0) return [];
  const list = [kinds.slice(0, -1).join(', '), kinds.at(-1)].filter((part) => part !== '').join(' and ');
  return [`  Created ${list} stay, because no`, '  operation deletes them. The report lists them.'];
}

function roleLines({ operations }: Plan): string[] {
  if (!operations.has('replaceRoleAssignments')) return [];
  return [
    '  Gives users other roles, and their earlier custom roles at the end. If an',
    '  earlier role is unknown or not custom, the new one stays; the report lists it.',
  ];
}
