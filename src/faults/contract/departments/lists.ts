import { findById } from '../../../world/ids.ts';
import type { DepartmentRow } from '../../../world/rows.ts';
import type { FaultContext, FaultDefinition, FaultDefinitions } from '../../contract-fault.ts';
import { type JsonObject, objectIn, textIn } from '../../values.ts';
import { attributesOf, codeOf, idInPath, refused, withAttributes, withBody, withList, withQuery } from '../../wire.ts';
import { childrenOf, siblingsOf } from '../../world-steps.ts';

function listing(
  change: (items: readonly JsonObject[], parent: DepartmentRow, context: FaultContext) => readonly unknown[],
): Pick<FaultDefinition, 'answer'> {
  return {
    answer: (answer, context) =>
      withList(answer, 'data', (items) => {
        const parent = findById(context.world.rows.departments, context.request.query.get('filter[id]') ?? '');
        return parent ? change(items, parent, context) : items;
      }),
  };
}

function itemOf({ id, name, parentDepartment }: DepartmentRow): JsonObject {
  const attributes = { name, parentDepartment, path: name, depth: 1, memberCount: 0 };
  return { type: 'departments', id, attributes, links: { self: `/v2/admin/departments/${id}` } };
}

export const departmentListFaults = {
  'department-cycle-listed': {
    requirement: 'department-tree',
    about: 'A department is listed below its descendant after an update that was refused as a cycle.',
    answer: (answer, { operation, request, world, memory, remember }) => {
      if (operation === 'updateDepartment') {
        const parent = textIn(attributesOf(request.body), 'parentDepartment');
        if (codeOf(answer) === 'DEPARTMENT CYCLE') remember([...memory, `${parent} ${idInPath(request)}`]);
        return answer;
      }
      const parent = request.query.get('filter[id]');
      const moved = memory.map((each) => each.split(' ')).filter(([id]) => id === parent);
      const rows = moved.flatMap(([, id = '']) => findById(world.rows.departments, id) ?? []);
      return withList(answer, 'data', (items) => (rows.length > 0 ? [...items, ...rows.map(itemOf)] : items));
    },
  },
  'list-misses-leaf': {
    requirement: 'department-list-children',
    about: 'A list omits children without descendants if another child has descendants.',
    ...listing((items, _parent, { world }) => {
      const bears = (id: unknown) => childrenOf(world, String(id)).length > 0;
      const some = items.filter(({ id }) => bears(id));
      return some.length > 0 && some.length < items.length ? some : items;
    }),
  },
  'list-includes-itself': {
    requirement: 'department-list-without-itself',
    alsoFails: ['department-list-children-only'],
    about: 'A list with filter[id] also contains the department itself.',
    ...listing((items, parent) => [itemOf(parent), ...items]),
  },
  'list-includes-siblings': {
    requirement: 'department-list-children-only',
    about: 'A list with filter[id] also contains the siblings of a department below the top level.',
    alsoFails: ['department-list-children'],
    ...listing((items, parent, { world }) =>
      parent.parentDepartment === null ? items : [...items, ...siblingsOf(world, parent).map(itemOf)],
    ),
  },
  'list-includes-grandchildren': {
    requirement: 'department-list-children-only',
    about: 'A list with filter[id] also contains the grandchildren if the department is below the top level.',
    ...listing((items, parent, { world }) =>
      parent.parentDepartment === null
        ? items
        : [...items, ...items.flatMap(({ id }) => childrenOf(world, String(id)).map(itemOf))],
    ),
  },
  'list-by-path-gives-top-level': {
    requirement: 'department-filter-path-children',
    about: 'The parameter filter[path] of the list of departments is ignored.',
    request: (request) => {
      const { query } = request;
      return query.has('filter[path]') && !query.has('filter[id]')
        ? withQuery(request, { 'filter[path]': null })
        : request;
    },
  },
  'list-total-counts-one-more': {
    requirement: 'admin-answers-match-contract',
    about: 'The total of a list of departments is too high by one.',
    answer: (answer) =>
      withBody(answer, (body) => ({ ...body, meta: { total: Number(objectIn(body, 'meta')['total']) + 1 } })),
  },
  'list-of-top-level-refused': {
    requirement: 'admin-token-offered',
    about: 'The list of top-level departments refuses every token of the administration interface.',
    request: (request) => {
      if (request.query.size === 0) throw refused('TOKEN INVALID');
      return request;
    },
  },
  'department-created-at-top-level': {
    requirement: 'department-create-with-parent',
    about: 'The parentDepartment of a new department is ignored if the parent is a top-level department.',
    alsoFails: [
      'department-cousin-name-accepted',
      'department-delete-removes-descendants',
      'department-delete-spares-rest',
      'department-depth-absolute',
      'department-depth-follows-move',
      'department-list-children',
      'department-move',
      'department-name-1-accepted',
      'department-name-single-slash-accepted',
      'department-name-trimmed-1000-accepted',
      'department-rename-1000-accepted',
      'department-shows-parent',
      'department-sibling-name-case-accepted',
      'department-sibling-name-rejected',
    ],
    request: (request, { world }) =>
      withAttributes(request, ({ parentDepartment, ...attributes }) => {
        const parent = findById(world.rows.departments, String(parentDepartment));
        return parent?.parentDepartment === null ? attributes : undefined;
      }),
  },
} satisfies FaultDefinitions;
