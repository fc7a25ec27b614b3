import type { RequirementRecord } from '../../../conformance/record/run-record.ts';

type Row = readonly [id: string, section: string, operations: string, statement: string];

const administration: readonly Row[] = [
  [
    'admin-token-offered',
    'Authentication, 1',
    'createAdminToken',
    'The administration interface issues a token for an API key.',
  ],
  ['department-create-offered', 'Rules by operation, 2', 'createDepartment', 'A department can be created.'],
  ['department-name-1-accepted', 'Limits', 'createDepartment', 'A name of one character is accepted.'],
  ['department-name-1000-accepted', 'Limits', 'createDepartment', 'A name of 1000 characters is accepted.'],
  [
    'department-name-1001-rejected',
    'Limits',
    'createDepartment',
    'A name of 1001 characters is rejected and nothing is created.',
  ],
  [
    'department-name-separator-rejected',
    'Limits',
    'createDepartment',
    'A name that contains // is rejected, and a name that contains a single / is accepted.',
  ],
  [
    'department-sibling-case',
    'Limits',
    'createDepartment',
    'A name that differs from a sibling name only in case is accepted.',
  ],
  [
    'departments-list-children',
    'Rules by operation, 3',
    'listDepartments',
    'A list with filter[id] contains the children of the department and not the department itself.',
  ],
  [
    'department-update-empty',
    'Errors',
    'updateDepartment',
    'An update with neither name nor parentDepartment is answered with 400 DEPARTMENT PATCH EMPTY.',
  ],
  ['department-delete-offered', 'Rules by operation, 5', 'deleteDepartment', 'A department can be deleted.'],
  [
    'department-delete-subtree',
    'Rules by operation, 5',
    'deleteDepartment',
    'The deletion of a department also deletes its descendants.',
  ],
  [
    'department-delete-keeps-users',
    'Rules by operation, 5',
    'deleteDepartment',
    'The deletion of a department never deletes users.',
  ],
  [
    'department-delete-ends-grants',
    'Rules by operation, 5',
    'deleteDepartment',
    'The deletion of a department removes the folder grants of the whole subtree.',
  ],
  [
    'members-202',
    'Rules by operation, 6',
    'updateDepartmentMembers',
    'A change of members is accepted with status 202.',
  ],
  [
    'members-500-accepted',
    'Limits',
    'updateDepartmentMembers',
    'A list of 500 different user ids is accepted and applied.',
  ],
  [
    'members-501-rejected',
    'Limits',
    'updateDepartmentMembers',
    'A list of 501 different user ids is rejected and changes no membership.',
  ],
  [
    'members-duplicates-folded',
    'Limits',
    'updateDepartmentMembers',
    'A list of 501 ids with one duplicate counts as 500 ids and is accepted.',
  ],
  [
    'access-read-both-rejected',
    'Limits',
    'readAccess',
    'A read with both filter[id] and filter[path] is rejected, even if both identify the same folder.',
  ],
  ['job-kind-members', 'Resources and their fields', 'readJob', 'The job of a membership change has the kind members.'],
  [
    'assignments-user-twice-rejected',
    'Limits',
    'replaceRoleAssignments',
    'A request that lists a user twice is rejected and no role changes.',
  ],
];

const documents: readonly Row[] = [
  [
    'documents-token-offered',
    'Authentication, 1',
    'createDocumentsToken',
    'The documents interface issues a token for an API key.',
  ],
  ['fields-list-offered', 'Endpoints with method and path', 'listFields', 'The fields can be listed.'],
  [
    'fields-active-only',
    'Endpoints with method and path',
    'listFields',
    'The list of fields with active=active contains only active fields.',
  ],
  ['document-upload-offered', 'What the service does, 2', 'uploadDocument', 'A document can be uploaded.'],
  [
    'document-version-same-set',
    'What the service does, 2',
    'downloadDocument',
    'A download has exactly the same bytes as the upload.',
  ],
  [
    'document-field-names-case',
    'What the service does, 2',
    'updateDocumentFields',
    'Two field names that differ only in case are two fields.',
  ],
  ['document-deleted-gone', 'What the service does, 2', 'deleteDocument', 'A deleted document can no longer be read.'],
];

const special: Record<string, Partial<RequirementRecord>> = {
  'department-names': { level: 'recommended' },
  'department-create-201': { basis: 'assumed' },
  'job-ended-stays': { basis: 'assumed' },
  'members-one-operation': {
    cases: [],
    outcome: 'untested',
    untestable:
      'The description leaves the field for the operation open, so no request with two operations can be built for every target.',
  },
};

const specialRows: readonly Row[] = [
  [
    'department-names',
    'Resources and their fields',
    'readDepartment',
    'The fields have the names name, parentDepartment, path, depth and memberCount.',
  ],
  [
    'department-create-201',
    'Rules by operation, 2',
    'createDepartment',
    'The response to a creation has status 201 and a Location header.',
  ],
  ['job-ended-stays', 'States and transitions', 'readJob', 'A job does not change after it has ended.'],
  [
    'members-one-operation',
    'Rules by operation, 6',
    'updateDepartmentMembers',
    'A request either adds or removes members and does not do both.',
  ],
];

export const sampleRequirements: readonly RequirementRecord[] = [
  ...[...administration, ...specialRows].map((row) => requirementOf('admin', 'administration', row)),
  ...documents.map((row) => requirementOf('documents', 'documents', row)),
];

function requirementOf(of: string, group: string, [id, section, operation, statement]: Row): RequirementRecord {
  return {
    id,
    interface: of,
    class: group,
    statement,
    basis: 'stated',
    section,
    claims: ['C-018'],
    level: 'required',
    operations: [operation],
    untestable: null,
    cases: [id],
    outcome: 'passed',
    ...special[id],
  };
}
