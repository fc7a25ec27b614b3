import type { Target } from '../../target/types.ts';
import {
  type Alteration,
  objectIn,
  otherOrder,
  type Passed,
  type Passing,
  removedJobs,
  withRemovedJobs,
} from '../fake/altered.ts';
import type { TenantStyle } from '../fake/service/tenant.ts';

/** A fake server whose behavior is unusual but meets the service description. */
export interface HonestStyle {
  name: string;
  settings?: TenantStyle;
  alter?: () => Alteration;
  change?: (target: Target) => Target;
  concurrency?: number;
}

const isDepartment = ({ url }: Passing) => /\/(units|departments)(\/[^/]+)?$/.test(url.pathname);
const jobIn = ({ url }: Passing) => /\/jobs\/([^/]+)$/.exec(url.pathname)?.[1];

function withDepartments(change: (department: Record<string, unknown>) => Record<string, unknown>): Alteration {
  return async (request, forward) => {
    const answer = await forward();
    if (!isDepartment(request) || answer.status >= 300) return answer;
    const body = objectIn(answer);
    const { results } = body;
    const changed = Array.isArray(results) ? { ...body, results: results.map(change) } : change(body);
    return { status: answer.status, body: changed };
  };
}

const slugs = () =>
  withDepartments((department) => ({
    ...department,
    trail: String(department['trail'])
      .toLowerCase()
      .replaceAll(/[^a-z0-9>]+/g, '-'),
  }));

function namesOfParents(): Alteration {
  const names = new Map<unknown, unknown>();
  return withDepartments((department) => {
    if (department['title'] !== undefined) names.set(department['uuid'], department['title']);
    const parent = department['parent_uuid'];
    return { ...department, parent_uuid: parent === null ? null : (names.get(parent) ?? parent) };
  });
}

const shortAnswers = (): Alteration => async (request, forward) => {
  const answer = await forward();
  if (!isDepartment(request) || answer.status >= 300) return answer;
  if (request.method === 'POST') return { status: 201, body: { uuid: objectIn(answer)['uuid'] } };
  return request.method === 'PUT' ? { status: 204 } : answer;
};

function lateJobs(most: number): Alteration {
  const reads = new Map<string, number>();
  return async (request, forward) => {
    const answer = await forward();
    if (jobIn(request) === undefined || answer.status !== 200) return answer;
    const times = (reads.get(request.url.pathname) ?? 0) + 1;
    reads.set(request.url.pathname, times);
    return times > most ? answer : { status: 200, body: { ...objectIn(answer), finished: false, good: null } };
  };
}

function lockedByJobs(): Alteration {
  let locked = 0;
  return async (request, forward) => {
    locked -= 1;
    const isChange = request.method !== 'GET' && !/\/(session|find)$/.test(request.url.pathname);
    if (isChange && locked > 0) return { status: 409, body: { error_code: 'busy' } };
    const answer = await forward();
    const job = jobIn(request);
    if (taskIn(answer) !== undefined) locked = 6;
    if (job === undefined || locked <= 0 || answer.status !== 200) return answer;
    return { status: 200, body: { ...objectIn(answer), finished: false, good: null } };
  };
}

/** Jobs do not end in the order of their start, because the proxy reads the newest and the oldest job in turn. */
function jobsInTheBackground(): Alteration {
  const pending: string[] = [];
  let requests = 0;
  return async (request, forward) => {
    const answer = await forward();
    const task = taskIn(answer);
    if (task !== undefined) pending.push(task);
    const job = pending.at(++requests % 2 === 0 ? 0 : -1);
    if (job === undefined) return answer;
    const url = new URL(`/platform/v2/admin/jobs/${job}`, request.url);
    const read = await forward({ method: 'GET', url, body: Buffer.alloc(0) });
    if (read.status === 200 && objectIn(read)['finished'] === true) pending.splice(pending.indexOf(job), 1);
    return answer;
  };
}

function taskIn(answer: Passed): string | undefined {
  if (answer.status !== 202) return undefined;
  const { task } = objectIn(answer);
  return typeof task === 'string' ? task : undefined;
}

const smallPages = (): Alteration => async (request, forward) => {
  const answer = await forward();
  const isJson = answer.headers['content-type']?.includes('json');
  if (request.method !== 'GET' || !isJson || answer.status !== 200) return answer;
  const { results, ...others } = objectIn(answer);
  if (!Array.isArray(results) || results.length <= 3) return answer;
  const token = request.url.searchParams.get('page_token') ?? '';
  const from = Number(Buffer.from(token, 'base64url').toString('utf8'));
  const next = Buffer.from(String(from + 3)).toString('base64url');
  return { status: 200, body: { ...others, results: results.slice(0, 3), next_page_token: next } };
};

const otherStatuses = (): Alteration => async (_request, forward) => {
  const answer = await forward();
  const statuses: Readonly<Record<number, number>> = { 401: 403, 403: 404, 404: 410, 422: 409 };
  return { ...answer, status: statuses[answer.status] ?? answer.status };
};

function lateSearch(): Alteration {
  const searches = new Map<string, number>();
  return async (request, forward) => {
    if (!request.url.pathname.endsWith('/find')) return forward();
    const text = `${request.url.searchParams.get('words')} ${request.body}`;
    const times = (searches.get(text) ?? 0) + 1;
    searches.set(text, times);
    return times > 2 ? forward() : { status: 200, body: { results: [] } };
  };
}

const oneRoot = (): Alteration => async (request, forward) => {
  const isCreation = request.method === 'POST' && request.url.pathname.endsWith('/units');
  if (isCreation && !objectIn(request)['parent_uuid']) return { status: 422, body: { error_code: 'broken_rule' } };
  return forward();
};

const ofFile = /^\/content\/sets\/([^/]+)\/files\/([^/]+)(\/.*)?$/;

const twoIds = (): Alteration => async (request, forward) => {
  const { pathname } = request.url;
  const at = (path: string) => new URL(path, request.url);
  const recordOf = (id: string) => forward({ method: 'GET', url: at(`/content/files/${id}`), body: Buffer.alloc(0) });
  const [, reference, id, rest = ''] = ofFile.exec(pathname) ?? [];
  if (id !== undefined) {
    const record = await recordOf(id);
    const isIt = record.status === 200 && objectIn(record)['reference'] === decodeURIComponent(reference ?? '');
    if (!isIt) return record.status === 200 ? { status: 404, body: { error_code: 'not_there' } } : record;
    return forward({ url: at(`/content/files/${id}${rest}${request.url.search}`) });
  }
  const answer = await forward();
  const isUpload = request.method === 'POST' && pathname === '/content/files' && answer.status === 201;
  return isUpload ? recordOf(String(objectIn(answer)['file_uuid'])) : answer;
};

function withTwoIds({ operations, ...target }: Target): Target {
  const text = JSON.stringify(operations)
    .replaceAll('"documentId":"file_uuid"', `"documentId":"join('~', [reference, file_uuid])"`)
    .replaceAll('/files/{documentId}', "/sets/{split(documentId, '~')[0]}/files/{split(documentId, '~')[1]}");
  return { ...target, operations: JSON.parse(text) };
}

const exportedRoles = (): Alteration => async (request, forward) => {
  if (!request.url.pathname.endsWith('/people.csv')) return forward();
  const rows = ['Id;Mail;Role'];
  for (let token: unknown = ''; token !== undefined; ) {
    const url = new URL(`people?page_token=${token}`, request.url);
    const page = objectIn(await forward({ url }));
    const people = Array.isArray(page['results']) ? page['results'] : [];
    rows.push(...people.map(({ uuid, mail, role_uuid: role }) => [uuid, mail, role].join(';')));
    token = page['next_page_token'];
  }
  return { status: 200, headers: { 'content-type': 'text/csv' }, body: Buffer.from(rows.join('\r\n')) };
};

function withoutRoles({ operations, ...target }: Target): Target {
  const text = JSON.stringify(operations).replaceAll(',"roleId":"role_uuid"', '');
  return { ...target, operations: JSON.parse(text) };
}

function withExportedRoles(target: Target): Target {
  const answer = { items: { in: '@', each: { id: 'Id', roleId: 'Role' } } };
  const userRoles = { method: 'GET', path: '/v2/admin/people.csv', format: 'spreadsheet', answer } as const;
  return { ...withoutRoles(target), observe: { userRoles } };
}

const headOffice = '8b7f8d45-32e3-2121-d5ec-914a341e5f8b';

export const honestStyles: readonly HonestStyle[] = [
  { name: 'flat bodies' },
  { name: 'a path of slugs', alter: slugs },
  { name: 'names of parents', alter: namesOfParents },
  { name: 'short answers to changes', alter: shortAnswers },
  { name: 'jobs that end late', alter: () => lateJobs(8) },
  { name: 'changes refused while a job is pending', alter: lockedByJobs },
  { name: 'changes refused while a job of a parallel walk is pending', alter: lockedByJobs, concurrency: 3 },
  { name: 'jobs that end in the background', settings: { jobReads: 2 }, alter: jobsInTheBackground },
  {
    name: 'jobs that end in the background in parallel',
    settings: { jobReads: 6 },
    alter: jobsInTheBackground,
    concurrency: 4,
  },
  { name: 'jobs with many reads', settings: { jobReads: 9 }, concurrency: 3 },
  {
    name: 'jobs that are removed at their end',
    alter: withRemovedJobs,
    change: removedJobs,
  },
  { name: 'small pages', alter: smallPages },
  { name: 'lists in another order', alter: otherOrder },
  { name: 'other statuses of refusals', alter: otherStatuses },
  { name: 'a late search index', alter: lateSearch },
  {
    name: 'one root',
    alter: oneRoot,
    change: (target) => ({ ...target, existing: { ...target.existing, rootDepartmentId: headOffice } }),
  },
  { name: 'documents with two ids', alter: twoIds, change: withTwoIds },
  { name: 'roles only in the export', alter: exportedRoles, change: withExportedRoles },
  {
    name: 'hidden roles',
    change: (target) => ({ ...withoutRoles(target), notObservable: { 'user-role-shown': 'No list shows a role.' } }),
  },
  { name: 'changes of all members or none', settings: { changesAllMembersOrNone: true } },
  { name: 'changes of all members or none in jobs', settings: { jobReads: 2, changesAllMembersOrNone: true } },
  { name: 'trimmed names', settings: { trimsNames: true } },
  { name: 'trimmed names in jobs', settings: { jobReads: 2, trimsNames: true } },
];
