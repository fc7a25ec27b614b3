import type { Plan } from '../../conformance/runner/plan.ts';
import { fieldOperations } from '../../conformance/runner/staying.ts';
import { proxyLines } from '../../conformance/session/proxies.ts';
import type { Target } from '../../conformance/target/types.ts';
import { counted } from '../../conformance/text.ts';
import { renderTerminal } from '../../reporting/terminal.ts';

interface Planned {
  target: Target;
  runId: string;
  ledgerFile: string;
}

const sentence = new Intl.ListFormat('en-GB');

export function planText(plan: Plan, run: Planned): string {
  const { departments, documents, operations } = plan;
  const { baseUrl } = run.target;
  const created = [
    ...(departments > 0 ? [counted(departments, 'department')] : []),
    ...(documents > 0 ? [counted(documents, 'document')] : []),
  ];
  const staying = sentence.format([
    ...(operations.has('createProvision') ? ['provisions'] : []),
    ...(operations.has('importUsers') ? ['imported users'] : []),
    ...(fieldOperations.some((each) => operations.has(each)) ? ['custom fields'] : []),
  ]);
  const changesRoles = operations.has('replaceRoleAssignments');
  const data = {
    ...{ ...run, plan, created, staying, changesRoles },
    url: typeof baseUrl === 'string' ? baseUrl : `${baseUrl.admin} and ${baseUrl.documents}`,
    proxies: proxyLines(run.target),
    changesMembers: operations.has('updateDepartmentMembers'),
    changes: created.length > 0 || staying !== '' || changesRoles,
  };
  return renderTerminal('plan', data).trimEnd();
}
