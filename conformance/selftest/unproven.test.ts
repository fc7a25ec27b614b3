import { expect, test } from 'vitest';
import type { Target } from '../target/types.ts';
import { type Alteration, judgeAltered, objectIn, outcomesOf } from './fake/altered.ts';

const outcomes = (record: Awaited<ReturnType<typeof judgeAltered>>) => [
  ...new Set(record.cases.map(({ outcome }) => outcome)),
];

test('a wrong key of the plain user is no proof that plain users are refused', async () => {
  const record = await judgeAltered({
    only: ['access-control-plain-user-rejected'],
    faults: ['plain-user-accepted'],
    change: (target: Target) => ({ ...target, credentials: { ...target.credentials, user: 'flat-membre-key' } }),
  });
  expect(outcomes(record)).toEqual(['blocked']);
});

test('a plain user to whom only the documents interface issues a token is refused', async () => {
  const record = await judgeAltered({
    only: ['access-control-plain-user-rejected'],
    faults: ['plain-user-accepted'],
    alter: ({ url, body }, forward) =>
      url.pathname.endsWith('/admin/session') && body.includes('flat-member-key')
        ? { status: 403, body: { error_code: 'not_allowed' } }
        : forward(),
  });
  expect(outcomes(record)).toEqual(['passed']);
});

test('a wrong key of the tenant without the flag is no proof that the flag is needed', async () => {
  const record = await judgeAltered({
    only: ['access-control-without-flag-rejected'],
    faults: ['flag-ignored'],
    change: (target: Target) => ({
      ...target,
      tenants: { ...target.tenants, withoutFlag: { ...target.tenants?.withoutFlag, admin: 'flat-eats-key' } },
    }),
  });
  expect(outcomes(record)).toEqual(['blocked']);
});

const flaglessJob = 'f8078a0a-2e71-6fdf-9f68-b77771d632dd';

const jobOf = (kind: string): Alteration => {
  const body = { uuid: flaglessJob, attributes: { kind }, finished: true, good: true };
  return ({ url }, forward) => (url.pathname.endsWith(flaglessJob) ? { status: 200, body } : forward());
};

const hidden: Alteration = async (_request, forward) => {
  const answer = await forward();
  return answer.status === 403 ? { status: 404, body: { error_code: 'not_there' } } : answer;
};

test.each([
  ['is left out', undefined, undefined, 'not applicable'],
  ['is read, but belongs to the deletion of a department', flaglessJob, jobOf('DEPARTMENT_DELETE'), 'not applicable'],
  ['is read, and belongs to a change of access', flaglessJob, jobOf('ACCESS'), 'failed'],
  ['gets the response of an unknown job', flaglessJob, hidden, 'not applicable'],
  ['is refused', flaglessJob, undefined, 'passed'],
] as const)('a job of the tenant without the flag that %s', async (_what, jobId, alter, outcome) => {
  const record = await judgeAltered({
    only: ['job-read-needs-flag'],
    ...(alter && { alter }),
    change: ({ tenants: { withoutFlag: { jobId: _, ...tenant } = { admin: '' }, ...tenants } = {}, ...target }) => ({
      ...target,
      tenants: { ...tenants, withoutFlag: { ...tenant, ...(jobId && { jobId }) } },
    }),
  });
  expect(outcomes(record)).toEqual([outcome]);
});

function withoutCancellation(isSlow: boolean): Alteration {
  const read = new Set<string>();
  return async (request, forward) => {
    const isProcess = /\/people\/loads\/[^/]+$/.test(request.url.pathname);
    if (request.method === 'DELETE' && isProcess) {
      const { status } = await forward({ method: 'GET' });
      return status === 200 ? { status: 204 } : { status };
    }
    const answer = await forward();
    if (!isSlow || request.method !== 'GET' || !isProcess || answer.status !== 200 || read.has(request.url.pathname))
      return answer;
    read.add(request.url.pathname);
    return { status: 200, body: { ...objectIn(answer), phase: 'reading' } };
  };
}

test('a change of state that is not due to the cancellation proves no cancellation', async () => {
  const record = await judgeAltered({ only: ['user-import-cancel-ends'], alter: withoutCancellation(true) });
  expect(outcomes(record)).toEqual(['failed']);
});

test('a cancellation that has nothing left to stop does not prevent a certificate', async () => {
  const record = await judgeAltered({ only: ['user-import-cancel-offered'], alter: withoutCancellation(false) });
  expect(outcomes(record)).toEqual(['passed']);
});

test('a version that is accepted but not stored does not count as a version', async () => {
  const record = await judgeAltered({
    only: ['document-version-offered', 'document-set-offered', 'document-download-offered'],
    alter: (request, forward) =>
      request.method === 'POST' && request.url.pathname.endsWith('/revisions') ? { status: 201, body: {} } : forward(),
  });
  expect(outcomesOf(record)['failed']).toEqual(['document-offered-version']);
});

test('a version of a document that does not exist must be refused', async () => {
  const record = await judgeAltered({
    only: ['document-version-offered'],
    alter: async (request, forward) => {
      const answer = await forward();
      const isRefused = request.url.pathname.endsWith('/revisions') && answer.status === 404;
      return isRefused ? { status: 201, body: {} } : answer;
    },
  });
  expect(outcomes(record)).toEqual(['blocked']);
});

const folder = 'c7f876d5-328e-dd09-bfca-1a053c657a76';

const withoutAccessRules: Alteration = async ({ method, url }, forward) => {
  const { searchParams: query } = url;
  if (method !== 'GET' || !url.pathname.endsWith('/access-list')) return forward();
  if (query.has('of') && query.has('uuid') !== query.has('location')) return forward();
  const allowed = new URL(url);
  allowed.search = `?of=folder&uuid=${folder}`;
  return { status: 200, body: { results: [objectIn(await forward({ url: allowed }))] } };
};

test('an access list that the binding cannot read is no refusal', async () => {
  const rules = ['neither-rejected', 'both-rejected', 'type-required'];
  const record = await judgeAltered({ only: rules.map((rule) => `access-read-${rule}`), alter: withoutAccessRules });
  expect(outcomes(record)).toEqual(['failed']);
});

test('documents that are lost are blamed on the upload', async () => {
  const lost = new Set<unknown>();
  const rows = ['document-upload', 'document-download', 'documents-token', 'document-set', 'search-simple'];
  const record = await judgeAltered({
    only: rows.map((row) => `${row}-offered`),
    alter: async (request, forward) => {
      const answer = await forward();
      if (request.method === 'POST' && request.url.pathname.endsWith('/files')) lost.add(objectIn(answer)['file_uuid']);
      return [...lost].some((id) => request.url.pathname.includes(`/files/${id}`)) ? { status: 404 } : answer;
    },
  });
  expect(outcomesOf(record)['failed']).toEqual(['document-offered-upload']);
  expect(record.rootCauses[0]?.case).toBe('document-offered-upload');
});

test('a server error is no proof that another tenant lists no user imports', async () => {
  const tokens = new Set<unknown>();
  const record = await judgeAltered({
    only: ['tenant-isolation-imports'],
    alter: async ({ method, url, headers, body }, forward) => {
      const isList = method === 'GET' && url.pathname.endsWith('/people/loads');
      if (isList && tokens.has(headers['x-access-token'])) return { status: 500, body: {} };
      const answer = await forward();
      if (body.includes('flat-south-key')) tokens.add(objectIn(answer)['access_token']);
      return answer;
    },
  });
  expect(record.cases).toMatchObject([{ outcome: 'failed', reason: expect.stringContaining('expected a refusal') }]);
});
