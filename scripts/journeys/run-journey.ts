import type { ReachedSandbox, Tenant } from '../../src/index.ts';
import { inputsOf, prepareTenant } from './prepare-tenant.ts';
import type { Journey, Step } from './read-journeys.ts';
import { type Attempt, type RespectRun, runRespect } from './run-respect.ts';

/** A request and its response, from the request journal of the tenant. Secrets are replaced. */
export type Exchange = Awaited<ReturnType<Tenant['journal']>>['entries'][number];

export interface RecordedStep {
  step: Step;
  /** The requests of the step, in order. A step that waits sends the same request several times. */
  exchanges: Exchange[];
}

export interface RecordedJourney extends RespectRun {
  journey: Journey;
  tenant: string;
  /** The base URL of the sandbox. */
  url: string;
  steps: RecordedStep[];
}

/** Runs a journey in a new tenant of a sandbox, and records its requests and responses. */
export async function runJourney(project: string, journey: Journey, sandbox: ReachedSandbox): Promise<RecordedJourney> {
  const tenant = await prepareTenant(sandbox, journey);
  const run = await runRespect(project, journey, sandbox.url, inputsOf(tenant));
  const { entries } = await tenant.journal({ limit: 1000 });
  const steps = recordedSteps(journey, run.attempts, entries.toReversed());
  return { ...run, journey, tenant: tenant.id, url: sandbox.url, steps };
}

/**
 * Finds the request of each attempt in the request journal. No other client uses the tenant, so both are in the same order.
 * An attempt without a request, for example because a file is missing, is left out.
 */
function recordedSteps(
  { steps }: Journey,
  attempts: readonly Attempt[],
  exchanges: readonly Exchange[],
): RecordedStep[] {
  const sent = attempts.filter(({ url }) => url !== '');
  return steps.map((step) => ({
    step,
    exchanges: exchanges.filter((_, at) => sent[at]?.stepId === step.stepId),
  }));
}
