import { type ItemsOf, mostItems } from '../../case/api.ts';
import type { Reply } from '../../case/exchange.ts';
import { expectCompleteExport, expectCompleteList } from '../../cases/complete-users.ts';
import { isSpreadsheet } from '../../cases/content.ts';
import { idsOf } from '../../cases/users/steps.ts';
import { mustList } from '../checks/accepted.ts';
import type { Command } from '../step.ts';
import { knownUsers } from './users.ts';

export const listUsers: Command = {
  name: 'list all users',
  operations: ['listUsers'],
  needs: ['users'],
  weight: 0.5,
  run: async (walk) => {
    const { api, rule, says } = walk;
    says('List all users');
    const known = await knownUsers(walk);
    let listed: ItemsOf<'listUsers'> = [];
    const isComplete = async (first: Reply<'listUsers'>) => {
      listed = await api.rest(first);
      const ids = idsOf(listed);
      const isWhole = ids.length >= mostItems || known.every((id) => ids.includes(id));
      return ids.length > 0 && new Set(ids).size === ids.length && isWhole;
    };
    // A parallel user import can move users to other pages of the list, so the list is read again.
    const what = 'The list has every known user, each once';
    const ask = () => api.call('listUsers', {});
    const reply = await mustList(walk, ['users-list-offered', 'users-list-offered'], ask, isComplete, what);
    if (api.binds('exportUsers') && listed.length < mostItems)
      await rule('users-list-offered', () => expectCompleteList(api, reply, listed));
  },
};

export const exportUsers: Command = {
  name: 'export the users',
  operations: ['exportUsers', 'listUsers'],
  needs: ['users'],
  weight: 0.5,
  run: async (walk) => {
    const { api, rule, says } = walk;
    says('Export the users');
    const isReady = ({ status }: Reply<'exportUsers'>) => status !== 202;
    const ask = () => api.call('exportUsers', {});
    const reply = await rule('users-export-offered', () => api.eventually(ask, isReady, 'The export is ready'));
    await rule('users-export-offered', () => api.expect.accepted(reply, 'The users are exported'));
    await rule('users-export-offered', () =>
      api.expect.true(isSpreadsheet(reply), 'The export is a spreadsheet', reply),
    );
    await rule('users-export-offered', () => expectCompleteExport(api));
  },
};
