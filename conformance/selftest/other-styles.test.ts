import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { preventsCertificate } from '../case/outcome.ts';
import { cases } from '../cases/index.ts';
import type { Target } from '../target/types.ts';
import { type Alteration, judgeAltered, objectIn, otherOrder, removedJobs, withRemovedJobs } from './fake/altered.ts';
import { archiveOfUsers } from './fake/archive.ts';

const short = (record: Awaited<ReturnType<typeof judgeAltered>>) =>
  record.cases
    .filter(({ outcome }) => preventsCertificate(outcome))
    .map(({ id, outcome, reason }) => `${id} ${outcome} ${reason}`);

/** For example, some servers return 404 instead of 403 to hide an object from callers without rights. */
const otherStatuses: Readonly<Record<number, number>> = { 403: 404, 404: 410, 422: 409 };

function inAnotherOrder(): Alteration {
  const alter = otherOrder();
  return async (request, forward) => {
    const { status, ...answer } = await alter(request, forward);
    return { ...answer, status: otherStatuses[status] ?? status };
  };
}

test('lists may have another order at each read, and refusals may have other statuses', async () => {
  const notObservable = { 'directory-window': 'The role directory is not readable.' };
  const record = await judgeAltered({ alter: inAnotherOrder(), change: (target) => ({ ...target, notObservable }) });
  expect(short(record)).toEqual([]);
});

const jobRows = [
  'job-read-offered',
  'job-acknowledgement-names-job',
  'job-shows-status',
  'job-shows-outcome',
  'job-kind-members',
  'job-kind-role-assignments',
  'access-control-admin-accepted',
  'access-control-super-admin-accepted',
  'access-control-plain-user-rejected',
  'access-control-without-token-rejected',
  'administration-current-tenant',
];

test('a job may be removed once its outcome was read, if the target file says so', async () => {
  const record = await judgeAltered({
    only: jobRows,
    alter: withRemovedJobs(),
    change: removedJobs,
  });
  expect(short(record)).toEqual([]);
  expect(record.cases.filter(({ outcome }) => outcome === 'not applicable')).toHaveLength(4);
});

test('a target may refuse large files', async () => {
  const sizes: number[] = [];
  const refusing: Alteration = async (request, forward) => {
    sizes.push(request.body.length);
    return request.body.length > 65_536 ? { status: 413, body: {} } : forward();
  };
  const record = await judgeAltered({ only: ['document-download-offered'], alter: refusing });
  expect(short(record)).toEqual([]);
  expect(Math.max(...sizes)).toBeGreaterThan(65_536);
});

test('a processed document may be refused until it is ready', async () => {
  const reads = new Map<string, number>();
  const record = await judgeAltered({
    only: ['document-processed-download-offered'],
    alter: ({ url: { pathname } }, forward) => {
      const times = (reads.get(pathname) ?? 0) + 1;
      reads.set(pathname, times);
      return pathname.endsWith('/rendition') && times < 3 ? { status: 409, body: {} } : forward();
    },
  });
  expect(short(record)).toEqual([]);
});

test('a job of another tenant is a leak, also if the target removes jobs whose outcome was read', async () => {
  const only = ['jobs-current-tenant'];
  const style = { only, alter: withRemovedJobs(), change: removedJobs };
  const record = await judgeAltered({ ...style, faults: ['tenant-open:job'] });
  expect(record.cases.map(({ outcome }) => outcome)).toEqual(['failed']);
});

function withExport(change: (text: string, exports: number) => string): Alteration {
  let exports = 0;
  return async (request, forward) => {
    const answer = await forward();
    if (!request.url.pathname.endsWith('/people.csv') || answer.status !== 200) return answer;
    exports += 1;
    return { ...answer, body: Buffer.from(change(answer.body.toString('utf8'), exports)) };
  };
}

const withoutPerson4 = withExport((text) => text.replaceAll(/person4@[\w.-]+/g, ''));

const withoutAddress: Alteration = async (request, forward) => {
  if (!request.url.pathname.endsWith('/people')) return withoutPerson4(request, forward);
  const { body, ...answer } = await forward();
  return { ...answer, body: Buffer.from(body.toString('utf8').replaceAll(/"person4@[^"]*"/g, 'null')) };
};

test.each([
  ['only the names of users', withExport((text) => text.replaceAll(/(\w+)@[\w.-]+/g, 'Person $1'))],
  ['no id of a user who has no e-mail address', withoutAddress],
  ['a new user some time later', withExport((text, times) => (times > 4 ? text : text.replace(/\r\n[^\r]*$/, '')))],
])('an export may have %s', async (_, alter) => {
  expect(short(await judgeAltered({ only: ['users-export-offered'], alter }))).toEqual([]);
});

test('an export that omits a listed user is a violation', async () => {
  const record = await judgeAltered({ only: ['users-export-offered'], alter: withoutPerson4 });
  expect(record.cases.map(({ outcome }) => outcome)).toEqual(['failed']);
});

test('the processing of a document may add fields at any time', async () => {
  let reads = 0;
  const adding: Alteration = async (request, forward) => {
    const answer = await forward();
    if (request.method !== 'GET' || !/\/files\/[^/]+$/.test(request.url.pathname) || answer.status !== 200)
      return answer;
    const { metadata, ...rest } = objectIn(answer);
    reads += 1;
    return { status: 200, body: { ...rest, metadata: { ...Object(metadata), language: [`guess ${reads}`] } } };
  };
  const only = ['documents-isolation-documents'];
  const record = await judgeAltered({ only, verdicts: ['published'], alter: adding });
  expect(record.cases.map(({ outcome, reason }) => [outcome, reason])).toEqual([['passed', null]]);
  expect(reads).toBeGreaterThan(1);
});

test('the file of users may be a ZIP archive, which the suite must not change', async () => {
  const content = await archiveOfUsers();
  const folder = await mkdtemp(join(tmpdir(), 'users-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const usersFile = join(folder, 'users.ods');
  await writeFile(usersFile, content);
  const record = await judgeAltered({
    only: ['user-import-cancel-adds-nobody'],
    change: (target) => ({ ...target, existing: { ...target.existing, usersFile } }),
    alter: ({ method, url, body }, forward) => {
      const isUpload = method === 'POST' && /\/people\/(loads|previews)$/.test(url.pathname);
      return isUpload && !body.includes(content) ? { status: 415, body: {} } : forward();
    },
  });
  expect(record.cases.map(({ outcome }) => outcome)).toEqual(['not applicable']);
});

const fewUsers = (count: number) => (target: Target) => {
  const users = ['d738563b-4ac9-5545-3766-fb1b7138b398', 'c488f20d-ea2b-5c9c-0f05-39ffe8dff899'].map((id) => ({ id }));
  const unknownUserId = '{n:8}-0000-4000-8000-000000000000';
  return { ...target, existing: { ...target.existing, unknownUserId, users: users.slice(0, count) } };
};

test.each([
  [2, 0],
  [1, 24],
])(
  'a target file that lists %i users has no failed case, and %i cases name what is missing',
  async (count, lacking) => {
    const rows = /^(department-(delete|member|update)|members|role-assignments|users|tenant-isolation|jobs?)-/;
    const only = cases.map(({ requirement }) => requirement).filter((id) => rows.test(id));
    const lines = short(await judgeAltered({ only, change: fewUsers(count) }));
    expect(lines.filter((line) => !line.includes('unsupported'))).toEqual([]);
    expect(lines.filter((line) => line.includes('existing.users with two users'))).toHaveLength(lacking);
  },
);

test.each(['members-add-drops-last:always', 'members-remove-everyone:again', 'count-drifts:remove'] as const)(
  'two users are enough to find the violation %s',
  async (fault) => {
    const only = ['members-add', 'members-remove', 'department-member-count'];
    const { cases: judged } = await judgeAltered({ only, faults: [fault], change: fewUsers(2) });
    expect(judged.map(({ outcome }) => outcome)).toContain('failed');
  },
);
