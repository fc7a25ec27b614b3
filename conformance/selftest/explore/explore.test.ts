import { expect, test } from 'vitest';
import { rules } from '../../explore/rules.ts';
import { loadRegister } from '../../requirements/register.ts';
import type { Target } from '../../target/types.ts';
import { type Alteration, objectIn, startAltered } from '../fake/altered.ts';
import { startTroubled } from '../fake/troubled.ts';
import { exploreFake } from './explore-fake.ts';

test('every rule of the reference model is a stated and required requirement', () => {
  const demanded = loadRegister().filter(({ basis, level }) => basis === 'stated' && level === 'required');
  const ids = demanded.map(({ id }) => id);
  expect(rules.filter((rule) => !ids.includes(rule))).toEqual([]);
});

test.each([0, 2])('an honest server whose jobs end after %i reads has no findings', async (jobReads) => {
  const record = await exploreFake({ style: { jobReads }, steps: 160 });
  expect(record.findings).toEqual([]);
  expect(record.flaky).toEqual([]);
  expect(record).toMatchObject({ conclusion: 'no findings', exitCode: 0, endedEarly: {} });
  expect(record.cleanup.left).toEqual([]);
  expect(record.cleanup.removed).toBe(record.cleanup.created);
});

test('the same seed draws the same walks', async () => {
  const [one, other] = [await exploreFake({ steps: 40, seed: 5 }), await exploreFake({ steps: 40, seed: 5 })];
  expect(other.coverage).toEqual(one.coverage);
  expect((await exploreFake({ steps: 40, seed: 6 })).coverage).not.toEqual(one.coverage);
});

test('parallel walks together make the given number of steps', async () => {
  const pace = { concurrency: 8, requestsPerSecond: 1_000_000, pollInterval: 10, jobDeadline: 300 };
  const record = await exploreFake({ steps: 12, change: (target) => ({ ...target, pace }) });
  expect(record).toMatchObject({ steps: 12, repeatedSteps: 0 });
});

test('the steps that shorten a finding are counted separately', async () => {
  const record = await exploreFake({ faults: ['name-1001-accepted:create'], steps: 400, seed: 2, untilFinding: true });
  expect(record.steps).toBeLessThanOrEqual(400);
  expect(record.repeatedSteps).toBeGreaterThan(0);
});

test('the steps of walks that the end of the run interrupts are not counted as repeated steps', async () => {
  const stop = new AbortController();
  const pace = { concurrency: 4, requestsPerSecond: 1_000_000, pollInterval: 10, jobDeadline: 300 };
  const change = (target: Target) => ({ ...target, pace });
  const record = await exploreFake({ steps: 400, change, signal: stop.signal, onWalk: () => stop.abort() });
  expect(record).toMatchObject({ conclusion: 'void', repeatedSteps: 0 });
  expect(record.steps).toBeGreaterThan(0);
});

const broken = [
  ['two-filters-accepted:id+email', 'users-single-primary-filter'],
  ['access-id-and-path-accepted:always', 'access-read-both-rejected'],
  ['name-1001-accepted:create', 'department-name-1001-rejected'],
  ['rename-ignored:again for the object', 'department-rename'],
  ['delete-leaves-descendants:always', 'department-delete-removes-descendants'],
  ['members-duplicates-dropped:add', 'members-duplicates-link-once'],
] as const;

test.each(broken)('the violation %s is a finding against %s', async (fault, rule) => {
  const { findings, exitCode } = await exploreFake({ faults: [fault], steps: 800, untilFinding: true });
  const [finding] = findings;
  expect(finding?.id).toBe(rule);
  expect(exitCode).toBe(1);
  expect(finding?.steps.length).toBeLessThanOrEqual(5);
  expect(finding?.repeated).toBeGreaterThan(0);
  expect(finding?.claims.length).toBeGreaterThan(0);
});

test('a declared deviation is no finding', async () => {
  const deviation = { requirement: 'department-name-1001-rejected', reason: 'a wide column', until: '2999-12-31' };
  const record = await exploreFake({
    faults: ['name-1001-accepted:create'],
    steps: 300,
    seed: 2,
    change: (target) => ({ ...target, deviations: [deviation] }),
  });
  expect(record.findings).toEqual([]);
  expect(Object.keys(record.endedEarly)).toEqual([expect.stringContaining(deviation.requirement)]);
});

test('requests without a response are no findings', async () => {
  const record = await exploreFake({
    steps: 40,
    behind: (inner) => startTroubled(inner, (_request, count) => (count % 25 === 0 ? 'drop' : 'pass')),
  });
  expect(record.findings).toEqual([]);
  expect(record.flaky).toEqual([]);
});

test('responses of a proxy that does not reach the server are no findings', async () => {
  const record = await exploreFake({
    steps: 40,
    behind: (inner) => startTroubled(inner, (_request, count) => (count % 25 === 0 ? { status: 502 } : 'pass')),
  });
  expect(record.findings).toEqual([]);
});

test('a server that stops answering makes the exploration void', async () => {
  const record = await exploreFake({
    behind: (inner) => startTroubled(inner, (_request, count) => (count > 200 ? 'drop' : 'pass')),
  });
  expect(record).toMatchObject({ conclusion: 'void', exitCode: 3, findings: [] });
});

test('an operation without a binding restricts the walks', async () => {
  const record = await exploreFake({
    steps: 30,
    change: (target) => ({ ...target, operations: { ...target.operations, updateDepartmentMembers: false } }),
  });
  expect(record.findings).toEqual([]);
  expect(record.coverage.steps).not.toHaveProperty('change the members of a department');
  const reason = record.coverage.unreached.find(({ id }) => id === 'members-add')?.reason;
  expect(reason).toBe('the target does not bind updateDepartmentMembers');
});

function withRace(): Alteration {
  const names = new Set<string>();
  return (request, forward) => {
    if (request.method !== 'POST' || !request.url.pathname.endsWith('/units')) return forward();
    const unit = objectIn(request);
    if (!String(unit['title']).startsWith('Twin ')) return forward();
    const place = `${unit['title']} below ${unit['parent_uuid']}`;
    const isSecond = names.has(place);
    names.add(place);
    return forward(isSecond ? { body: Buffer.from(JSON.stringify({ ...unit, title: `${unit['title']} ` })) } : {});
  };
}

test('two siblings of one name that are created at the same time are a finding', async () => {
  const { findings } = await exploreFake({
    steps: 400,
    untilFinding: true,
    behind: (inner) => startAltered(inner, withRace()),
  });
  expect(findings.map(({ id }) => id)).toEqual(['department-sibling-name-rejected']);
  expect(findings[0]?.steps.map(({ command }) => command)).toEqual([
    'create two siblings of one name at the same time',
  ]);
});
