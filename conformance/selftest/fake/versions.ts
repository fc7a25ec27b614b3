import { createHash } from 'node:crypto';
import type { Target } from '../../target/types.ts';
import { type Alteration, type Passed, type Passing, withBinding } from './altered.ts';

type Forward = (changed?: Partial<Passing>) => Promise<Passed>;

async function currentOf(path: string, { origin }: URL, forward: Forward): Promise<Passed> {
  const url = new URL(`${origin}/platform/v2/admin/departments/${path.split('/').at(-1)}`);
  const answer = await forward({ method: 'GET', url, body: Buffer.alloc(0) });
  const etag = `"${createHash('sha256').update(answer.body).digest('hex')}"`;
  return answer.status === 200 ? { ...answer, headers: { ...answer.headers, etag } } : answer;
}

/** The proxy refuses the first `refusals` changes although `If-Match` contains the current version. */
export function withVersions(refusals = 0): Alteration {
  let left = refusals;
  return async ({ method, url, headers }, forward) => {
    const isRead = method === 'GET' && url.pathname.includes('/departments/');
    if (isRead) return currentOf(url.pathname, url, forward);
    if (!['PUT', 'DELETE'].includes(method) || !url.pathname.includes('/units/')) return forward();
    const { etag } = (await currentOf(url.pathname, url, forward)).headers;
    if (headers['if-match'] === undefined) return { status: 428, body: {} };
    const isCurrent = headers['if-match'] === etag && left-- <= 0;
    return isCurrent ? forward() : { status: 412, body: {} };
  };
}

export function readingVersions(target: Target): Target {
  const before = { path: '/v2/admin/departments/{id}', answer: { version: { header: 'ETag' } } };
  const reading = { before, headers: { 'If-Match': '{version}' } };
  return withBinding('deleteDepartment', reading)(withBinding('updateDepartment', reading)(target));
}
