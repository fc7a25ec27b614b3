import { findById } from '../../../world/ids.ts';
import type { World } from '../../../world/world.ts';
import type { FaultContext, FaultDefinition, FaultDefinitions } from '../../contract-fault.ts';
import { type JsonObject, without } from '../../values.ts';
import { idInPath, refused, withShown } from '../../wire.ts';
import { childrenOf, descendantsOf, membersOf } from '../../world-steps.ts';

function showing(
  change: (attributes: JsonObject, id: string, context: FaultContext) => JsonObject | undefined,
): Pick<FaultDefinition, 'answer'> {
  return {
    answer: (answer, context) =>
      withShown(answer, (attributes) => change(attributes, idInPath(context.request), context)),
  };
}

/**
 * Returns the tree level at which a department was created. Top-level departments have the level 1.
 * Returns 1 if the department is older than its parent. The older department has the lower id.
 */
function depthAsMade(world: World, id: string): number {
  const parent = findById(world.rows.departments, id)?.parentDepartment ?? null;
  return parent !== null && Number(parent) < Number(id) ? depthAsMade(world, parent) + 1 : 1;
}

export const departmentShowsFaults = {
  'department-create-without-parent-refused': {
    requirement: 'department-create-offered',
    about: 'A department without a parentDepartment cannot be created.',
    request: (request) => {
      if (!JSON.stringify(request.body ?? null).includes('parentDepartment')) throw refused('MISSING VALUE');
      return request;
    },
  },
  'department-read-refused': {
    requirement: 'department-read-offered',
    about: 'Every read of a department is answered as not found.',
    alsoFails: ['department-delete-spares-rest'],
    request: () => {
      throw refused('DEPARTMENT NOT FOUND');
    },
  },
  'department-name-shown-in-capitals': {
    requirement: 'department-shows-name',
    about: 'A top-level department without children shows its name in capitals.',
    alsoFails: ['department-create-offered', 'department-read-offered'],
    ...showing((attributes, id, { world }) =>
      attributes['depth'] === 1 && childrenOf(world, id).length === 0
        ? { ...attributes, name: String(attributes['name']).toUpperCase() }
        : undefined,
    ),
  },
  'department-parent-hidden': {
    requirement: 'department-shows-parent',
    about: 'The response for a department lacks parentDepartment.',
    alsoFails: ['department-move'],
    ...showing((attributes) => ({ ...attributes, parentDepartment: null })),
  },
  'department-path-hidden': {
    requirement: 'department-shows-path',
    about: 'The response for a department lacks the path.',
    ...showing((attributes) => without(attributes, 'path')),
  },
  'department-depth-from-zero': {
    requirement: 'department-depth-top-level',
    about: 'The depth of a top-level department is 0.',
    alsoFails: ['department-depth-follows-move', 'department-depth-absolute'],
    ...showing((attributes) => ({ ...attributes, depth: Number(attributes['depth']) - 1 })),
  },
  'department-depth-of-leaf-short': {
    requirement: 'department-depth-absolute',
    about: 'A department on the third level without children shows the depth of its parent.',
    ...showing((attributes, id, { world }) =>
      attributes['depth'] === 3 && childrenOf(world, id).length === 0 ? { ...attributes, depth: 2 } : undefined,
    ),
  },
  'department-depth-stays-after-move': {
    requirement: 'department-depth-follows-move',
    about: 'A move below a newer department does not change the depth.',
    ...showing((attributes, id, { world }) => {
      const depth = depthAsMade(world, id);
      return depth === attributes['depth'] ? undefined : { ...attributes, depth };
    }),
  },
  'department-two-members-counted-as-three': {
    requirement: 'department-member-count',
    about: 'A department with two members shows a memberCount of three.',
    alsoFails: ['members-add', 'department-update-keeps-members'],
    ...showing((attributes) => (attributes['memberCount'] === 2 ? { ...attributes, memberCount: 3 } : undefined)),
  },
  'department-descendants-members-counted': {
    requirement: 'department-member-count-direct',
    about: 'The memberCount of a department includes the members of its descendants.',
    ...showing((attributes, id, { world }) => {
      const below = descendantsOf(world, id).reduce((sum, row) => sum + membersOf(world, row.id), 0);
      return below === 0 ? undefined : { ...attributes, memberCount: Number(attributes['memberCount']) + below };
    }),
  },
} satisfies FaultDefinitions;
