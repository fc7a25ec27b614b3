import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OperationId, operationIds } from '../../canonical/operations.ts';
import { type ExploreOptions, explore } from '../../explore/explore.ts';
import { publishedRules } from '../../explore/rules.ts';
import { loadRegister } from '../../requirements/register.ts';
import { startAltered } from '../fake/altered.ts';
import { countedTime } from '../fake/counted-time.ts';
import { startFakeServer } from '../fake/published/server.ts';
import { fakeTarget, offered } from '../fake/run-on.ts';
import type { Running } from '../fake/service/start.ts';

let server: Running;

beforeAll(async () => {
  server = await startFakeServer({ users: 30 });
});

afterAll(() => server.close());

function explorePublished(options: Partial<ExploreOptions>, url = server.url) {
  const unbound = operationIds.filter((id) => !offered.includes(id)).map((id): [OperationId, false] => [id, false]);
  const target = { ...fakeTarget(url, { concurrency: 1 }), operations: Object.fromEntries(unbound) };
  return explore({ target, runId: 'selftest', seed: 1, steps: 60, ...countedTime(), ...options });
}

test('every rule about the published contract is an assumed and required requirement', () => {
  const ids = loadRegister().flatMap(({ id, basis, level }) =>
    basis === 'assumed' && level === 'required' ? [id] : [],
  );
  expect(publishedRules.filter((rule) => !ids.includes(rule))).toEqual([]);
});

test('an invalid request that is accepted is a finding with its operation and keyword', async () => {
  const { findings, exitCode, coverage } = await explorePublished({ classes: ['schema'] });
  const accepted = findings.filter(({ id, observed }) => id === 'admin-rejection-codes' && Number(observed) < 300);
  expect(accepted.length).toBeGreaterThan(0);
  expect(accepted[0]).toMatchObject({
    basis: 'published',
    steps: [{ command: 'send a request with one broken keyword' }],
  });
  expect(accepted[0]?.place).toMatch(/^\w+ \w+/);
  expect(exitCode).toBe(1);
  const { declared = 0, reached = 0, unreached = [] } = coverage.answers ?? {};
  expect(reached).toBeGreaterThan(0);
  expect(unreached.flatMap(({ answers }) => answers).length).toBe(declared - reached);
  expect(unreached.filter(({ reason }) => reason === '')).toEqual([]);
});

test('without a claim of the published contract, only the stated rules are judged', async () => {
  const { findings, coverage } = await explorePublished({ steps: 60 });
  expect(findings).toEqual([]);
  expect(Object.keys(coverage.steps).filter((step) => /valid|broken keyword/.test(step))).toEqual([]);
});

test('a response outside the published contract does not hide a broken stated rule', async () => {
  const broken = await startFakeServer({ faults: ['name-1001-accepted:create'] });
  const { findings } = await explorePublished({ classes: ['administration', 'schema'], steps: 150 }, broken.url);
  await broken.close();
  expect(findings.map(({ id }) => id)).toContain('department-name-1001-rejected');
  expect(findings.map(({ basis }) => basis)).toContain('published');
});

test('valid requests stay below the limits that services have for bodies', async () => {
  const sizes: number[] = [];
  const altered = await startAltered(server, ({ body }, forward) => {
    sizes.push(body.length);
    return body.length > 40_000 ? { status: 413, body: {} } : forward();
  });
  const { findings } = await explorePublished({ classes: ['schema'], steps: 600, seed: 5 }, altered.url);
  await altered.close();
  expect(Math.max(...sizes)).toBeGreaterThan(1000);
  expect(findings.filter(({ observed }) => observed === 413)).toEqual([]);
});
