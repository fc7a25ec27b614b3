import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runRedocly } from '../redocly/run-redocly.ts';
import type { Journey } from './read-journeys.ts';

export interface Attempt {
  stepId: string;
  method: string;
  url: string;
  /** The HTTP status of the response, or undefined if no response arrived. */
  status: number | undefined;
  failures: string[];
}

export interface RespectRun {
  hasPassed: boolean;
  attempts: Attempt[];
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

function attemptOf({ stepId, request, response, checks = [] }: RespectStep): Attempt {
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
