import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { keys, startFakeServer } from '../../conformance/selftest/fake/published/server.ts';
import { operationTable } from '../../src/contract/operation.ts';
import { createSandbox, type Sandbox } from '../../src/index.ts';
import { statefulOperations } from '../../src/sandbox/generated/operations.ts';
import { journeyPages } from '../docs/pages/journeys.ts';
import { operationLinks } from '../docs/pages/operations.ts';
import { root } from '../generate/files.ts';
import { runProgram } from '../package/testing/run.ts';
import { type Journey, readJourneys, secondsBetweenReads, stepOperation } from './read-journeys.ts';
import { prepareTenant, type RecordedJourney, runAll, runJourney, runRespect } from './run-journey.ts';

const journeys = readJourneys(root);
let runs: RecordedJourney[];
let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await createSandbox();
  runs = await runAll(root);
});

afterAll(() => sandbox.close());

function journeyNamed(name: string): Journey {
  const found = journeys.find((journey) => journey.name === name);
  if (!found) throw new Error(`there is no journey ${name}`);
  return found;
}

function runNamed(name: string): RecordedJourney {
  const found = runs.find(({ journey }) => journey.name === name);
  if (!found) throw new Error(`the journey ${name} did not run`);
  return found;
}

test.each(journeys)('the journey $name passes in the sandbox', ({ name }) => {
  const { hasPassed, attempts, output } = runNamed(name);
  expect({ hasPassed, last: attempts.at(-1)?.failures }, output).toEqual({ hasPassed: true, last: [] });
});

test.each(journeys)('every request and response of the journey $name conforms to the contract', ({ name }) => {
  const { steps } = runNamed(name);
  for (const { step, exchanges } of steps) {
    expect(exchanges.length, step.stepId).toBeGreaterThan(0);
    for (const { operation, verdict, faults } of exchanges) {
      expect(operation).toBe(stepOperation(step));
      expect(verdict.request.violations, step.stepId).toEqual([]);
      if (faults.length === 0) expect(verdict.answer.violations, step.stepId).toEqual([]);
    }
  }
});

test('exactly the steps that wait send their request several times', () => {
  for (const { journey, steps } of runs) {
    const repeated = steps.filter(({ exchanges }) => exchanges.length > 1).map(({ step }) => step.stepId);
    const waiting = journey.steps.filter((step) => secondsBetweenReads(journey, step) !== undefined);
    expect(repeated, journey.name).toEqual(waiting.map(({ stepId }) => stepId));
  }
});

test('the journeys use every stateful operation of both interfaces', () => {
  const used = new Set(journeys.flatMap(({ steps }) => steps.map(stepOperation)));
  const stateful = Object.values(operationTable).filter(({ id }) => statefulOperations[id] !== undefined);
  expect(stateful.length).toBeGreaterThan(0);
  expect(stateful.map(({ id }) => id).filter((id) => !used.has(id))).toEqual([]);
});

test('two runs of a journey give the same page', async () => {
  const again = await runAll(root, [journeyNamed('file-agreements')]);
  expect(journeyPages(again, operationLinks(root))).toEqual(
    journeyPages([runNamed('file-agreements')], operationLinks(root)),
  );
});

test.each([
  ['reorganize-departments', 'department-rename-and-move-only-renames', 'list-group'],
  ['onboard-company', 'access-grant-without-effect', 'read-access'],
] as const)('the journey %s fails if the server has the fault %s', async (name, fault, stepId) => {
  const run = await runJourney(root, { ...journeyNamed(name), faults: [{ name: fault }] }, sandbox);
  expect({ hasPassed: run.hasPassed, stepId: run.attempts.at(-1)?.stepId }).toEqual({ hasPassed: false, stepId });
});

test('a journey that waits gets a new access token if its token expires', async () => {
  const expired = { name: 'status', status: 401, operation: 'readJob', times: 1 } as const;
  const run = await runJourney(root, { ...journeyNamed('wait-for-jobs'), faults: [expired] }, sandbox);
  expect(run.attempts.at(-1)?.failures, run.output).toEqual([]);
  const waiting = run.steps.find(({ step }) => step.stepId === 'wait-for-members');
  expect(waiting?.exchanges.map(({ status }) => status)).toEqual([401, 200, 200]);
});

test('a failed journey has no page', () => {
  const failed = [{ ...runNamed('wait-for-jobs'), hasPassed: false }];
  expect(() => journeyPages(failed, operationLinks(root))).toThrow('The journey wait-for-jobs failed');
});

test('a journey passes at the self-test implementation if that implements all its operations', async () => {
  const server = await startFakeServer();
  onTestFinished(() => server.close());
  const [adminKey = ''] = Object.entries(keys).flatMap(([key, role]) => (role === 'admin' ? [key] : []));
  const run = await runRespect(root, journeyNamed('reorganize-departments'), server.url, { adminKey });
  expect(run.attempts.at(-1)?.failures, run.output).toEqual([]);
  expect(run.hasPassed).toBe(true);
});

test('a second tenant of the same journey gets a number', async () => {
  const names = [];
  for (let count = 0; count < 3; count += 1) {
    names.push((await prepareTenant(sandbox, journeyNamed('offboard-user'))).id);
  }
  expect(names).toEqual(['journey-offboard-user', 'journey-offboard-user-2', 'journey-offboard-user-3']);
});

test('the command prints the request and the criterion that failed', async () => {
  const { url } = sandbox;
  const command = ['scripts/journeys.ts', 'wait-for-jobs', '--url', url, '--input', 'adminKey=no-such-key'];
  const { exitCode, said } = await runProgram(root, process.execPath, ...command);
  expect(exitCode).toBe(1);
  expect(said).toContain('FAILED  wait-for-jobs');
  expect(said).toContain(`step sign-in: POST ${url}/v2/admin/auth/token: 403`);
  expect(said).toContain('$statusCode == 200');
});

test.each([
  [['fly'], /fly.*Allowed choices are file-agreements, /],
  [['--input', 'adminKey=key'], /--input needs --url/],
  [['--url', 'http://127.0.0.1', '--input', 'adminKey'], /It must be <name>=<value>/],
  [['--url', 'sandbox'], /It must be a URL/],
])('the command explains the wrong usage %j', async (parameters, reason) => {
  const { exitCode, complained } = await runProgram(root, process.execPath, 'scripts/journeys.ts', ...parameters);
  expect([exitCode, complained]).toEqual([2, expect.stringMatching(reason)]);
});
