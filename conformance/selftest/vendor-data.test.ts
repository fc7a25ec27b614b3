import { expect, test } from 'vitest';
import type { Target } from '../target/types.ts';
import { type Alteration, judgeAltered, objectIn, outcomesOf, withBinding } from './fake/altered.ts';

const cancelled = 'user-import-cancel-adds-nobody';

function withExisting(added: Target['existing']): (target: Target) => Target {
  return ({ existing, ...target }) => ({ ...target, existing: { ...existing, ...added } });
}

function withFewReads(target: Target): Target {
  return { ...target, pace: { ...target.pace, pollInterval: 100 } };
}

function rowsOf(json: Record<string, unknown>, name: string): Record<string, unknown>[] {
  return Array.isArray(json[name]) ? json[name] : [];
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

test('each list of the documents interface should refuse a request without a token', async () => {
  const record = await judgeAltered({
    only: ['documents-token-needed'],
    alter: ({ headers, method, url }, forward) =>
      method === 'GET' && url.pathname === '/content/provisions' && !headers['x-access-token']
        ? { status: 200, body: { results: [] } }
        : forward(),
  });
  expect(outcomesOf(record)).toEqual({ warned: ['token-needed-documents'] });
});

test('each list of the administration interface should refuse a request without a token', async () => {
  const record = await judgeAltered({
    only: ['administration-token-needed'],
    alter: ({ headers, method, url }, forward) =>
      method === 'GET' && url.pathname.endsWith('/people') && !headers['x-access-token']
        ? { status: 200, body: { results: [] } }
        : forward(),
  });
  expect(outcomesOf(record)).toEqual({ warned: ['token-needed-administration'] });
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

/** A composite search by a text and a field. */
function withFieldSearch(isSame: (one: string, other: string) => boolean): Alteration {
  return async (request, forward) => {
    if (request.method !== 'POST' || !request.url.pathname.endsWith('/find')) return forward();
    const { words, field, is } = objectIn(request);
    const body = objectIn(await forward({ body: Buffer.from(JSON.stringify({ words })) }));
    const isFound = ({ metadata }: Record<string, unknown>) =>
      Object.entries(metadata ?? {}).some(([name, values]) => isSame(name, String(field)) && values.includes(is));
    return { status: 200, body: { ...body, results: rowsOf(body, 'results').filter(isFound) } };
  };
}

test.each([
  [(name: string) => name, 'passed'],
  [(name: string) => name.toLowerCase(), 'warned'],
])('a composite search should distinguish the case of field names (%s)', async (inCase, outcome) => {
  const body = { words: '{text}', field: '{field}', is: '{value}' };
  const record = await judgeAltered({
    only: ['search-composite-combines-conditions'],
    change: (target) => withBinding('queryDocuments', { body })(withFewReads(target)),
    alter: withFieldSearch((one, other) => inCase(one) === inCase(other)),
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

test('a list of imports without the newest import is detected after all other imports', async () => {
  const record = await judgeAltered({
    only: ['tracked', 'cancel-running', 'cancel-offered', 'acknowledge-offered'].map((row) => `user-import-${row}`),
    alter: async (request, forward) => {
      const answer = await forward();
      if (request.method !== 'GET' || !request.url.pathname.endsWith('/people/loads')) return answer;
      const body = objectIn(answer);
      const { next_page_token: next } = body;
      const results = rowsOf(body, 'results');
      return { status: 200, body: { ...body, results: next ? results : results.slice(0, -1) } };
    },
  });
  expect(outcomesOf(record)['failed']).toContain('user-import-tracked');
});

/** Imports that apply when the next import or summary begins, and can be cancelled until then. */
function withWaitingImports(ignoresCancellation: boolean): Alteration {
  const waiting = new Set<string>();
  const begin = async (url: URL, forward: Parameters<Alteration>[1]) => {
    const base = String(url).replace(/(loads|previews)$/, '');
    for (const id of waiting) {
      const confirmation = new URL(`${base}loads/${id}/confirmation`);
      await forward({ method: 'PUT', url: confirmation, body: Buffer.alloc(0) });
    }
    waiting.clear();
    const answer = await forward({ url: new URL(`${base}previews`) });
    if (url.pathname.endsWith('/loads')) waiting.add(String(objectIn(answer)['load']));
    return answer;
  };
  return ({ method, url }, forward) => {
    const [, id = ''] = /\/people\/loads\/([^/]+)$/.exec(url.pathname) ?? [];
    if (method === 'POST' && /\/people\/(loads|previews)$/.test(url.pathname)) return begin(url, forward);
    if (method !== 'DELETE' || id === '') return forward();
    if (!waiting.has(id)) return { status: 409, body: { error_code: 'taken' } };
    if (ignoresCancellation) return { status: 204 };
    waiting.delete(id);
    return forward();
  };
}

test.each([
  [false, { passed: [cancelled] }],
  [true, { failed: [cancelled] }],
])(
  'an import is cancelled before it has a summary (the cancellation has no effect: %s)',
  async (isIgnored, outcomes) => {
    const record = await judgeAltered({ only: [cancelled], alter: withWaitingImports(isIgnored) });
    expect(outcomesOf(record)).toEqual(outcomes);
  },
);

test('an import that has already added its users may ignore a cancellation', async () => {
  const record = await judgeAltered({
    only: [cancelled],
    alter: async ({ method, url }, forward) => {
      const answer = await forward();
      return method === 'DELETE' && url.pathname.includes('/people/loads/') ? { status: 204 } : answer;
    },
  });
  expect(outcomesOf(record)).toEqual({ passed: [cancelled] });
});

/** A directory that shows the names of the roles. */
function withNames(more: (role: string) => Record<string, unknown>): Alteration {
  const names = new Map<unknown, string>();
  const roles = new Map<unknown, unknown>();
  const note = (request: { body: Buffer }) => {
    const rows = rowsOf(objectIn(request), 'people').filter(({ role_uuid: role }) => names.has(role));
    for (const { uuid, role_uuid: role } of rows) roles.set(uuid, role);
  };
  return async (request, forward) => {
    const { url } = request;
    if (url.pathname.endsWith('/hr')) {
      const entries = [...roles].map(([uuid, role]) => ({ uuid, ...more(names.get(role) ?? '') }));
      return { status: 200, body: { entries } };
    }
    if (url.pathname.endsWith('/role-changes')) note(request);
    const answer = await forward();
    if (url.pathname.endsWith('/role-catalogue'))
      for (const { uuid, label } of rowsOf(objectIn(answer), 'results')) names.set(uuid, String(label));
    return answer;
  };
}

function withDirectory(role: string): (target: Target) => Target {
  return ({ tenants = {}, ...target }) => {
    const { hrManaged = { admin: '' } } = tenants;
    const directory = { url: '/hr', person: `entries[?uuid == '${hrManaged.userId}'] | [0]`, role };
    return { ...target, tenants: { ...tenants, hrManaged: { ...hrManaged, directory } } };
  };
}

const hrCases = ['role-assignments-hr-role-only', 'role-assignments-hr-synced', 'role-assignments-hr-refused-row'];

test('a directory may show the name of the role', async () => {
  const alter = withNames((role) => ({ role }));
  const record = await judgeAltered({ only: hrCases, alter, change: withDirectory('role') });
  expect(outcomesOf(record)).toEqual({ passed: hrCases });
});

test('a directory that shows another role fails, and the reason names both', async () => {
  const alter = withNames(() => ({ role: 'Nothing' }));
  const only = ['role-assignments-hr-synced'];
  const change = (target: Target) => withDirectory('role')(withFewReads(target));
  const [failed] = (await judgeAltered({ only, alter, change })).cases;
  expect(failed?.outcome).toBe('failed');
  expect(failed?.actual).toBe('Nothing');
  expect(failed?.reason).toMatch(/the id or the name of the new role: expected "[\w-]+", got "Nothing"/);
});

/** Each tenant has a directory at its own address. With `isSynced`, ordinary tenants send their roles too. */
function withDirectories(isSynced: boolean): Alteration {
  const sent = new Map<unknown, unknown>();
  return (request, forward) => {
    const { url, headers } = request;
    if (url.pathname.endsWith('/hr/west')) return { status: 200, body: { entries: [] } };
    if (url.pathname.endsWith('/hr/admin'))
      return { status: 200, body: { entries: [...sent].map(([uuid, role]) => ({ uuid, role })) } };
    if (isSynced && url.pathname.endsWith('/role-changes') && headers['x-access-token'])
      for (const { uuid, role_uuid: role } of rowsOf(objectIn(request), 'people')) sent.set(uuid, role);
    return forward();
  };
}

test.each([
  [false, 'passed'],
  [true, 'failed'],
])('the directory of an ordinary tenant gets no roles (it gets some: %s)', async (isSynced, outcome) => {
  const record = await judgeAltered({
    only: ['role-assignments-hr-ordinary-tenant'],
    change: (described) => {
      const { tenants = {}, ...target } = withDirectory('role')(withFewReads(described));
      const { directory = { url: '', person: '', role: '' }, ...hrManaged } = tenants.hrManaged ?? { admin: '' };
      return {
        ...target,
        tenants: { ...tenants, hrManaged: { ...hrManaged, directory: { ...directory, url: '/hr/west' } } },
      };
    },
    alter: withDirectories(isSynced),
  });
  expect(outcomesOf(record)).toEqual({ [outcome]: ['role-assignments-hr-ordinary-tenant'] });
});
