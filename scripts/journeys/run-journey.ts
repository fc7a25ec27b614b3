import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { enums } from '../../src/contract/generated/enums.ts';
import { createSandbox, type ReachedSandbox, SandboxError, type Tenant } from '../../src/index.ts';
import { runRedocly } from '../redocly/run-redocly.ts';
import { type Journey, type JourneyStep, readJourneys } from './read-journeys.ts';

export interface RespectAttempt {
  stepId: string;
  method: string;
  url: string;
  /** The HTTP status of the response, or undefined if no response arrived. */
  status: number | undefined;
  failures: string[];
}

export interface RespectRun {
  hasPassed: boolean;
  attempts: RespectAttempt[];
  output: string;
}

interface RespectStep {
  stepId: string;
  request?: { method: string; url: string };
  response?: { statusCode: number };
  checks?: { passed: boolean; name: string; condition?: string; message: string }[];
  executedSteps?: RespectStep[];
}

interface RespectReport {
  files: Record<string, { executedWorkflows: { executedSteps: RespectStep[] }[] }>;
}

/** Passes the inputs in an environment variable, so that the process list does not show the API keys. */
export async function runRespect(
  project: string,
  { file }: Journey,
  url: string,
  inputs: Readonly<Record<string, string>>,
): Promise<RespectRun> {
  const folder = await mkdtemp(join(tmpdir(), 'cps-journey-'));
  try {
    const report = join(folder, 'report.json');
    const servers = ['--server', `admin=${url}`, '--server', `documents=${url}`];
    const env = { REDOCLY_CLI_RESPECT_INPUT: JSON.stringify(inputs), NO_COLOR: '1', FORCE_COLOR: '0' };
    const run = await runRedocly(['respect', file, ...servers, '--json-output', report], project, env);
    const steps = stepsOf(await readFile(report, 'utf8').catch(() => '{"files":{}}'));
    return { hasPassed: run.exitCode === 0, attempts: steps.map(attemptOf), output: run.stdout + run.stderr };
  } finally {
    await rm(folder, { recursive: true });
  }
}

function stepsOf(text: string): RespectStep[] {
  const { files }: RespectReport = JSON.parse(text);
  return Object.values(files).flatMap(({ executedWorkflows }) =>
    executedWorkflows.flatMap(({ executedSteps }) => executedSteps.flatMap(flattened)),
  );
}

/** Returns a journey step. If the step starts another workflow, returns the steps of the workflow instead. */
function flattened(step: RespectStep): RespectStep[] {
  return step.executedSteps ? step.executedSteps.flatMap(flattened) : [step];
}

function attemptOf({ stepId, request, response, checks = [] }: RespectStep): RespectAttempt {
  return {
    stepId,
    method: request?.method.toUpperCase() ?? '',
    url: request?.url ?? '',
    status: response?.statusCode,
    failures: failuresOf(checks),
  };
}

/** If another check of the step failed, omits the check `unexpected error`, which fails as a consequence. */
function failuresOf(checks: NonNullable<RespectStep['checks']>): string[] {
  const failed = checks.filter(({ passed }) => !passed);
  const causes = failed.filter(({ name }) => name !== 'unexpected error');
  return (causes.length > 0 ? causes : failed).map(
    ({ name, condition, message }) => `${name}: ${condition ?? message.trim()}`,
  );
}

export type JourneyExchange = Awaited<ReturnType<Tenant['journal']>>['entries'][number];

export interface RecordedStep {
  step: JourneyStep;
  exchanges: JourneyExchange[];
}

export interface RecordedJourney extends RespectRun {
  journey: Journey;
  tenant: string;
  url: string;
  steps: RecordedStep[];
}

export async function runJourney(project: string, journey: Journey, sandbox: ReachedSandbox): Promise<RecordedJourney> {
  const tenant = await prepareTenant(sandbox, journey);
  const run = await runRespect(project, journey, sandbox.url, inputsOf(tenant));
  const { entries } = await tenant.journal({ limit: 1000 });
  const steps = recordedSteps(journey, run.attempts, entries.toReversed());
  return { ...run, journey, tenant: tenant.id, url: sandbox.url, steps };
}

/**
 * Finds the request journal's entry for each request in Redocly's report.
 * The request journal and Redocly's report contain the requests in the same order.
 * Ignores requests that are missing from Redocly's report, for example requests for an access token.
 */
function recordedSteps(
  { steps }: Journey,
  attempts: readonly RespectAttempt[],
  exchanges: readonly JourneyExchange[],
): RecordedStep[] {
  const found = new Map<string, JourneyExchange[]>(steps.map(({ stepId }) => [stepId, []]));
  const left = [...exchanges];
  for (const attempt of attempts) {
    const place = left.findIndex((exchange) => isRequestOf(attempt, exchange));
    if (place >= 0) found.get(attempt.stepId)?.push(...left.splice(0, place + 1).slice(-1));
  }
  return steps.map((step) => ({ step, exchanges: found.get(step.stepId) ?? [] }));
}

function isRequestOf({ method, url }: RespectAttempt, exchange: JourneyExchange): boolean {
  return method === exchange.method && URL.parse(url)?.pathname === exchange.path.split('?')[0];
}

const tenantOf = (journey: string) => `journey-${journey}`;

/**
 * Creates a tenant for one journey and activates the faults of the journey.
 * Each job ends at the second read instead of after a fixed time, so every run sends the same number of requests.
 * If the name of the tenant is already in use, adds a number to the name.
 * The sandbox deletes the tenant after one day.
 */
export async function prepareTenant(sandbox: ReachedSandbox, { name, faults }: Journey): Promise<Tenant> {
  const tenant = await createNamed(sandbox, tenantOf(name));
  for (const kind of enums.JobPlanKind) {
    await tenant.jobPlan(kind, { mode: 'polls', polls: 2, outcome: 'succeed' });
  }
  for (const fault of faults) await tenant.fault(fault);
  return tenant;
}

/** Returns the inputs of a journey that depend on the tenant, such as API keys. */
function inputsOf({ apiKeys }: Tenant): Record<string, string> {
  return { adminKey: apiKeys.admin, userKey: apiKeys.user };
}

async function createNamed(sandbox: ReachedSandbox, name: string, number = 1): Promise<Tenant> {
  try {
    return await sandbox.tenant({ id: number === 1 ? name : `${name}-${number}`, ttl: '1d' });
  } catch (error) {
    if (!(error instanceof SandboxError && error.code === 'TENANT ID TAKEN')) throw error;
    return createNamed(sandbox, name, number + 1);
  }
}

const start = Date.parse('2026-03-02T09:00:00Z');

export const afterOthers = pLimit(4);

/** Every run records the same requests and responses, apart from the address of the sandbox. */
export async function runAll(
  project: string,
  journeys: readonly Journey[] = readJourneys(project),
): Promise<RecordedJourney[]> {
  await using sandbox = await createSandbox({ clock: () => start });
  return await Promise.all(journeys.map((journey) => afterOthers(() => runJourney(project, journey, sandbox))));
}
