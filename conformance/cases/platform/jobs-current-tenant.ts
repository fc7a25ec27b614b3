import { isDeepStrictEqual } from 'node:util';
import type { Api } from '../../case/api.ts';
import type { Reply } from '../../case/exchange.ts';
import { Blocked } from '../../case/failure.ts';
import { inCommon, parseJson } from '../../json.ts';
import { deletable } from '../departments/steps.ts';
import { written } from '../written.ts';

type Submitting = 'updateDepartmentMembers' | 'deleteDepartment';

function bodyOf({ exchange: { responseBody } }: Reply<'readJob'>): unknown {
  return parseJson(responseBody ?? '') ?? responseBody;
}

/**
 * Returns the response if it shows the tested tenant's job, otherwise undefined. `isUnread` means that the tested
 * tenant has not sent a `GET` request for the job yet.
 */
async function leakOf(api: Api, jobId: string, isUnread: boolean): Promise<Reply<'readJob'> | undefined> {
  const foreign = await api.call('readJob', { jobId }, 'other-tenant');
  if (!foreign.ok) return undefined;
  const own = [await api.call('readJob', { jobId }), await api.call('readJob', { jobId })].filter(({ ok }) => ok);
  // If a target deletes a finished job after its first read, another tenant's read can delete the job.
  if (own.length === 0) return isUnread ? foreign : undefined;
  // Ignores values that differ between two reads of one job, such as a trace id.
  const lasting = own.map(bodyOf).reduce(inCommon);
  return lasting !== undefined && isDeepStrictEqual(inCommon(lasting, bodyOf(foreign)), lasting) ? foreign : undefined;
}

/** Another tenant reads the job before the job's owner, because some targets delete a finished job after one read. */
async function leaksOf(api: Api, { operation, status, values: { jobId } }: Reply<Submitting>) {
  if (!jobId) throw new Blocked(operation, `no job could be created: ${status}`);
  const early = await leakOf(api, jobId, true);
  if (early) return early;
  await api.outcome(jobId);
  return leakOf(api, jobId, false);
}

/** Two tenants can have jobs with the same id, so one returned job does not prove a violation. */
async function expectJobsHidden(api: Api): Promise<void> {
  const departmentId = await api.plainDepartment();
  const members = await api.users(1);
  const added = await api.call('updateDepartmentMembers', { departmentId, operation: 'add', members });
  const first = await leaksOf(api, added);
  const second = await leaksOf(api, await api.call('deleteDepartment', { id: await deletable(api) }));
  if (first && second) api.expect.rejected(second, 'The other tenant cannot read a job of this tenant');
}

export const jobsCurrentTenant = written({ 'jobs-current-tenant': expectJobsHidden });
