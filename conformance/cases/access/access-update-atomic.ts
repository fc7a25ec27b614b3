import type { Api } from '../../case/api.ts';
import { Unjudged } from '../../case/failure.ts';
import { withEntries } from '../several-operations.ts';
import { tabled } from '../written.ts';
import { accessListOf, changeInput, type Folder, granted, isGranted, readableGrant } from './steps.ts';

type Change = 'grant' | 'revoke';

async function send(api: Api, folder: Folder, change: Change, departments: readonly string[], invalid: string) {
  const inputOf = (department: string) =>
    changeInput(api, folder, department, change, change === 'grant' ? 'view' : undefined);
  const inputs = departments.map(inputOf);
  const body = withEntries(await Promise.all(inputs.map((input) => api.bodyOf('updateAccess', input))));
  if (body === undefined) throw new Unjudged('a request of this target contains only one entry');
  const reply = await api.send('updateAccess', inputOf(invalid), { body });
  const { jobId } = reply.values;
  return { reply, isDone: reply.ok && (!jobId || (await api.outcome(jobId)).state === 'succeeded') };
}

/** Test cases: a change with a valid, an invalid and another valid entry is applied as a whole or not at all. */
export const accessUpdateAtomic = tabled<'grant' | 'revoke'>(
  {
    'access-update-atomic-grant': 'grant',
    'access-update-atomic-revoke': 'revoke',
  },
  async (api, change) => {
    const folder = await api.existing('folder');
    const { granted: kept } = await api.once(readableGrant);
    let valid = await entriesFor(api, folder, change);
    const invalid = change === 'grant' ? api.unknownId('department') : await api.plainDepartment();
    for (const at of [0, 1, 2]) {
      const { reply, isDone } = await send(api, folder, change, valid.toSpliced(at, 0, invalid), invalid);
      const { entries } = await accessListOf(api, folder.id);
      const applied = valid.filter((each) => isGranted(entries, each) === (change === 'grant'));
      const isWhole = applied.length === 0 || (isDone && applied.length === valid.length);
      api.expect.true(isWhole, 'No entry or each valid entry of the change is applied', reply);
      api.expect.true(isGranted(entries, kept), 'The list still has an earlier grant', reply);
      if (applied.length > 0) valid = await entriesFor(api, folder, change);
    }
  },
);

async function entriesFor(api: Api, folder: Folder, change: Change): Promise<string[]> {
  const valid = [await api.plainDepartment(), await api.plainDepartment()];
  if (change === 'revoke') for (const each of valid) await granted(api, folder, each);
  return valid;
}
