import { faults } from '../contract/generated/faults.ts';
import { accessFaults } from './contract/access.ts';
import { authenticationFaults } from './contract/authentication.ts';
import { departmentDeletionFaults } from './contract/departments/deletions.ts';
import { departmentListFaults } from './contract/departments/lists.ts';
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
import type { CodedFaultName, ContractFault, ContractFaults, FaultDescription, FaultHooks } from './contract-fault.ts';
import { hooksOf } from './effect.ts';

const coded: Readonly<Record<CodedFaultName, FaultHooks>> = {
  ...accessFaults,
  ...authenticationFaults,
  ...departmentDeletionFaults,
  ...departmentListFaults,
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

const described: Readonly<Record<string, FaultDescription>> = faults.contract;
const hooks: Readonly<Record<string, FaultHooks>> = coded;

export const contractFaults: ContractFaults = Object.fromEntries(
  Object.entries(described).map(([name, { effect, ...fault }]) => [
    name,
    { ...fault, ...(effect ? hooksOf(effect) : hooks[name]) },
  ]),
);

export function contractFaultOf(name: string): ContractFault | undefined {
  return Object.hasOwn(contractFaults, name) ? contractFaults[name] : undefined;
}
