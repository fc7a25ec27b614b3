import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { terminalReport } from '../../reporting/certify/terminal.ts';
import { cases } from '../cases/index.ts';
import type { RunRecord } from '../record/run-record.ts';
import { run } from '../runner/run.ts';
import { createSession } from '../session/create-session.ts';
import type { Target } from '../target/types.ts';
import { countedTime, silentTime } from './fake/counted-time.ts';
import { startFakeServer } from './fake/published/server.ts';
import { askable, fakeTarget } from './fake/run-on.ts';
import type { Running } from './fake/service/start.ts';
import { startTroubled, type Trouble } from './fake/troubled.ts';

const suite = askable(cases).filter(({ requirement }) => /^(department-(name|depth)|members)/.test(requirement));
let server: Running;
let runs = 0;
const requestTimeout = 10_000;
// A wait of one case advances the clock of all cases, so a job seems to take longer than it does.
const jobDeadline = 10_000_000;

beforeAll(async () => {
  server = await startFakeServer({ users: 520 });
});
afterAll(() => server.close());

async function judge(
  trouble: Trouble,
  change: Partial<Target> = {},
  pace: Target['pace'] = {},
  time = silentTime(pace.requestTimeout ?? requestTimeout),
): Promise<RunRecord> {
  const between = await startTroubled(server, trouble, time.silence);
  const target = { ...fakeTarget(between.url, { requestTimeout, jobDeadline, ...pace }), ...change };
  const options = { target, runId: `trouble-${++runs}`, verdicts: ['stated'], cases: suite } as const;
  const record = await run({ ...options, ...time });
  await between.close();
  expect(terminalReport(record, { color: false, width: 80 })).not.toMatch(/undefined|\[object|\bat .*\.ts:/);
  return record;
}

const isToken = ({ url = '' }: { url?: string | undefined }) => url.endsWith('/auth/token');

describe('a run without evidence about the target is void and shows the reason', () => {
  const page = '<!doctype html><title>Sign in</title>';
  const html = { 'content-type': 'text/html' };

  test.each<[string, Trouble, RegExp]>([
    ['silent', () => 'silence', /no response arrived within 10000 ms/],
    ['dropping', () => 'drop', /connection was closed/],
    [
      'redirecting',
      () => ({ status: 302, headers: { location: 'https://login.example.test/' } }),
      /redirects to https:\/\/login\.example\.test\/; check the base URL/,
    ],
    ['of web pages', () => ({ status: 200, headers: html, body: page }), /HTML.*check the base URL/],
    [
      'with HTML refusals',
      (request) => (isToken(request) ? { status: 404, headers: html, body: page } : 'pass'),
      /refused with 404; check the base URL of POST http.*\/auth\/token/,
    ],
    [
      'that answers its token halfway',
      () => ({ status: 200, headers: { 'content-type': 'application/json' }, body: '{"tok' }),
      /not valid JSON/,
    ],
    ['always too busy', () => ({ status: 429, headers: { 'retry-after': '1' } }), /429/],
  ])('a target that is %s', async (_what, trouble, why) => {
    const record = await judge(trouble);
    expect(record).toMatchObject({ conclusion: 'void', exitCode: 3, cases: [] });
    expect(record.voidReason).toMatch(why);
  });

  test('wrong keys', async () => {
    const record = await judge(() => 'pass', { credentials: { admin: 'nobody-has-this-key' } });
    expect(record.voidReason).toMatch(/the caller "admin" got no token: it was refused with 403/);
    expect(JSON.stringify(record)).not.toContain('nobody-has-this-key');
  });

  test('a target that speaks no TLS', async () => {
    const record = await judge(() => 'pass', { baseUrl: server.url.replace('http:', 'https:') });
    expect(record.voidReason).toMatch(/begins with https.*not use TLS/);
  });
});

describe('an improvement is no failure', () => {
  test('a target that asks for slower requests', async () => {
    const busy = { status: 429, headers: { 'retry-after': '1' } };
    const asked = new Set<string>();
    const record = await judge(({ method, url }) => {
      const isFirst = !asked.has(`${method} ${url}`);
      asked.add(`${method} ${url}`);
      return isFirst ? busy : 'pass';
    });
    expect(record.cases.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
    expect(record.conclusion).not.toBe('void');
  });

  test('tokens that are refused during a run are requested again', async () => {
    let issued = 0;
    const seen = new Set<string>();
    const record = await judge((request) => {
      if (isToken(request)) {
        issued += 1;
        return 'pass';
      }
      const token = String(request.headers.authorization);
      const fresh = seen.size < 30 || !seen.has(token);
      seen.add(`${seen.size}`);
      if (seen.size === 30) seen.add(token);
      return fresh ? 'pass' : { status: 401 };
    });
    expect(issued).toBeGreaterThan(1);
    expect(record.cases.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
  });

  test('names of an earlier run that was never cleaned up', async () => {
    const target = fakeTarget(server.url, { jobDeadline });
    const options = { target, verdicts: ['stated'], cases: suite, ...countedTime() } as const;
    await run({ ...options, runId: 'earlier', keep: true });
    const record = await run({ ...options, runId: 'later' });
    expect(record.cases.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
  });
});

test('a target that stops responding during the run makes the run void', async () => {
  const record = await judge((_, count) => (count > 60 ? 'drop' : 'pass'));
  const outcomes = new Set(record.cases.map(({ outcome }) => outcome));
  expect([...outcomes].sort()).toEqual(['error', 'passed']);
  expect(record).toMatchObject({ conclusion: 'void', exitCode: 3 });
  expect(record.voidReason).toMatch(/stopped answering in the middle of the run: .*closed/);
  expect(record.cleanup.created).toBeGreaterThan(5);
  expect(record.cleanup.removed).toBe(0);
  expect(record.cleanup.left.map(({ reason }) => reason)).toEqual([expect.stringMatching(/no longer responds/)]);
});

test('a run ends within its deadline, however long one request may take', async () => {
  const time = silentTime(requestTimeout);
  const end = time.now() + 5_000;
  const silentUntilEnd: Trouble = (_, count) => (count > 20 && time.now() < end ? 'silence' : 'pass');
  const record = await judge(silentUntilEnd, {}, { runDeadline: 5_000 }, time);
  expect(record.cases.map(({ reason }) => reason).join()).toMatch(/the run did not end within its 5000 ms/);
  expect(record.cleanup).toMatchObject({ removed: record.cleanup.created, left: [] });
  expect(record.conclusion).not.toBe('certified');
});

test('existing objects that are not there block the cases that need them', async () => {
  const wrong = { ...fakeTarget(server.url).existing, users: [{ id: '4040' }, { id: '4041' }] };
  const record = await judge(() => 'pass', { existing: wrong });
  const needy = record.cases.filter(({ id }) => id === 'members-change-add');
  expect(needy.map(({ outcome }) => outcome)).not.toContain('passed');
});

test('an object whose creation lost its response is deleted too', async () => {
  let lost = 0;
  const record = await judge(({ method, url = '' }) => {
    const isCreation = method === 'POST' && url.endsWith('/departments');
    return isCreation && ++lost <= 8 ? 'lose' : 'close';
  });
  expect(record.cases.map(({ outcome }) => outcome)).toContain('error');
  expect(record.cleanup).toMatchObject({ removed: record.cleanup.created, left: [] });
  const { session } = createSession(fakeTarget(server.url));
  const { values } = await session.call('listDepartments', {}, 'admin', []);
  expect(values.items?.filter(({ name }) => name?.includes(` trouble-${runs} `))).toEqual([]);
});
