import { describe, expect, test } from 'vitest';
import { planText } from '../../cli/conformance/plan-text.ts';
import type { Case } from '../case/case.ts';
import { cases } from '../cases/index.ts';
import { readTarget } from '../target/read-target.ts';
import costs from './costs.json' with { type: 'json' };
import { costOf, planOf } from './plan.ts';
import { shardOf } from './run.ts';

describe.each([1, 2, 3, 7])('in %s parts', (of) => {
  const whole = Array.from({ length: of }, (_, at) => shardOf(cases, { index: at + 1, of }));
  const parts = whole.map((part) => part.filter(({ late }) => !late));
  const idsOf = (some: readonly Case[]) => some.filter(({ late }) => !late).map(({ id }) => id);

  test('every case is in exactly one', () => {
    expect(idsOf(parts.flat()).sort()).toEqual(idsOf(cases).sort());
  });

  test('each part contains the cases that judge responses to other cases', () => {
    const late = cases.filter((each) => each.late);
    for (const part of whole) expect(part.filter((each) => each.late)).toEqual(late);
  });

  test('one part contains all cases that change roles of users', () => {
    const touching = parts.filter((part) =>
      part.some(({ operations }) => operations.includes('replaceRoleAssignments')),
    );
    expect(touching).toHaveLength(1);
  });
});

function caseOf(id: string, change: Partial<Case> = {}): Case {
  const about = { id, requirement: 'department-rename', title: 'It reads', verdict: 'stated' } as const;
  return { ...about, operations: ['readDepartment'], run: async () => undefined, ...change };
}

test('cases are spread evenly, and cases that change the same objects stay together in the order of the suite', () => {
  const suite = [
    caseOf('a'),
    caseOf('roles 1', { operations: ['readDepartment', 'replaceRoleAssignments'] }),
    caseOf('b'),
    caseOf('access 1', { operations: ['readAccess'] }),
    caseOf('late', { operations: ['updateAccess'], late: true }),
    caseOf('roles 2', { operations: ['replaceRoleAssignments'] }),
    caseOf('access 2', { operations: ['updateAccess'] }),
    caseOf('c'),
    caseOf('import', { operations: ['importUsers'] }),
    caseOf('d'),
  ];
  const parts = [1, 2, 3].map((index) => shardOf(suite, { index, of: 3 }).map(({ id }) => id));
  expect(parts).toEqual([
    ['roles 1', 'b', 'late', 'roles 2'],
    ['access 1', 'late', 'access 2', 'c'],
    ['a', 'late', 'import', 'd'],
  ]);
});

const target = readTarget('fixtures/targets/sandbox.yaml', {});
const written = cases.filter(({ perOperation }) => !perOperation);
const verdicts = ['stated', 'published'] as const;

test('the cost of each case is recorded (node scripts/learn-costs.ts)', () => {
  const learned = Object.keys(costs).filter((id) => !cases.some((each) => each.id === id && each.perOperation));
  expect(learned.sort()).toEqual(written.map(({ id }) => id).sort());
  expect(costOf({ id: 'a-case-of-tomorrow' })).toEqual({ requests: 4, departments: 1, documents: 0 });
});

test('a run for the stated verdict takes at most 1,430 requests', () => {
  const plan = planOf(target, { verdicts: ['stated'] });
  expect(plan.unable).toBe(0);
  expect(plan.requests).toBeLessThanOrEqual(1430);
  expect(plan.requests).toBeGreaterThan(1000);
});

test('cases that the target cannot serve cost nothing', () => {
  const whole = planOf(target, { verdicts });
  const poor = planOf({ ...target, operations: { uploadDocument: false } }, { verdicts });
  expect(poor.unable).toBeGreaterThan(10);
  expect(poor.documents).toBe(0);
  expect(poor.requests).toBeLessThan(whole.requests);
});

test('a read-only run makes nothing', () => {
  const plan = planOf(target, { verdicts, readOnly: true });
  expect(plan).toMatchObject({ departments: 0, documents: 0 });
  expect(planText(plan, { target, runId: 'r', ledgerFile: 'l' })).toContain('Creates nothing');
});

test.each([
  ['department-update-rename', /and deletes them at the end/, /users|roles|stay|document/],
  ['provisions-create', /Created provisions stay/, /imported users|custom fields|roles/],
  ['user-import-applies', /Created imported users stay/, /provisions|custom fields|other roles/],
  ['document-field-created', /Created custom fields stay/, /provisions|imported users|roles/],
])('the plan of the case %s describes only the objects that this case creates or changes', (id, wanted, other) => {
  const text = planText(planOf(target, { verdicts, only: [id] }), { target, runId: 'r', ledgerFile: 'l' });
  expect(text).toMatch(wanted);
  expect(text).not.toMatch(other);
});

test('the plan of a run of all cases names every kind of object that stays', () => {
  const text = planText(planOf(target, { verdicts }), { target, runId: 'r', ledgerFile: 'l' });
  expect(text).toContain('Created provisions, imported users and custom fields stay');
  expect(text).toContain('Gives users other roles');
  expect(text).toContain('Adds existing users to these departments.');
});

test('no line of the plan is longer than 80 columns', () => {
  const text = planText(planOf(target, { verdicts }), {
    target,
    runId: '1a2b3c4d',
    ledgerFile: 'report/1a2b3c4d.ledger.jsonl',
  });
  expect(text).toMatch(/316|cases, about [\d,]+ requests/);
  for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
});

test('a part of a run costs less than the whole run', () => {
  const [whole, part] = [planOf(target, { verdicts }), planOf(target, { verdicts, shard: { index: 1, of: 2 } })];
  expect(part.cases).toBeLessThan(whole.cases);
  expect(part.requests).toBeLessThan(whole.requests);
});
