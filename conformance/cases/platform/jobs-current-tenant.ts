import { isDeepStrictEqual } from 'node:util';
import type { Api } from '../../case/api.ts';
import { stated } from '../../case/define-case.ts';
import type { Reply } from '../../case/exchange.ts';
import { inCommon, parseJson } from '../../json.ts';
import { setMembers } from '../members/steps.ts';

const operations = ['createDepartment', 'updateDepartmentMembers', 'deleteDepartment', 'readJob', 'listUsers'] as const;

/**
 * Creates two jobs of different kinds, and returns their ids.
 * Two jobs are necessary, because another tenant could have a job with an equal id by chance.
 */
async function jobsOf(api: Api): Promise<string[]> {
  const departmentId = await api.department();
  const members = await api.users(1);
  const added = await api.call('updateDepartmentMembers', { departmentId, operation: 'add', members });
  const deleted = await api.call('deleteDepartment', { id: await api.department() });
  for (const { values } of [added, deleted]) await api.outcome(values.jobId ?? '');
  await setMembers(api, departmentId, 'remove', members);
  return [added, deleted].map(({ values }) => values.jobId ?? '');
}

function bodyOf({ exchange: { responseBody } }: Reply<'readJob'>): unknown {
  return parseJson(responseBody ?? '') ?? responseBody;
}

export const jobsCurrentTenant = stated({
  id: 'jobs-current-tenant',
  requirement: 'administration-current-tenant',
  title: 'Another tenant cannot read a job of this tenant',
  operations,
  needs: ['users', 'other-tenant'],
  run: async (api) => {
    const isLeaked = async (jobId: string) => {
      const foreign = await api.call('readJob', { jobId }, 'other-tenant');
      if (!foreign.ok) return undefined;
      const [one, again] = [await api.call('readJob', { jobId }), await api.call('readJob', { jobId })];
      // Values that differ between two reads of the same job, such as a trace id, do not identify the job.
      const lasting = inCommon(bodyOf(one), bodyOf(again));
      const isSame = lasting !== undefined && isDeepStrictEqual(inCommon(lasting, bodyOf(foreign)), lasting);
      return isSame ? foreign : undefined;
    };
    const [first = '', second = ''] = await jobsOf(api);
    const leak = (await isLeaked(first)) && (await isLeaked(second));
    if (leak) api.expect.rejected(leak, 'The other tenant cannot read a job of this tenant');
  },
});
