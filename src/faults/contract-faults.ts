import { departmentDeletionFaults } from './contract/departments/deletions.ts';
import { departmentListFaults } from './contract/departments/lists.ts';
import { departmentNameFaults } from './contract/departments/names.ts';
import { departmentShowsFaults } from './contract/departments/shows.ts';
import { departmentSiblingFaults } from './contract/departments/siblings.ts';
import { departmentUpdateFaults } from './contract/departments/updates.ts';
import type { ContractFaults } from './contract-fault.ts';

/** Every contract fault, by name. */
export const contractFaults: ContractFaults = {
  ...departmentDeletionFaults,
  ...departmentListFaults,
  ...departmentNameFaults,
  ...departmentShowsFaults,
  ...departmentSiblingFaults,
  ...departmentUpdateFaults,
};
