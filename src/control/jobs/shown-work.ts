import type { components } from '../../contract/generated/sandbox.ts';
import { isMovedByTime } from '../../contract/state-machine.ts';
import { workItemsOf } from '../../jobs/work-items.ts';
import { timestamp } from '../../tenant/clock.ts';
import type { WorkKindName } from '../../tenant/rows.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import { shownPlan } from './shown-plan.ts';
import type { WorkRow } from './work-rows.ts';

export type Work = components['schemas']['Work'];

export function shownWork(tenantData: TenantData, machine: WorkKindName, { id, plan, ...row }: WorkRow): Work {
  const due = tenantData.rows.due
    .find('bySubject', [machine, id])
    .map(({ at }) => at)
    .sort((left, right) => left - right);
  return {
    machine,
    id,
    kind: plan.kind,
    ...row,
    isPending: isMovedByTime(workItemsOf[machine].states, row.status),
    plan: shownPlan(plan),
    due: due.map(timestamp),
  };
}
