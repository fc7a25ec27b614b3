import { mostItems } from '../../case/api.ts';
import type { Reply } from '../../case/exchange.ts';
import { isSpreadsheet, textOf } from '../../cases/content.ts';
import { idsOf } from '../../cases/users/steps.ts';
import type { Command } from '../step.ts';
import { knownUsers } from './users.ts';

/** Lists all users of the tenant. The list must contain each user of the request sequence exactly once. */
export const listUsers: Command = {
  name: 'list all users',
  operations: ['listUsers'],
  needs: ['users'],
  weight: 0.5,
  run: async (walk) => {
    const { api, rule, says } = walk;
    says('List all users');
    const known = await knownUsers(walk);
    const isComplete = async (first: Reply<'listUsers'>) => {
      const ids = idsOf(first.ok ? await api.rest(first) : []);
      const isWhole = ids.length >= mostItems || known.every((id) => ids.includes(id));
      return ids.length > 0 && new Set(ids).size === ids.length && isWhole;
    };
    // Repeats the request, because a parallel user import may move users from one list page to another.
    const what = 'The list has every known user, each once';
    await rule('users-list-offered', () => api.eventually(() => api.call('listUsers', {}), isComplete, what));
  },
};

/** Exports the users as a spreadsheet, which must contain users from the target's list of users. */
export const exportUsers: Command = {
  name: 'export the users',
  operations: ['exportUsers', 'listUsers'],
  needs: ['users'],
  weight: 0.5,
  run: async (walk) => {
    const { api, rule, says } = walk;
    says('Export the users');
    const reply = await api.call('exportUsers', {});
    await rule('users-export-offered', () => api.expect.accepted(reply, 'The users are exported'));
    await rule('users-export-offered', () =>
      api.expect.true(isSpreadsheet(reply), 'The export is a spreadsheet', reply),
    );
    const text = (await textOf(reply))?.toLowerCase();
    if (text === undefined) return;
    for (const id of (await knownUsers(walk)).slice(0, 3)) {
      const email = (await api.call('listUsers', { id })).values.items?.find((user) => user.id === id)?.email;
      const isNamed = !email || [id, email].some((name) => text.includes(name.toLowerCase()));
      await rule('users-export-offered', () => api.expect.true(isNamed, 'The export names a listed user', reply));
    }
  },
};
