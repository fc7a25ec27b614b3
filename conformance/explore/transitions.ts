import type { OperationId } from '../canonical/operations.ts';

export const transitions = {
  'department: created': ['createDepartment'],
  'department: renamed': ['updateDepartment'],
  'department: moved': ['updateDepartment'],
  'department: deleted alone': ['deleteDepartment'],
  'department: deleted with descendants': ['deleteDepartment'],
  'department: updated during its deletion': ['updateDepartment', 'deleteDepartment'],
  'department: top-level department deleted': ['deleteDepartment'],
  'members: added': ['updateDepartmentMembers'],
  'members: removed': ['updateDepartmentMembers'],
  'access: granted': ['updateAccess'],
  'roles: replaced': ['replaceRoleAssignments'],
  'job: left pending': ['readJob'],
  'job: succeeded': ['readJob'],
  'job: succeeded after other requests': ['readJob'],
  'job: failed': ['readJob'],
  'document: uploaded': ['uploadDocument'],
  'document: new version uploaded': ['uploadDocumentVersion'],
  'document: fields set': ['updateDocumentFields'],
  'document: deleted': ['deleteDocument'],
  'provision: created': ['createProvision'],
  'import: started': ['importUsers'],
  'import: summarized': ['summarizeUserImport'],
  'import: acknowledged': ['acknowledgeUserImport'],
  'import: cancelled': ['cancelUserImport'],
} as const satisfies Readonly<Record<string, readonly OperationId[]>>;

export type Transition = keyof typeof transitions;

export const transitionNames = Object.keys(transitions) as Transition[];
