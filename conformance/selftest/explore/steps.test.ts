import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { exploreCommands } from '../../explore/commands/index.ts';
import { objectIn, startAltered, withBinding } from '../fake/altered.ts';
import type { FaultName } from '../fake/violations/index.ts';
import { exploreFake } from './explore-fake.ts';

const cases: readonly { step: string; fault: FaultName; rule: string }[] = parse(
  readFileSync(new URL('steps.yaml', import.meta.url), 'utf8'),
);

const before: Readonly<Record<string, readonly string[]>> = {
  'delete a document': ['upload a document'],
  'add a member to a department while it is deleted': ['create a department'],
  'set fields of a document': ['upload a document'],
  'upload a version': ['upload a document'],
  'read a provision record': ['create a provision', 'create a provision'],
};

function stepsOf(step: string, seed: number) {
  return [...(before[step] ?? []), step].map((command, index) => ({ command, seed: 100 * seed + index }));
}

test('each kind of step in the table exists', () => {
  const names = exploreCommands.map(({ name }) => name);
  expect(cases.flatMap(({ step }) => [step, ...(before[step] ?? [])]).filter((each) => !names.includes(each))).toEqual(
    [],
  );
});

test.each(cases)('the step "$step" detects the fault $fault', async ({ step, fault, rule }) => {
  const saved = Array.from({ length: 24 }, (_, seed) => stepsOf(step, seed));
  const { findings } = await exploreFake({ faults: [fault], steps: 1, saved, untilFinding: true });
  expect(findings.map(({ id }) => id)).toEqual([rule]);
});

test('a grant of another tenant in its own folder is not taken for an access list of the tested tenant', async () => {
  const steps = ['change access as another tenant', 'grant access to a folder', 'change access as another tenant'];
  const saved = [1, 2, 3, 4, 5, 6].map((seed) => steps.map((command, index) => ({ command, seed: 10 * seed + index })));
  const { findings } = await exploreFake({ steps: 1, saved });
  expect(findings).toEqual([]);
});

test('a department that leaves another one during its deletion may keep its name in the new place', async () => {
  const saved = [
    [
      { command: 'create a department', seed: 560966400 },
      { command: 'create a department', seed: 148064997 },
      { command: 'update a department', seed: 2515773140 },
      { command: 'update a department', seed: 2202986048 },
      { command: 'delete a department', seed: 732363590 },
      { command: 'update a department', seed: 2188648250 },
    ],
  ];
  const { findings, coverage } = await exploreFake({ style: { jobReads: 2 }, steps: 1, saved });
  expect(findings).toEqual([]);
  const updates = coverage.transitions.find(({ name }) => name === 'department: updated during its deletion');
  expect(updates?.times).toBeGreaterThan(0);
});

test.each([0, 2])('these steps report nothing for an honest server whose jobs end after %i reads', async (jobReads) => {
  const kinds = [...new Set(cases.map(({ step }) => step))];
  const saved = kinds.flatMap((step) => [1, 2].map((seed) => stepsOf(step, seed)));
  const { findings, flaky } = await exploreFake({ style: { jobReads }, steps: 1, saved });
  expect([...findings, ...flaky]).toEqual([]);
});

test('a server error for the simultaneous removal of a member is a violation of the removal', async () => {
  const command = 'change two members of a department at the same time';
  const saved = [1, 2, 3, 4].map((seed) => [1, 2].map((index) => ({ command, seed: 10 * seed + index })));
  const { findings } = await exploreFake({
    steps: 1,
    saved,
    untilFinding: true,
    behind: (inner) =>
      startAltered(inner, (request, forward) => {
        const isRemoval = request.url.pathname.endsWith('/members') && 'remove' in objectIn(request);
        return isRemoval ? { status: 500, body: {} } : forward();
      }),
  });
  expect(findings.map(({ id }) => id)).toEqual(['members-remove']);
});

test('the responses to requests before an operation are not counted as responses of the operation', async () => {
  const saved = [['create a department', 'update a department'].map((command) => ({ command, seed: 1 }))];
  const { coverage } = await exploreFake({
    steps: 1,
    saved,
    change: withBinding('updateDepartment', { before: { path: '/v2/admin/probe', answer: { value: 'value' } } }),
    behind: (inner) =>
      startAltered(inner, ({ url }, forward) =>
        url.pathname.endsWith('/probe') ? { status: 203, body: { value: 1 } } : forward(),
      ),
  });
  const update = coverage.operations.find(({ operation }) => operation === 'updateDepartment');
  expect(update?.statuses).toHaveProperty('204');
  expect(update?.statuses).not.toHaveProperty('203');
});

test('a wrong line of the target file ends the request sequence, and the clean-up still deletes its objects', async () => {
  const saved = [['create a department', 'update a department'].map((command) => ({ command, seed: 1 }))];
  const { endedEarly, cleanup } = await exploreFake({
    steps: 1,
    saved,
    change: withBinding('updateDepartment', {
      before: { path: '/v2/admin/departments/{id}', answer: { version: { header: 'X-Unknown' } } },
    }),
  });
  const place = 'operations.updateDepartment.before.answer.version finds no value';
  expect(Object.keys(endedEarly)).toContainEqual(expect.stringContaining(place));
  expect(cleanup.left).toEqual([]);
});

test('a job of another tenant is a leak, also if each response has another trace id', async () => {
  let trace = 0;
  const { findings } = await exploreFake({
    faults: ['tenant-open:job'],
    steps: 1,
    saved: [[{ command: 'read jobs as another tenant', seed: 1 }]],
    behind: (inner) =>
      startAltered(inner, async (_request, forward) => {
        const answer = await forward();
        const isObject = answer.body.toString('latin1', 0, 1) === '{';
        return isObject ? { status: answer.status, body: { ...objectIn(answer), trace: ++trace } } : answer;
      }),
  });
  expect(findings.map(({ id }) => id)).toEqual(['administration-current-tenant']);
});

test('a value of the wrong type violates the requirement of its operation, also within the check of another one', async () => {
  const { findings } = await exploreFake({
    steps: 1,
    saved: [[{ command: 'act on an import as another tenant', seed: 1 }]],
    behind: (inner) =>
      startAltered(inner, async ({ method, url }, forward) => {
        const answer = await forward();
        const isList = method === 'GET' && url.pathname.endsWith('/people/loads');
        return isList ? { status: answer.status, body: { ...objectIn(answer), results: 'none' } } : answer;
      }),
  });
  expect(findings.map(({ id }) => id)).toEqual(['user-imports-list-offered']);
});

test.each([{}, { 'retry-after': '0' }])(
  'a run without findings is void if an operation always answers 503 with %j',
  async (headers) => {
    const isRoles = (path: string) => path.endsWith('/role-catalogue');
    const record = await exploreFake({
      steps: 100,
      behind: (inner) =>
        startAltered(inner, ({ url }, forward) =>
          isRoles(url.pathname) ? { status: 503, headers, body: {} } : forward(),
        ),
    });
    expect(record.findings).toEqual([]);
    expect(record).toMatchObject({ conclusion: 'void', exitCode: 3 });
    expect(record.voidReason).toMatch(/^all \d+ responses of listRoles had a status of 5xx, for example 503$/);
  },
);
