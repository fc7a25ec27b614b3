import { findById } from '../../../tenant/ids.ts';
import type { TenantData } from '../../../tenant/tenant-data.ts';
import type { FaultContext, FaultDefinitions, FaultHooks } from '../../contract-fault.ts';
import type { JsonObject } from '../../values.ts';
import { idInPath, withShown } from '../../wire.ts';
import { childrenOf, descendantsOf, membersOf } from '../../world-steps.ts';

function showing(
  change: (attributes: JsonObject, id: string, context: FaultContext) => JsonObject | undefined,
): Pick<FaultHooks, 'answer'> {
  return {
    answer: (answer, context) =>
      withShown(answer, (attributes) => change(attributes, idInPath(context.request), context)),
  };
}

function depthAsMade(tenantData: TenantData, id: string): number {
  const parent = findById(tenantData.rows.departments, id)?.parentDepartment ?? null;
  return parent !== null && Number(parent) < Number(id) ? depthAsMade(tenantData, parent) + 1 : 1;
}

export const departmentShowsFaults = {
  'department-name-shown-in-capitals': showing((attributes, id, { tenantData }) =>
    attributes['depth'] === 1 && childrenOf(tenantData, id).length === 0
      ? { ...attributes, name: String(attributes['name']).toUpperCase() }
      : undefined,
  ),
  'department-depth-from-zero': showing((attributes) => ({ ...attributes, depth: Number(attributes['depth']) - 1 })),
  'department-depth-of-leaf-short': showing((attributes, id, { tenantData }) =>
    attributes['depth'] === 3 && childrenOf(tenantData, id).length === 0 ? { ...attributes, depth: 2 } : undefined,
  ),
  'department-depth-stays-after-move': showing((attributes, id, { tenantData }) => {
    const depth = depthAsMade(tenantData, id);
    return depth === attributes['depth'] ? undefined : { ...attributes, depth };
  }),
  'department-descendants-members-counted': showing((attributes, id, { tenantData }) => {
    const below = descendantsOf(tenantData, id).reduce((sum, row) => sum + membersOf(tenantData, row.id), 0);
    return below === 0 ? undefined : { ...attributes, memberCount: Number(attributes['memberCount']) + below };
  }),
} satisfies FaultDefinitions;
