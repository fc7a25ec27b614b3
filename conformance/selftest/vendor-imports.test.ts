import { expect, test } from 'vitest';
import { type Alteration, judgeAltered, objectIn, outcomesOf, rowsOf } from './fake/altered.ts';

const cancelled = 'user-import-cancel-adds-nobody';

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
