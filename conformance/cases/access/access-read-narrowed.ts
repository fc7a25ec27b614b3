import { stated } from '../../case/define-case.ts';
import { accessListOf, granted, isGranted, ownAndOld } from './steps.ts';

export const accessReadNarrowed = stated({
  id: 'access-read-narrowed',
  title: 'A narrowed access list is a subset of the whole',
  operations: ['createDepartment', 'updateAccess', 'readAccess', 'readJob'],
  needs: ['folder', 'access-narrowing'],
  run: async (api) => {
    const { id: folderId } = await api.existing('folder');
    const department = await api.department();
    await granted(api, folderId, department);
    const { entries: all } = await accessListOf(api, folderId);
    const reply = await api.call('readAccess', { type: 'folder', folderId, narrow: 'department' });
    api.expect.accepted(reply, 'The narrowing parameter is accepted');
    const entries = ownAndOld(api, reply.values.entries);
    const known = new Set(all.map((entry) => JSON.stringify(entry)));
    const strange = entries.filter((entry) => !known.has(JSON.stringify(entry)));
    api.expect.equal(strange, [], 'It has no entry that the whole list has not', reply);
    api.expect.true(isGranted(entries, department), 'It has the entry that was asked for', reply);
    const others = entries.filter(({ principalType }) => principalType && principalType !== 'department');
    api.expect.equal(others, [], 'It leaves out what was not asked for', reply);
  },
});
