import { stated } from '../../case/define-case.ts';
import type { Reply } from '../../case/exchange.ts';
import { isSpreadsheet, textOf } from '../content.ts';
import { mustNeedAddress } from '../proofs.ts';

interface Listed {
  id?: string | null | undefined;
  email?: string | null | undefined;
}

const address = /[^\s@]@[^\s@]/;

/**
 * Returns the listed users that are missing in an export. The export text has one cell per line.
 * Compares ids or e-mail addresses only if the export has them: the service description names no columns.
 * An export without ids and e-mail addresses must have at least as many cells as the target has users.
 */
function omitted(exported: string, listed: readonly Listed[]): readonly Listed[] {
  const text = exported.toLowerCase();
  const lines = text.split('\n').map((line) => line.trim());
  const cells = new Set(lines);
  const hasId = ({ id }: Listed) => Boolean(id) && cells.has(String(id).toLowerCase());
  const hasEmail = ({ email }: Listed) => Boolean(email) && text.includes(String(email).toLowerCase());
  const hasIds = listed.filter(hasId).length > listed.length / 2;
  const hasEmails = address.test(text);
  if (!hasIds && !hasEmails) return lines.length < listed.length ? listed : [];
  const isIdentified = (user: Listed) => hasIds || Boolean(user.email);
  return listed.filter((user) => isIdentified(user) && !hasId(user) && !hasEmail(user));
}

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
    // Reads the list of users before the export, because another test case may import users meanwhile.
    const listed = (await api.list('listUsers', {})).filter(({ deleted }) => !deleted);
    // Repeats the export, because new users may appear in an export with a delay.
    const isComplete = async (again: Reply<'exportUsers'>) => {
      const text = await textOf(again);
      return text === undefined || omitted(text, listed).length === 0;
    };
    await api.eventually(ask, isComplete, 'A second export has every listed user');
  },
});
