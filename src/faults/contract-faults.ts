import { faults } from '../contract/generated/faults.ts';
import type { OperationId } from '../contract/operation.ts';
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
import type { ContractFault, ContractFaultName, ContractFaults, FaultDefinition } from './contract-fault.ts';

const definitions: Readonly<Record<ContractFaultName, FaultDefinition>> = {
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

const operationsByFault: Readonly<Record<string, readonly OperationId[]>> = faults.contract;

/** Maps names to the definitions of all faults in the section `contract` of `openapi/faults.yaml`. */
export const contractFaults: ContractFaults = Object.fromEntries(
  Object.entries(definitions).map(([name, fault]) => [name, { ...fault, operations: operationsOf(name) }]),
);

function operationsOf(name: string): readonly OperationId[] {
  const operations = operationsByFault[name];
  if (!operations) throw new Error(`openapi/faults.yaml lists no operations for the fault ${name}`);
  return operations;
}

/** Returns the definition of the contract fault with the given name. */
export function contractFaultOf(name: string): ContractFault | undefined {
  return Object.hasOwn(contractFaults, name) ? contractFaults[name] : undefined;
}
