import { stated } from '../../case/define-case.ts';
import { isSpreadsheet } from '../content.ts';

export const usersExportOffered = stated({
  id: 'users-export-offered',
  title: 'The users are exported as a spreadsheet',
  operations: ['exportUsers'],
  readOnly: true,
  run: async (api) => {
    const reply = await api.call('exportUsers', {});
    api.expect.accepted(reply, 'The users are exported');
    api.expect.true(isSpreadsheet(reply), 'The content is a spreadsheet', reply);
  },
});
