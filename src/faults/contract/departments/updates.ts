import { findById } from '../../../world/ids.ts';
import type { DepartmentRow } from '../../../world/rows.ts';
import type { FaultDefinition, FaultDefinitions, OperationEffect } from '../../contract-fault.ts';
import { textIn } from '../../values.ts';
import { attributesOf, codeOf, idInPath, refused, withAttributes, withCode } from '../../wire.ts';
import { descendantsOf } from '../../world-steps.ts';

function ignoring(
  back: (before: DepartmentRow, after: DepartmentRow) => DepartmentRow | undefined,
): Pick<FaultDefinition, 'afterOperation'> {
  return {
    afterOperation: ({ world, before, path }) => {
      const id = path['id'] ?? '';
      const [was, is] = [findById(before.rows.departments, id), findById(world.rows.departments, id)];
      const row = was && is && back(was, is);
      if (row) world.rows.departments.put(row);
      return row !== undefined;
    },
  };
}

function dropMembers({ world, body, path }: OperationEffect): boolean {
  const id = path['id'] ?? '';
  if (textIn(attributesOf(body), 'parentDepartment') === undefined) return false;
  for (const user of world.rows.users.find('byDepartment', [Number(id)])) {
    world.rows.users.put({ ...user, departments: user.departments.filter((each) => each !== id) });
  }
  return true;
}

const isEmptyUpdate = 'DEPARTMENT PATCH EMPTY';

export const departmentUpdateFaults = {
  'department-rename-ignored': {
    requirement: 'department-rename',
    about: 'A rename is accepted but not applied.',
    ...ignoring((before, after) =>
      before.parentDepartment === after.parentDepartment && after.name.length < 1000 ? before : undefined,
    ),
  },
  'department-rename-moves-to-top': {
    requirement: 'department-rename',
    about: 'A rename moves the department to the top level.',
    ...ignoring((before, after) =>
      before.parentDepartment === after.parentDepartment && after.name.length < 1000
        ? { ...after, parentDepartment: null }
        : undefined,
    ),
  },
  'department-move-ignored': {
    requirement: 'department-move',
    about: 'A move from one parent to another without a rename is accepted but not applied.',
    ...ignoring((before, after) =>
      before.parentDepartment !== null &&
      before.parentDepartment !== after.parentDepartment &&
      before.name === after.name
        ? before
        : undefined,
    ),
  },
  'department-rename-and-move-only-renames': {
    requirement: 'department-rename-and-move',
    about: 'An update with name and parentDepartment renames the department and does not move it.',
    ...ignoring((before, after) =>
      before.name !== after.name && before.parentDepartment !== after.parentDepartment
        ? { ...after, parentDepartment: before.parentDepartment }
        : undefined,
    ),
  },
  'department-move-drops-members': {
    requirement: 'department-update-keeps-members',
    about: 'A move ends the memberships of the department.',
    afterOperation: dropMembers,
  },
  'department-cycle-ignored': {
    requirement: 'department-move-below-itself-rejected',
    about: 'A move of a department below itself or below its descendant is accepted but not applied.',
    alsoFails: ['admin-rejection-codes'],
    request: (request, { world }) =>
      withAttributes(request, (attributes) => {
        const row = findById(world.rows.departments, idInPath(request));
        const parent = textIn(attributes, 'parentDepartment');
        const subtree = row ? [row, ...descendantsOf(world, row.id)] : [];
        const isCycle = row !== undefined && subtree.some(({ id }) => id === parent);
        return isCycle ? { ...attributes, parentDepartment: row.parentDepartment } : undefined;
      }),
  },
  'department-empty-update-accepted': {
    requirement: 'department-empty-update-rejected',
    about: 'An update with neither name nor parentDepartment is accepted.',
    request: (request, { world }) =>
      withAttributes(request, (attributes) => {
        const row = findById(world.rows.departments, request.path.split('/').at(-1) ?? '');
        return row && Object.keys(attributes).length === 0 ? { name: row.name } : undefined;
      }),
  },
  'department-empty-update-answered-409': {
    requirement: 'department-empty-update-rejected',
    about: 'An update with neither name nor parentDepartment is answered with 409.',
    answer: (answer) => (codeOf(answer) === isEmptyUpdate ? { ...answer, status: 409 } : answer),
  },
  'department-empty-update-code-underlined': {
    requirement: 'department-empty-update-code',
    about: 'The code of an empty update is DEPARTMENT_PATCH_EMPTY.',
    answer: (answer) => withCode(answer, isEmptyUpdate, 'DEPARTMENT_PATCH_EMPTY'),
  },
  'department-empty-update-other-code': {
    requirement: 'department-empty-update-code',
    about: 'The code of an empty update is MISSING VALUE.',
    answer: (answer) => withCode(answer, isEmptyUpdate, 'MISSING VALUE'),
  },
  'department-update-of-cycle-answered-400': {
    requirement: 'admin-rejection-codes',
    about: 'A move of a department into its own subtree is refused with INVALID VALUE.',
    request: (request, { world }) => {
      const parent = textIn(attributesOf(request.body), 'parentDepartment');
      for (let at = parent; at; at = findById(world.rows.departments, at)?.parentDepartment ?? undefined) {
        if (at === request.path.split('/').at(-1))
          throw refused('INVALID VALUE', 'the parent is a descendant of the department');
      }
      return request;
    },
  },
} satisfies FaultDefinitions;
