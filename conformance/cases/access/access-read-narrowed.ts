import type { Api } from '../../case/api.ts';
import { stated } from '../../case/define-case.ts';
import { accessListOf, granted, isGranted, ownAndOld } from './steps.ts';

function narrowed(api: Api, folderId: string, narrow: string, principal: string, permission: string) {
  const criteria = { narrow, narrowPrincipalId: principal, narrowPermission: permission };
  return api.call('readAccess', { type: 'folder', folderId, ...criteria });
}

export const accessReadNarrowed = stated({
  id: 'access-read-narrowed',
  title: 'A filtered access list is a subset of the complete list',
  operations: ['createDepartment', 'updateAccess', 'readAccess', 'readJob'],
  needs: ['folder', 'access-narrowing'],
  run: async (api) => {
    const folder = await api.existing('folder');
    const [department, other] = [await api.department(), await api.department()];
    await granted(api, folder, department);
    const { entries: all } = await accessListOf(api, folder.id);
    const reply = await narrowed(api, folder.id, 'department', department, 'view');
    api.expect.accepted(reply, 'The filter parameter is accepted');
    const entries = ownAndOld(api, reply.values.entries);
    const known = new Set(all.map((entry) => JSON.stringify(entry)));
    const strange = entries.filter((entry) => !known.has(JSON.stringify(entry)));
    api.expect.equal(strange, [], 'The filtered list contains only entries of the complete list', reply);
    api.expect.true(
      isGranted(entries, department),
      'The filtered list contains the entry that meets the criterion',
      reply,
    );
    const again = await narrowed(api, folder.id, 'department', department, 'view');
    const isAgain = isGranted(again.values.entries ?? [], department);
    api.expect.true(isAgain, 'A second filtered read contains the entry that meets the criterion', again);
    const without = await narrowed(api, folder.id, 'user', other, 'edit');
    // Skips the check if the requests that the target file defines do not contain the filter values.
    const isSame =
      without.exchange.url === reply.exchange.url && without.exchange.requestBody === reply.exchange.requestBody;
    if (isSame) return;
    const left = ownAndOld(api, without.values.entries);
    api.expect.true(
      !isGranted(left, department),
      'The filtered list omits an entry that does not meet the criterion',
      without,
    );
  },
});
