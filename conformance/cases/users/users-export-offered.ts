import { stated } from '../../case/define-case.ts';
import type { Reply } from '../../case/exchange.ts';
import { expectCompleteExport } from '../complete-users.ts';
import { isSpreadsheet } from '../content.ts';
import { mustNeedAddress } from '../proofs.ts';

export const usersExportOffered = stated({
  id: 'users-export-offered',
  title: 'The export of users is a spreadsheet that has every listed user',
  operations: ['exportUsers', 'listUsers'],
  needs: ['users'],
  readOnly: true,
  run: async (api) => {
    const ask = () => api.call('exportUsers', {});
    const isReady = ({ status }: Reply<'exportUsers'>) => status !== 202;
    const reply = await api.eventually(ask, isReady, 'The export is ready');
    api.expect.accepted(reply, 'The users are exported');
    api.expect.true(isSpreadsheet(reply), 'The content is a spreadsheet', reply);
    await mustNeedAddress(api, 'exportUsers', {});
    await expectCompleteExport(api);
  },
});
