import { findById } from '../../world/ids.ts';
import type { FaultDefinitions } from '../contract-fault.ts';
import { refuseAll, withList, withShown } from '../wire.ts';

export const userImportFaults = {
  'user-import-refused': {
    requirement: 'user-import-offered',
    about: 'Every import of a spreadsheet is refused.',
    request: refuseAll,
  },
  'user-imports-list-refused': {
    requirement: 'user-imports-list-offered',
    about: 'Every request for the list of import processes is refused.',
    alsoFails: ['user-import-tracked'],
    request: refuseAll,
  },
  'user-import-status-empty': {
    requirement: 'user-import-status-offered',
    about: 'The response for an import process lacks the status.',
    answer: (answer) => withShown(answer, (attributes) => ({ ...attributes, status: '' })),
  },
  'user-import-summary-refused': {
    requirement: 'user-import-summary-offered',
    about: 'Every request for an import summary is refused.',
    request: refuseAll,
  },
  'user-import-summary-hidden': {
    requirement: 'user-import-has-summary',
    about: 'The response for an import process lacks the summary.',
    answer: (answer) => withShown(answer, (attributes) => ({ ...attributes, summary: null })),
  },
  'user-import-acknowledge-refused': {
    requirement: 'user-import-acknowledge-offered',
    about: 'Every acknowledgement of an import process is refused.',
    request: refuseAll,
  },
  'user-import-cancel-refused': {
    requirement: 'user-import-cancel-offered',
    about: 'Every cancellation of an import process is refused.',
    request: refuseAll,
  },
  'user-import-cancelled-as-waiting': {
    requirement: 'user-import-cancel-ends',
    about: 'A cancelled import process still has the status awaiting acknowledgement.',
    answer: (answer) =>
      withShown(answer, ({ status, ...attributes }) => ({
        ...attributes,
        status: status === 'cancelled' ? 'awaiting acknowledgement' : status,
      })),
  },
  'user-import-errors-refused': {
    requirement: 'user-import-errors-offered',
    about: 'Every download of the errors of an import is refused.',
    request: refuseAll,
  },
  'user-import-errors-as-json': {
    requirement: 'user-import-errors-offered',
    about: 'The download of the errors of an import is not a spreadsheet.',
    answer: (answer) => ({ ...answer, body: Buffer.from('{"errors":[]}') }),
  },
  'user-import-summary-errors-refused': {
    requirement: 'user-import-summary-errors-offered',
    about: 'Every download of the errors of a summary is refused.',
    request: refuseAll,
  },
  'user-import-newest-unlisted': {
    requirement: 'user-import-tracked',
    about: 'The list of import processes omits the newest process.',
    answer: (answer) => withList(answer, 'data', ([, ...older]) => older),
  },
  'user-import-without-effect': {
    requirement: 'user-import-applies',
    about: 'Users whom an import adds are removed when the import ends.',
    afterTransition: ({ world, before, machine }) => {
      const added = world.rows.users.list().filter(({ id }) => !findById(before.rows.users, id));
      if (machine !== 'user-import' || added.length === 0) return false;
      for (const { id } of added) world.rows.users.delete(Number(id));
      return true;
    },
  },
} satisfies FaultDefinitions;
