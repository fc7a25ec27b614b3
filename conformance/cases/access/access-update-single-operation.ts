import type { Api } from '../../case/api.ts';
import { stated } from '../../case/define-case.ts';
import { Blocked, Unjudged } from '../../case/failure.ts';
import { bothIn } from '../several-operations.ts';
import { accessListOf, changeInput, type Folder, granted, isGranted } from './steps.ts';

export async function expectOneChange(api: Api, folder: Folder): Promise<boolean> {
  const [old, first, second] = [await api.department(), await api.department(), await api.department()];
  await granted(api, folder, old);
  const grantOf = (department: string) => changeInput(api, folder, department, 'grant', 'view');
  // Returns the body of an access request. Sends the request without a token, so that the target refuses it.
  const bodyOf = async (input: ReturnType<typeof changeInput>) =>
    (await api.call('updateAccess', input, 'nobody')).exchange.requestBody;
  const grant = await bodyOf(grantOf(first));
  const twoGrants = bothIn(grant, await bodyOf(grantOf(second)));
  const body = twoGrants ?? bothIn(grant, await bodyOf(changeInput(api, folder, old, 'revoke')));
  if (body === undefined) return false;
  const { entries: before } = await accessListOf(api, folder.id);
  if (!isGranted(before, old) || isGranted(before, first))
    throw new Blocked('updateAccess', 'a grant is not listed, or a request without a token is applied');
  const reply = await api.send('updateAccess', grantOf(first), { body });
  if (reply.ok && reply.values.jobId) await api.outcome(reply.values.jobId);
  const { entries } = await accessListOf(api, folder.id);
  const isSecondDone = twoGrants === undefined ? !isGranted(entries, old) : isGranted(entries, second);
  api.expect.true(!(isGranted(entries, first) && isSecondDone), 'At most one of the two operations is applied', reply);
  return true;
}

export const accessUpdateSingleOperation = stated({
  id: 'access-update-single-operation',
  title: 'A request with two operations does not apply both',
  operations: ['createDepartment', 'updateAccess', 'readAccess', 'readJob'],
  needs: ['folder'],
  run: async (api) => {
    const folder = await api.existing('folder');
    for (let times = 0; times < 2; times += 1)
      if (!(await expectOneChange(api, folder)))
        throw new Unjudged('the request of this target cannot contain two operations');
  },
});
