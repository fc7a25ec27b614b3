import { departmentNameFaults } from './contract/departments/names.ts';
import type { ContractFaults } from './contract-fault.ts';

/** Every contract fault, by name. */
export const contractFaults: ContractFaults = {
  ...departmentNameFaults,
};
