import { bodyOf, type Platform } from './client.ts';

export type Wait = (milliseconds: number) => Promise<unknown>;

const sleep: Wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Milliseconds until the next poll, from the header Retry-After: seconds or a date (RFC 9110, section 10.2.3). */
export function retryAfter(response: Response, otherwise = 1000): number {
  const value = response.headers.get('retry-after');
  if (value === null) return otherwise;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? otherwise : Math.max(0, date - Date.now());
}

/** Removes a department with its subtree and waits until that is done. Gives the status in which the job ended. */
export async function removeDepartment({ admin }: Platform, id: string, wait: Wait = sleep) {
  const accepted = await admin.DELETE('/v2/admin/departments/{id}', { params: { path: { id } } });
  const jobId = bodyOf(accepted).data.id;
  let pause = retryAfter(accepted.response);
  for (;;) {
    await wait(pause);
    const answer = await admin.GET('/v2/admin/jobs/{jobId}', { params: { path: { jobId } } });
    const { status } = bodyOf(answer).data.attributes;
    if (status === 'succeeded' || status === 'failed') return status;
    pause = retryAfter(answer.response, pause);
  }
}
