import { findById } from '../../../tenant/ids.ts';
import type { DepartmentRow } from '../../../tenant/rows.ts';
import type { FaultContext, FaultDefinitions, FaultHooks } from '../../contract-fault.ts';
import { type JsonObject, objectIn, textIn } from '../../values.ts';
import { attributesOf, codeOf, idInPath, withAttributes, withBody, withList } from '../../wire.ts';
import { childrenOf, listedDepartment, siblingsOf } from '../../world-steps.ts';

function listing(
  change: (items: readonly JsonObject[], parent: DepartmentRow, context: FaultContext) => readonly unknown[],
): Pick<FaultHooks, 'answer'> {
  return {
    answer: (answer, context) =>
      withList(answer, 'data', (items) => {
        const parent = findById(context.tenantData.rows.departments, context.request.query.get('filter[id]') ?? '');
        return parent ? change(items, parent, context) : items;
      }),
  };
}

export const departmentListFaults = {
  'department-cycle-listed': {
    answer: (answer, { operation, request, tenantData, memory, remember }) => {
      if (operation === 'updateDepartment') {
        const parent = textIn(attributesOf(request.body), 'parentDepartment');
        if (codeOf(answer) === 'DEPARTMENT CYCLE') remember([...memory, `${parent} ${idInPath(request)}`]);
        return answer;
      }
      const parent = request.query.get('filter[id]');
      const moved = memory.map((each) => each.split(' ')).filter(([id]) => id === parent);
      const rows = moved.flatMap(([, id = '']) => findById(tenantData.rows.departments, id) ?? []);
      return withList(answer, 'data', (items) => (rows.length > 0 ? [...items, ...rows.map(listedDepartment)] : items));
    },
  },
  'list-misses-leaf': listing((items, _parent, { tenantData }) => {
    const bears = (id: unknown) => childrenOf(tenantData, String(id)).length > 0;
    const some = items.filter(({ id }) => bears(id));
    return some.length > 0 && some.length < items.length ? some : items;
  }),
  'list-includes-itself': listing((items, parent) => [listedDepartment(parent), ...items]),
  'list-includes-siblings': listing((items, parent, { tenantData }) =>
    parent.parentDepartment === null ? items : [...items, ...siblingsOf(tenantData, parent).map(listedDepartment)],
  ),
  'list-includes-grandchildren': listing((items, parent, { tenantData }) =>
    parent.parentDepartment === null
      ? items
      : [...items, ...items.flatMap(({ id }) => childrenOf(tenantData, String(id)).map(listedDepartment))],
  ),
  'list-total-counts-one-more': {
    answer: (answer) =>
      withBody(answer, (body) => ({ ...body, meta: { total: Number(objectIn(body, 'meta')['total']) + 1 } })),
  },
  'department-created-at-top-level': {
    request: (request, { tenantData }) =>
      withAttributes(request, ({ parentDepartment, ...attributes }) => {
        const parent = findById(tenantData.rows.departments, String(parentDepartment));
        return parent?.parentDepartment === null ? attributes : undefined;
      }),
  },
} satisfies FaultDefinitions;
