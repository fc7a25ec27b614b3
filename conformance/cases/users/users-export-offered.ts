import { stated } from '../../case/define-case.ts';
import { isSpreadsheet, textOf } from '../content.ts';
import { mustNeedAddress } from '../proofs.ts';
import { knownUsers } from './steps.ts';

export const usersExportOffered = stated({
  id: 'users-export-offered',
  title: 'The export of users is a spreadsheet',
  operations: ['exportUsers', 'listUsers'],
  needs: ['users'],
  readOnly: true,
  run: async (api) => {
    const reply = await api.call('exportUsers', {});
    api.expect.accepted(reply, 'The users are exported');
    api.expect.true(isSpreadsheet(reply), 'The content is a spreadsheet', reply);
    await mustNeedAddress(api, 'exportUsers', {});
    const text = (await textOf(await api.call('exportUsers', {})))?.toLowerCase();
    if (text === undefined) return;
    // The service description leaves the columns of an export open, but an export must identify each user.
    for (const { id, email } of await knownUsers(api, 3)) {
      const isNamed = [id, email].some((name) => text.includes(name.toLowerCase()));
      api.expect.true(isNamed, 'A second export contains the listed users', reply);
    }
  },
});
