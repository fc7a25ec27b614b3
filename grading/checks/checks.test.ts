import { describe, expect, test } from 'vitest';
import type { ClientExchange } from '../observe/exchange.ts';
import type { ClientEnd, ScenarioFacts } from '../observe/transcript.ts';
import { loadRules } from '../rules/load-rules.ts';
import { checks } from '../run/judge.ts';
import { sampleExchange } from '../testing/sample-record.ts';
import { patternsOf } from './task-done.ts';

const ended: ClientEnd = { exitCode: 0, stopped: null, output: '', isOutputCut: false, hasSecretInOutput: false };

function findingOf(
  id: string,
  exchanges: ClientExchange[],
  client: Partial<ClientEnd> = {},
  facts: ScenarioFacts = {},
) {
  const scene = { scenario: 'test', exchanges, client: { ...ended, ...client }, facts };
  return loadRules().flatMap((rule) => (rule.id === id ? checks[id]?.(scene, rule) : undefined) ?? [])[0];
}

const outcomeOf = (...given: Parameters<typeof findingOf>) => findingOf(...given)?.outcome;

function attempts(...pauses: number[]): ClientExchange[] {
  let at = 0;
  return [0, ...pauses].map((pause, index) => {
    at += pause + 10;
    return sampleExchange({ id: index + 1, at, status: 503, probe: 'outage' });
  });
}

test.each([
  ['constant pauses', [600, 600, 600, 600], 'failed'],
  ['constant pauses, one of them lengthened by a busy machine', [600, 610, 1900, 605], 'failed'],
  ['pauses that double', [200, 400, 800, 1600], 'passed'],
  ['pauses that grow, the first lengthened by a busy machine', [700, 400, 800, 1600], 'passed'],
])('%s', (_name, pauses, outcome) => {
  expect(outcomeOf('robust-backoff', attempts(...pauses))).toBe(outcome);
});

test.each([
  ['no pauses', [5, 5, 5], 'failed'],
  ['no pauses, most of them lengthened by a busy machine', [300, 5, 300, 300], 'failed'],
  ['an immediate first repetition', [5, 300, 600], 'passed'],
])('%s', (_name, pauses, outcome) => {
  expect(outcomeOf('robust-pause', attempts(...pauses))).toBe(outcome);
});

test.each([
  ['body /data/attributes', 'must have at least 1 property', 'body /data/attributes must have at least 1 property.'],
  [
    'body /data/attributes/name',
    'a value, it is missing',
    'body /data/attributes/name must be a value, it is missing.',
  ],
])('the reason of a violation at %s that wants "%s" is one sentence', (place, wanted, reason) => {
  const exchange = sampleExchange({ id: 1, violations: [{ place, wanted }] });
  expect(findingOf('requests-valid-body', [exchange])?.reason).toBe(reason);
});

describe('the parts of a job that failed', () => {
  const entries = ['1', '2', '3'].map((id) => ({ id, outcome: id === '3' ? 'failed' : 'succeeded' }));
  const job = (attributes: object) => ({
    headers: {},
    bytes: 0,
    isCut: false,
    body: { data: { type: 'jobs', id: '7', attributes } },
  });
  const exchanges = [
    sampleExchange({ id: 1, status: 202, method: 'PATCH', answer: job({ status: 'queued' }) }),
    sampleExchange({ id: 2, path: '/v2/admin/jobs/7', answer: job({ status: 'succeeded', result: { entries } }) }),
  ];

  test.each([
    ['not added: 3', 'passed'],
    ['3', 'passed'],
    ['{"1":"succeeded","2":"succeeded","3":"failed"}', 'passed'],
    ['adding 1, 2, 3', 'failed'],
    ['added 13 users', 'failed'],
    ['', 'failed'],
  ])('the output %j', (output, outcome) => {
    expect(outcomeOf('jobs-partial-result', exchanges, { output })).toBe(outcome);
  });
});

describe('tokens', () => {
  const answer = { headers: {}, bytes: 0, isCut: false, body: { errors: [{ code: 'TOKEN EXPIRED' }] } };
  const refused = (id: number, token: number) => sampleExchange({ id, status: 401, token, answer });
  const issued = (id: number) => sampleExchange({ id, operation: 'createAdminToken', method: 'POST' });

  test('parallel requests can renew their token separately', () => {
    const calls = [1, 2, 3].map((id) => sampleExchange({ id }));
    const renewals = [7, 8, 9, 10].map(issued);
    expect(outcomeOf('tokens-reused', [...calls, refused(4, 1), refused(5, 1), refused(6, 1), ...renewals])).toBe(
      'passed',
    );
    expect(outcomeOf('tokens-reused', [...calls, ...renewals])).toBe('failed');
  });

  test('a second process can have an expired token of its own', () => {
    expect(outcomeOf('tokens-old-dropped', [refused(1, 1), issued(2), refused(3, 2)])).toBe('passed');
    expect(outcomeOf('tokens-old-dropped', [refused(1, 1), issued(2), refused(3, 1)])).toBe('failed');
  });
});

describe('the task', () => {
  const read = 'GET /v2/admin/departments/1 200';
  const requests = [
    sampleExchange({ id: 1, path: '/v2/admin/departments/1?x=1' }),
    sampleExchange({ id: 2, path: '/b' }),
  ];
  const unlike = { exitCode: 1 };

  test.each([
    ['was done', 'success', [read], {}, 'passed'],
    ['was done only in part', 'success', [read, read], {}, 'failed'],
    ['was done without a matching parameter', 'success', ['GET /v2/admin/departments/1 200 *y='], {}, 'failed'],
    ['was done, but the client does not end', 'success', [read], { exitCode: null, stopped: 'deadline' }, 'failed'],
    ['was done, but the client sent too many requests', 'either', [], { exitCode: null, stopped: 'enough' }, 'failed'],
    ['could be done, but the client gave up', 'success', [read], unlike, 'failed'],
    ['cannot be done, and the client reports it', 'failure', [], unlike, 'passed'],
    ['cannot be done, but the client reports success', 'failure', [], {}, 'failed'],
    ['may fail', 'either', [read, read], unlike, 'passed'],
    ['may fail, and was done in part', 'either', [read, read], {}, 'failed'],
  ] as const)('%s', (_name, exit, shapes, client, outcome) => {
    const scene = { scenario: 'test', exchanges: requests, client: { ...ended, ...client }, facts: {} };
    const task = { exit, shapes: patternsOf(shapes) };
    expect(checks['errors-task-done']?.({ ...scene, task }, {}).outcome).toBe(outcome);
  });

  test.each([
    ['750', 'passed'],
    ['users: 750', 'passed'],
    ['200', 'failed'],
    ['', 'failed'],
  ])('of a list needs the right number in the output %j', (output, outcome) => {
    const scene = {
      scenario: 'lists',
      exchanges: requests,
      client: { ...ended, output },
      facts: { printedCount: 750 },
    };
    const task = { exit: 'success' as const, shapes: [] };
    expect(checks['errors-task-done']?.({ ...scene, task }, {}).outcome).toBe(outcome);
  });
});

test('a name in another encoding than UTF-8 fails', () => {
  const request = { headers: {}, bytes: 0, isCut: false, body: { name: 'Z\uFFFDrich' } };
  const answer = { headers: {}, bytes: 0, isCut: false, body: { errors: [{ code: 'MALFORMED JSON' }] } };
  expect(outcomeOf('requests-utf8', [sampleExchange({ id: 1, status: 400, request, answer })])).toBe('failed');
});

describe('data that was cut is not judged', () => {
  const cut = { headers: {}, bytes: 2_000_000, body: { parts: ['Content-Disposition: form-data; name="note"'] } };
  const request = { ...cut, isCut: true };

  test('the media type of a file that comes late in a form', () => {
    const upload = { id: 1, operation: 'uploadDocument', status: 202, method: 'POST', request };
    expect(outcomeOf('files-type', [sampleExchange(upload)])).toBe('not observed');
  });

  test('two long bodies with the same beginning', () => {
    const refused = { status: 400, answer: null, request };
    const exchanges = [sampleExchange({ id: 1, ...refused }), sampleExchange({ id: 2, ...refused })];
    expect(outcomeOf('errors-not-repeated', exchanges)).toBe('passed');
  });

  test('a long output without a credential', () => {
    const client = { isOutputCut: true };
    expect(outcomeOf('secrets-not-printed', [], client)).toBe('not observed');
    expect(outcomeOf('secrets-not-printed', [], { ...client, hasSecretInOutput: true })).toBe('failed');
  });
});

test('OPTIONS is no unknown operation', () => {
  const unknown = { id: 1, operation: null, status: 405 };
  expect(outcomeOf('requests-known-operation', [sampleExchange({ ...unknown, method: 'OPTIONS' })])).toBe('passed');
  expect(outcomeOf('requests-known-operation', [sampleExchange({ ...unknown, method: 'PUT' })])).toBe('failed');
});

const byStack = 'probably by its HTTP library on its own,';
const byProgram = 'The client repeated the write without looking';

test.each([
  ['40 ms later after a reused connection died', { pause: 40 }, byStack],
  ['40 ms later after a new connection of HttpURLConnection died', { pause: 40, first: 9, agent: 'Java/17' }, byStack],
  ['40 ms later after a new connection died', { pause: 40, first: 9 }, byProgram],
  ['40 ms later on the same connection', { pause: 40, second: 1 }, byProgram],
  ['40 ms later with another boundary', { pause: 40, boundary: 'b' }, byProgram],
  ['500 ms later on a busy machine with the same boundary', { pause: 500 }, byStack],
  ['1 s later with the same boundary', { pause: 1000 }, byProgram],
])('a write that was repeated %s', (_name, given, who) => {
  const { pause, boundary, first, second, agent } = { boundary: 'a', first: 1, second: 2, agent: 'x', ...given };
  const form = (id: string) => ({
    ...{ bytes: 0, isCut: false, body: null, headers: { 'content-type': `form; boundary=${id}`, 'user-agent': agent } },
  });
  const sent = { method: 'POST', operation: 'uploadDocument', status: null };
  const lost = sampleExchange({
    ...{ ...sent, id: 2, at: 0, brokenAt: 900, connection: first, probe: 'lost response', request: form('a') },
  });
  const again = sampleExchange({ ...sent, id: 3, at: 900 + pause, connection: second, request: form(boundary) });
  const exchanges = [sampleExchange({ id: 1 }), lost, again];
  const finding = findingOf('robust-creation-not-repeated', exchanges);
  expect([finding?.outcome, finding?.reason]).toEqual(['failed', expect.stringContaining(who)]);
});

test.each([
  ['the same Idempotency-Key', 'a', 'passed'],
  ['another Idempotency-Key', 'b', 'failed'],
])('a repeated upload with %s', (_name, second, outcome) => {
  const sent = { method: 'POST', operation: 'uploadDocument', status: null };
  const request = (key: string) => ({ bytes: 0, isCut: false, body: null, headers: { 'idempotency-key': key } });
  const lost = sampleExchange({ ...sent, id: 2, at: 0, brokenAt: 900, probe: 'lost response', request: request('a') });
  const again = sampleExchange({ ...sent, id: 3, at: 2_000, request: request(second) });
  const finding = findingOf('robust-creation-not-repeated', [lost, again]);
  expect(finding?.outcome).toBe(outcome);
  if (outcome === 'failed') expect(finding?.reason).toContain('Idempotency-Key was "a" first, and "b" in the');
});

test.each([
  ['1-2', '1-2'],
  [undefined, 'no tag'],
])('the reason for the wrong tag %s shows the tag that was sent and the right one', (sent, shown) => {
  const message = { headers: {}, body: null, bytes: 0, isCut: false };
  const download = { operation: 'downloadDocument', answer: { ...message, headers: { etag: '"1-2"' } } };
  const request = { ...message, headers: { ...(sent !== undefined && { 'if-none-match': sent }) } };
  const second = sampleExchange({ ...download, id: 2, request });
  const finding = findingOf('files-etag', [sampleExchange({ ...download, id: 1 }), second]);
  expect([finding?.outcome, finding?.reason]).toEqual(['failed', expect.stringContaining(`sent ${shown};`)]);
  expect(finding?.reason).toContain('was "1-2".');
});

test('a client that was stopped during an outage, or read no second page, gets the true reason', () => {
  const stopped = { exitCode: null, stopped: 'enough' } as const;
  expect(findingOf('robust-outage-reported', attempts(500), stopped)?.reason).toMatch(/did not end by itself/);
  expect(findingOf('lists-duplicates', [], { output: '200' })?.reason).toMatch(/did not read a page that contains/);
});
