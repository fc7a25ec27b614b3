import { findById } from '../../world/ids.ts';
import type { FaultDefinitions } from '../contract-fault.ts';
import { refuseAll, withList, withShown } from '../wire.ts';

/** Injected faults that affect user imports. */
export const userImportFaults = {
  'user-import-refused': {
    requirement: 'user-import-offered',
    about: 'No spreadsheet can be imported.',
    request: refuseAll,
  },
  'user-imports-list-refused': {
    requirement: 'user-imports-list-offered',
    about: 'The import processes cannot be listed.',
    alsoFails: ['user-import-tracked'],
    request: refuseAll,
  },
  'user-import-status-empty': {
    requirement: 'user-import-status-offered',
    about: 'An import process shows no status.',
    answer: (answer) => withShown(answer, (attributes) => ({ ...attributes, status: '' })),
  },
  'user-import-summary-refused': {
    requirement: 'user-import-summary-offered',
    about: 'No summary can be generated.',
    request: refuseAll,
  },
  'user-import-summary-hidden': {
    requirement: 'user-import-has-summary',
    about: 'An import process does not show its summary.',
    answer: (answer) => withShown(answer, (attributes) => ({ ...attributes, summary: null })),
  },
  'user-import-acknowledge-refused': {
    requirement: 'user-import-acknowledge-offered',
    about: 'No import process can be acknowledged.',
    request: refuseAll,
  },
  'user-import-cancel-refused': {
    requirement: 'user-import-cancel-offered',
    about: 'No import process can be cancelled.',
    request: refuseAll,
  },
  'user-import-cancelled-as-waiting': {
    requirement: 'user-import-cancel-ends',
    about: 'A cancelled import process still shows that it waits for an acknowledgement.',
    answer: (answer) =>
      withShown(answer, ({ status, ...attributes }) => ({
        ...attributes,
        status: status === 'cancelled' ? 'awaiting acknowledgement' : status,
      })),
  },
  'user-import-errors-refused': {
    requirement: 'user-import-errors-offered',
    about: 'The errors of an import cannot be fetched.',
    request: refuseAll,
  },
  'user-import-errors-as-json': {
    requirement: 'user-import-errors-offered',
    about: 'The errors of an import are no spreadsheet.',
    answer: (answer) => ({ ...answer, body: Buffer.from('{"errors":[]}') }),
  },
  'user-import-summary-errors-refused': {
    requirement: 'user-import-summary-errors-offered',
    about: 'The errors of a summary cannot be fetched.',
    request: refuseAll,
  },
  'user-import-newest-unlisted': {
    requirement: 'user-import-tracked',
    about: 'The newest import process is not listed.',
    answer: (answer) => withList(answer, 'data', ([, ...older]) => older),
  },
  'user-import-without-effect': {
    requirement: 'user-import-applies',
    about: 'Users whom an import adds are gone when it ends.',
    afterTransition: ({ world, before, machine }) => {
      const added = world.rows.users.list().filter(({ id }) => !findById(before.rows.users, id));
      if (machine !== 'user-import' || added.length === 0) return false;
      for (const { id } of added) world.rows.users.delete(Number(id));
      return true;
    },
  },
} satisfies FaultDefinitions;
