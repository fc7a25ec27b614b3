import { faults } from '../contract/generated/faults.ts';
import { accessFaults, authenticationFaults } from './contract/access.ts';
import { departmentDeletionFaults } from './contract/departments/deletions.ts';
import { departmentFaults } from './contract/departments/departments.ts';
import { documentFaults, jobFaults } from './contract/documents.ts';
import { memberFaults } from './contract/members.ts';
import { roleFaults } from './contract/roles.ts';
import { tenantFaults, userFaults } from './contract/users.ts';
import type { CodedFaultName, ContractFault, ContractFaults, FaultDescription, FaultHooks } from './contract-fault.ts';
import { hooksOf } from './effect.ts';

const coded: Readonly<Record<CodedFaultName, FaultHooks>> = {
  ...accessFaults,
  ...authenticationFaults,
  ...departmentDeletionFaults,
  ...departmentFaults,
  ...documentFaults,
  ...jobFaults,
  ...memberFaults,
  ...roleFaults,
  ...tenantFaults,
  ...userFaults,
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
