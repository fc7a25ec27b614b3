import { bodyOf, type Platform } from './client.ts';

export type Wait = (milliseconds: number) => Promise<unknown>;

const sleep: Wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Returns the pause in Retry-After in milliseconds. The header has seconds or a date (RFC 9110, section 10.2.3). */
export function retryAfter(response: Response, otherwise = 1000): number {
  const value = response.headers.get('retry-after');
  if (value === null) return otherwise;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? otherwise : Math.max(0, date - Date.now());
}

/** Deletes a department and its descendants, waits for the deletion job, and returns the last status of the job. */
export async function removeDepartment({ admin }: Platform, id: string, wait: Wait = sleep, most = tenMinutes) {
  const accepted = await admin.DELETE('/v2/admin/departments/{id}', { params: { path: { id } } });
  return (await ended({ admin }, bodyOf(accepted).data.id, accepted.response, wait, most)).status;
}

/** Adds users to a department, at most 500 per request. Returns the ids of the users that were not added. */
export async function addMembers(
  { admin }: Platform,
  departmentId: string,
  ids: readonly string[],
  wait: Wait = sleep,
) {
  const refused: string[] = [];
  for (let start = 0; start < ids.length; start += 500) {
    const attributes = { operation: 'add' as const, members: ids.slice(start, start + 500) };
    const accepted = await admin.PATCH('/v2/admin/departments/{departmentId}/members', {
      params: { path: { departmentId } },
      body: { data: { type: 'department-members', attributes } },
    });
    const job = await ended({ admin }, bodyOf(accepted).data.id, accepted.response, wait);
    refused.push(...(job.result?.entries ?? []).filter(({ outcome }) => outcome === 'failed').map(({ id }) => id));
  }
  return refused;
}

const tenMinutes = 600_000;

/** Polls a job until it ends, with the pause from Retry-After. A job with an unknown status counts as still running. */
async function ended(
  { admin }: Pick<Platform, 'admin'>,
  jobId: string,
  accepted: Response,
  wait: Wait,
  most = tenMinutes,
) {
  const pause = retryAfter(accepted);
  for (let waited = 0; waited < most; waited += pause) {
    await wait(pause);
    const { attributes } = bodyOf(await admin.GET('/v2/admin/jobs/{jobId}', { params: { path: { jobId } } })).data;
    if (attributes.status === 'succeeded' || attributes.status === 'failed') return attributes;
  }
  throw new Error(`the job ${jobId} did not end in ${most / 1000} s`);
}
