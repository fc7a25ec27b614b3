import { accessFaults } from './contract/access.ts';
import { authenticationFaults } from './contract/authentication.ts';
import { departmentDeletionFaults } from './contract/departments/deletions.ts';
import { departmentListFaults } from './contract/departments/lists.ts';
import { departmentNameFaults } from './contract/departments/names.ts';
import { departmentShowsFaults } from './contract/departments/shows.ts';
import { departmentSiblingFaults } from './contract/departments/siblings.ts';
import { departmentUpdateFaults } from './contract/departments/updates.ts';
import { documentFaults } from './contract/documents.ts';
import { fieldFaults, provisionFaults } from './contract/fields.ts';
import { jobFaults } from './contract/jobs.ts';
import { memberFaults } from './contract/members.ts';
import { roleAssignmentFaults } from './contract/role-assignments.ts';
import { roleFaults } from './contract/roles.ts';
import { tenantFaults } from './contract/tenants.ts';
import { userImportFaults } from './contract/user-imports.ts';
import { userFaults } from './contract/users.ts';
import type { ContractFault, ContractFaults } from './contract-fault.ts';

/** Every contract fault, by name. */
export const contractFaults: ContractFaults = {
  ...accessFaults,
  ...authenticationFaults,
  ...departmentDeletionFaults,
  ...departmentListFaults,
  ...departmentNameFaults,
  ...departmentShowsFaults,
  ...departmentSiblingFaults,
  ...departmentUpdateFaults,
  ...documentFaults,
  ...fieldFaults,
  ...jobFaults,
  ...memberFaults,
  ...provisionFaults,
  ...roleAssignmentFaults,
  ...roleFaults,
  ...tenantFaults,
  ...userFaults,
  ...userImportFaults,
};

/** The contract fault of this name; undefined for any other, inherited names such as `constructor` included. */
export function contractFaultOf(name: string): ContractFault | undefined {
  return Object.hasOwn(contractFaults, name) ? contractFaults[name] : undefined;
}
