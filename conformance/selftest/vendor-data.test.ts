import { expect, test } from 'vitest';
import type { Target } from '../target/types.ts';
import {
  type Alteration,
  judgeAltered,
  objectIn,
  outcomesOf,
  rowsOf,
  withBinding,
  withFewReads,
} from './fake/altered.ts';

function withExisting(added: Target['existing']): (target: Target) => Target {
  return ({ existing, ...target }) => ({ ...target, existing: { ...existing, ...added } });
}

test('replace is not sent if the binding does not translate it', async () => {
  const operations: unknown[] = [];
  const record = await judgeAltered({
    only: ['access-update-replaces'],
    verdicts: ['stated', 'published'],
    change: withBinding('updateAccess', { inputs: { operation: { grant: 'GRANT', revoke: 'REVOKE' } } }),
    alter: (request, forward) => {
      if (request.method === 'PATCH') operations.push(objectIn(request)['change']);
      return forward();
    },
  });
  expect(outcomesOf(record)).toEqual({ 'not applicable': ['access-update-replaces'] });
  expect(operations).not.toContain('replace');
});

test.each([
  [1, 'passed', ['GRANT', 'ours 0', 'OWN']],
  [101, 'not applicable', ['GRANT', expect.any(String), 'READ']],
] as const)(
  '%i grants that a replacement could remove are granted again, or nothing is replaced',
  async (count, outcome, last) => {
    let isReplaced = false;
    const changes: unknown[] = [];
    const record = await judgeAltered({
      only: ['access-update-replaces'],
      verdicts: ['stated', 'published'],
      alter: async (request, forward) => {
        if (request.method === 'PATCH') {
          const { change, unit, level } = objectIn(request);
          isReplaced ||= change === 'REPLACE';
          changes.push([change, unit, level]);
        }
        const answer = await forward();
        const { holders, ...list } = answer.status === 200 ? objectIn(answer) : {};
        if (isReplaced || !Array.isArray(holders)) return answer;
        const ours = Array.from({ length: count }, (_, at) => ({ holder: 'unit', uuid: `ours ${at}`, level: 'OWN' }));
        return { status: 200, body: { ...list, holders: [...holders, ...ours] } };
      },
    });
    expect(outcomesOf(record)).toEqual({ [outcome]: ['access-update-replaces'] });
    expect(changes.at(-1)).toEqual(last);
  },
);

test('the listed custom roles are assigned if the target file names none', async () => {
  const record = await judgeAltered({
    only: ['role-assignments-1-accepted', 'role-assignments-replace', 'roles-tenant-owned'],
    change: ({ existing: { roles: _, ...existing } = {}, ...target }) => ({ ...target, existing }),
  });
  expect(outcomesOf(record)).toEqual({
    passed: ['role-assignments-change-replace', 'role-assignments-rows-1'],
    unsupported: ['roles-list-tenant-owned'],
  });
});

test.each([
  [false, 'passed'],
  [true, 'failed'],
])('a grant to a department that does not exist may fail in its job (job succeeds: %s)', async (succeeds, outcome) => {
  const record = await judgeAltered({
    only: ['access-job-outcome-binary', 'access-update-failed-changes-nothing'],
    change: ({ existing: { failingFolder: _, ...existing } = {}, ...target }) =>
      withExisting({ failingPrincipalId: 'nobody' })({ ...target, existing }),
    alter: (request, forward) => {
      if (request.method === 'PATCH' && objectIn(request)['unit'] === 'nobody')
        return { status: 202, body: { task: 'in-vain' } };
      if (!request.url.pathname.endsWith('/jobs/in-vain')) return forward();
      return { status: 200, body: { uuid: 'in-vain', finished: true, good: succeeds } };
    },
  });
  expect(Object.keys(outcomesOf(record))).toEqual([outcome]);
});

test.each([
  [false, 'passed'],
  [true, 'failed'],
])('a time in each response is no effect of an acknowledgement (ignored: %s)', async (isIgnored, outcome) => {
  let reads = 0;
  const record = await judgeAltered({
    only: ['user-import-acknowledge-offered'],
    change: withFewReads,
    alter: async (request, forward) => {
      const { method, url } = request;
      const isRead = method === 'GET' && /\/people\/loads\/[^/]+$/.test(url.pathname);
      if (isIgnored && url.pathname.endsWith('/confirmation'))
        return forward({
          method: 'GET',
          url: new URL(String(url).replace(/\/confirmation$/, '')),
          body: Buffer.alloc(0),
        });
      const answer = await forward();
      return isRead && answer.status === 200
        ? { status: 200, body: { ...objectIn(answer), meta: { at: `${++reads}` } } }
        : answer;
    },
  });
  const outcomes = Object.fromEntries(record.cases.map((each) => [each.id, each.outcome]));
  expect(outcomes['user-import-acknowledge-effect']).toBe(outcome);
});

test('a recommended requirement accepts each refusal', async () => {
  const record = await judgeAltered({
    only: ['implied-department-published-trimmed'],
    alter: async (request, forward) => {
      const { title } = objectIn(request);
      const trimmed = { ...objectIn(request), ...(typeof title === 'string' && { title: title.trim() }) };
      const answer = await forward(title === undefined ? {} : { body: Buffer.from(JSON.stringify(trimmed)) });
      return answer.status === 409 || answer.status === 422 ? { status: 400 } : answer;
    },
  });
  expect(outcomesOf(record)).toEqual({ passed: ['implied-department-published-trimmed'] });
});

test.each([
  ['documents', '/content/provisions'],
  ['administration', '/platform/v2/admin/people'],
])('each list of the %s interface should refuse a request without a token', async (name, path) => {
  const record = await judgeAltered({
    only: [`${name}-token-needed`],
    alter: ({ headers, method, url }, forward) =>
      method === 'GET' && url.pathname === path && !headers['x-access-token']
        ? { status: 200, body: { results: [] } }
        : forward(),
  });
  expect(outcomesOf(record)).toEqual({ warned: [`token-needed-${name}`] });
});

test.each([
  [false, { passed: ['access-update-single-operation'] }],
  [true, { failed: ['access-update-single-operation'] }],
])(
  'two names of operations in one field are no single operation (the first is applied: %s)',
  async (isApplied, outcomes) => {
    const record = await judgeAltered({
      only: ['access-update-single-operation'],
      alter: (request, forward) => {
        const { change } = objectIn(request);
        if (!isApplied || !Array.isArray(change)) return forward();
        return forward({ body: Buffer.from(JSON.stringify({ ...objectIn(request), change: change[0] })) });
      },
    });
    expect(outcomesOf(record)).toEqual(outcomes);
  },
);

test.each([
  [false, { passed: ['documents-lists-versions-together'] }],
  [true, { warned: ['documents-lists-versions-together'] }],
])('a new version should have the set of the first version (it has another one: %s)', async (hasOwn, outcomes) => {
  const versions = new Set<unknown>();
  const record = await judgeAltered({
    only: ['document-versions-together'],
    alter: async ({ url }, forward) => {
      const answer = await forward();
      if (!url.pathname.startsWith('/content/files/')) return answer;
      const body = objectIn(answer);
      if (hasOwn && url.pathname.endsWith('/revisions')) versions.add(body['file_uuid']);
      return { status: answer.status, body: versions.has(body['file_uuid']) ? { ...body, set_uuid: 'other' } : body };
    },
  });
  expect(outcomesOf(record)).toEqual(outcomes);
});

type SameName = (one: string, other: string) => boolean;

/** A composite search by the first or the last field of a name, and by a text unless `only` replaces it. */
function withFieldSearch(find: 'find' | 'findLast', isSame: SameName, only?: string): Alteration {
  return async (request, forward) => {
    if (request.method !== 'POST' || !request.url.pathname.endsWith('/find')) return forward();
    const { words, field, is } = objectIn(request);
    const body = objectIn(await forward({ body: Buffer.from(JSON.stringify({ words: only ?? words })) }));
    const isFound = ({ metadata }: Record<string, unknown>) =>
      Object.entries(metadata ?? {})
        [find](([name]) => isSame(name, String(field)))?.[1]
        .includes(is);
    return { status: 200, body: { ...body, results: rowsOf(body, 'results').filter(isFound) } };
  };
}

test.each([
  ['find', (name: string) => name, 'passed'],
  ['find', (name: string) => name.toLowerCase(), 'warned'],
  ['findLast', (name: string) => name.toLowerCase(), 'warned'],
  ['find', (name: string) => name, 'warned', 'Agreement'],
] as const)('a composite search should combine the text and one field (%s, %s, %s, %s)', async (...row) => {
  const [find, inCase, outcome, only] = row;
  const body = { words: '{text}', field: '{field}', is: '{value}' };
  const record = await judgeAltered({
    only: ['search-composite-combines-conditions'],
    change: (target) => withBinding('queryDocuments', { body })(withFewReads(target)),
    alter: withFieldSearch(find, (one, other) => inCase(one) === inCase(other), only),
  });
  expect(outcomesOf(record)).toEqual({ [outcome]: ['implied-search-composite-all-conditions'] });
});

test.each([
  [false, 'passed'],
  [true, 'warned'],
])(
  'a provision record of another tenant is found although each response has a new id (%s)',
  async (isOpen, outcome) => {
    let [own, count] = ['', 0];
    const record = await judgeAltered({
      only: ['implied-documents-isolation-provisions'],
      alter: async ({ method, url, headers }, forward) => {
        const { 'x-access-token': token = '' } = headers;
        if (method === 'POST' && url.pathname.endsWith('/provisions')) own = token;
        if (method !== 'GET' || !url.pathname.includes('/provision-records/')) return forward();
        const answer = await forward(isOpen ? { headers: { ...headers, 'x-access-token': own } } : {});
        return { status: answer.status, body: { ...objectIn(answer), request: `${++count}` } };
      },
    });
    expect(outcomesOf(record)).toEqual({ [outcome]: ['implied-documents-isolation-provisions'] });
  },
);

test('a job that does not exist has no outcome', async () => {
  const record = await judgeAltered({
    only: ['job-read-offered'],
    alter: async (request, forward) => {
      const answer = await forward();
      if (!request.url.pathname.includes('/jobs/') || answer.status !== 404) return answer;
      return { status: 200, body: { uuid: request.url.pathname.split('/').at(-1), finished: true, good: true } };
    },
  });
  expect(outcomesOf(record)).toEqual({ failed: ['job-read-offered'] });
});

test('a list that always lacks the newest document fails although other test cases upload newer ones', async () => {
  let newest: unknown;
  const record = await judgeAltered({
    classes: ['documents'],
    alter: async (request, forward) => {
      const answer = await forward();
      const isUpload = request.method === 'POST' && request.url.pathname.endsWith('/files');
      if (isUpload && answer.status < 300) newest = objectIn(answer)['file_uuid'];
      if (isUpload || !request.url.pathname.endsWith('/files')) return answer;
      const body = objectIn(answer);
      return {
        status: 200,
        body: { ...body, results: rowsOf(body, 'results').filter((one) => one['file_uuid'] !== newest) },
      };
    },
  });
  expect(record.cases.find(({ id }) => id === 'documents-lists-uploads')?.outcome).toBe('failed');
});

test('a list of fields should not be empty if a document has a field', async () => {
  const record = await judgeAltered({
    only: ['fields-list-not-empty'],
    change: withFewReads,
    alter: (request, forward) =>
      request.url.pathname.endsWith('/fields') ? { status: 200, body: { results: [] } } : forward(),
  });
  expect(outcomesOf(record)).toEqual({ warned: ['fields-list-not-empty'] });
});

test('a job that has ended should not run again', async () => {
  const known = new Set<string>();
  const record = await judgeAltered({
    only: ['job-of-submission-members-stays'],
    alter: async (request, forward) => {
      const answer = await forward();
      const { pathname } = request.url;
      if (!pathname.includes('/jobs/') || objectIn(answer)['finished'] !== true) return answer;
      if (known.has(pathname)) return { status: 200, body: { ...objectIn(answer), finished: false } };
      known.add(pathname);
      return answer;
    },
  });
  expect(outcomesOf(record)).toEqual({ warned: ['job-of-submission-members-stays'] });
});
