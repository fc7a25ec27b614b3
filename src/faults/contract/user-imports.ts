import type { OperationId } from '../../contract/operation.ts';
import { findById } from '../../world/ids.ts';
import type { ContractFault, ContractFaults } from '../contract-fault.ts';
import { refused, withList, withShown } from '../wire.ts';

/** Refuses every request to an operation. */
function refusing(operation: OperationId): Pick<ContractFault, 'operations' | 'request'> {
  return {
    operations: [operation],
    request: () => {
      throw refused('ROUTE NOT FOUND');
    },
  };
}

/** Importing users through tracked processes. */
export const userImportFaults: ContractFaults = {
  'user-import-refused': {
    requirement: 'user-import-offered',
    about: 'No spreadsheet can be imported.',
    ...refusing('importUsers'),
  },
  'user-imports-list-refused': {
    requirement: 'user-imports-list-offered',
    about: 'The import processes cannot be listed.',
    alsoFails: ['user-import-tracked'],
    ...refusing('listUserImports'),
  },
  'user-import-status-empty': {
    requirement: 'user-import-status-offered',
    about: 'An import process shows no status.',
    operations: ['readUserImport'],
    answer: (answer) => withShown(answer, (attributes) => ({ ...attributes, status: '' })),
  },
  'user-import-summary-refused': {
    requirement: 'user-import-summary-offered',
    about: 'No summary can be generated.',
    ...refusing('summarizeUserImport'),
  },
  'user-import-acknowledge-refused': {
    requirement: 'user-import-acknowledge-offered',
    about: 'No import process can be acknowledged.',
    ...refusing('acknowledgeUserImport'),
  },
  'user-import-cancel-refused': {
    requirement: 'user-import-cancel-offered',
    about: 'No import process can be cancelled.',
    ...refusing('cancelUserImport'),
  },
  'user-import-errors-refused': {
    requirement: 'user-import-errors-offered',
    about: 'The errors of an import cannot be fetched.',
    ...refusing('readUserImportErrors'),
  },
  'user-import-errors-as-json': {
    requirement: 'user-import-errors-offered',
    about: 'The errors of an import are no spreadsheet.',
    operations: ['readUserImportErrors'],
    answer: (answer) => ({ ...answer, body: Buffer.from('{"errors":[]}') }),
  },
  'user-import-summary-errors-refused': {
    requirement: 'user-import-summary-errors-offered',
    about: 'The errors of a summary cannot be fetched.',
    ...refusing('readUserImportSummaryErrors'),
  },
  'user-import-newest-unlisted': {
    requirement: 'user-import-tracked',
    about: 'The newest import process is not listed.',
    operations: ['listUserImports'],
    answer: (answer) => withList(answer, 'data', ([, ...older]) => older),
  },
  'user-import-without-effect': {
    requirement: 'user-import-applies',
    about: 'Users whom an import adds are gone when it ends.',
    operations: ['importUsers'],
    afterTransition: ({ world, before, machine }) => {
      const added = world.rows.users.list().filter(({ id }) => !findById(before.rows.users, id));
      if (machine !== 'user-import' || added.length === 0) return false;
      for (const { id } of added) world.rows.users.delete(Number(id));
      return true;
    },
  },
};
