import { access, jobs, members, operations, roles } from './access.ts';
import { departmentNames } from './department-names.ts';
import { deletion, departments, departmentViews } from './departments.ts';
import { documents, fields, provisions } from './documents.ts';
import { imports, tenancy, tokens, users } from './users.ts';
import type { Place, Places } from './violation.ts';

const interactions = {
  'rename-ignored': { breaks: 'department-rename', when: ['third time for the object'] },
  'move-ignored': { breaks: 'department-move', when: ['third time for the object'] },
  'members-add-nothing': { breaks: 'members-add', when: ['third time for the object'] },
  'members-remove-nothing': { breaks: 'members-remove', when: ['third time for the object'] },
  'assign-ignored': { breaks: 'role-assignments-replace', when: ['third time for the object'] },
  'field-ignored': { breaks: 'document-field-updated', when: ['third time for the object'] },
  'update-clears-grants': { breaks: 'department-update-keeps-members', when: ['both'] },
  'sibling-name-accepted': { breaks: 'department-sibling-name-rejected', when: ['of a moved sibling'] },
  'rename-back-refused': { breaks: 'department-rename', when: ['always'] },
  'move-back-ignored': { breaks: 'department-move', when: ['always'] },
  'second-move-clears-members': { breaks: 'department-update-keeps-members', when: ['always'] },
  'second-move-keeps-depth': { breaks: 'department-depth-follows-move', when: ['always'] },
  'member-again-ignored': { breaks: 'members-add', when: ['always'] },
  'member-again-counted-twice': { breaks: 'department-member-count', when: ['always'] },
  'grant-after-rename-ignored': { breaks: 'access-update-applies', when: ['always'] },
  'grant-after-move-ignored': { breaks: 'access-update-applies', when: ['always'] },
  'delete-removes-former-children': { breaks: 'department-delete-spares-rest', when: ['always'] },
  'delete-leaves-moved-descendants': { breaks: 'department-delete-removes-descendants', when: ['always'] },
  'document-delete-clears-fields': { breaks: 'document-field-created', when: ['always'] },
  'document-delete-hides-newest': { breaks: 'documents-list-offered', when: ['always'] },
  'rename-during-deletion-reserves': { breaks: 'department-cousin-name-accepted', when: ['always'], form: 'wrapped' },
  'job-fails-beside-another': { breaks: 'job-shows-outcome', when: ['always'], form: 'wrapped' },
  'members-job-undoes-rename': { breaks: 'department-rename', when: ['always'], form: 'wrapped' },
  'deletion-removes-new-siblings': { breaks: 'department-delete-spares-rest', when: ['always'], form: 'wrapped' },
} as const satisfies Places;

export const places = {
  ...departmentNames,
  ...departments,
  ...departmentViews,
  ...deletion,
  ...access,
  ...members,
  ...operations,
  ...roles,
  ...jobs,
  ...users,
  ...imports,
  ...tenancy,
  ...tokens,
  ...documents,
  ...fields,
  ...provisions,
};

export type FixedPlace = keyof typeof places;

export type PlaceName = FixedPlace | keyof typeof interactions;

export type FaultName = PlaceName | `${PlaceName}:${string}`;

export interface Violation {
  id: FaultName;
  requirement: string;
  form: Place['form'];
}

export const violations: readonly Violation[] = violationsAt(places);

export const interactionViolations: readonly Violation[] = violationsAt(interactions);

function violationsAt(where: Readonly<Record<string, Place>>): Violation[] {
  return Object.entries(where).flatMap(([name, place]) =>
    requirementsOf(place).map(([when, requirement]): Violation => {
      return { id: `${name as PlaceName}:${when}`, requirement, form: place.form };
    }),
  );
}

function requirementsOf({ breaks, when }: Place): [string, string][] {
  if (!isList(when)) return Object.entries(when);
  return when.map((each) => [each, breaks]);
}

function isList(when: Place['when']): when is readonly string[] {
  return Array.isArray(when);
}
