import { stated } from '../../case/define-case.ts';
import { isSpreadsheet, textOf } from '../content.ts';
import { mustNeedAddress } from '../proofs.ts';

/** Returns whether a text contains one of the names. A user without names cannot be searched for. */
function isNamed(text: string, names: readonly (string | null | undefined)[]): boolean {
  const known = names.filter((name) => name !== undefined && name !== null);
  return known.length === 0 || known.some((name) => text.includes(name.toLowerCase()));
}

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
    // The list is read first, because another case may import users meanwhile.
    const listed = (await api.list('listUsers', {})).filter(({ deleted }) => !deleted);
    const text = (await textOf(await api.call('exportUsers', {})))?.toLowerCase();
    if (text === undefined) return;
    // The service description leaves the columns of an export open, but an export must identify each user.
    const missing = listed.filter(({ id, email }) => !isNamed(text, [id, email]));
    api.expect.equal(missing.slice(0, 3), [], 'A second export names every listed user', reply);
  },
});
