import { enums } from '../../src/contract/generated/enums.ts';
import { type ReachedSandbox, SandboxError, type Tenant } from '../../src/index.ts';
import type { Journey, Step } from './read-journeys.ts';
import { type Attempt, type RespectRun, runRespect } from './run-respect.ts';

export type Exchange = Awaited<ReturnType<Tenant['journal']>>['entries'][number];

export interface RecordedStep {
  step: Step;
  exchanges: Exchange[];
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
  attempts: readonly Attempt[],
  exchanges: readonly Exchange[],
): RecordedStep[] {
  const found = new Map<string, Exchange[]>(steps.map(({ stepId }) => [stepId, []]));
  const left = [...exchanges];
  for (const attempt of attempts) {
    const place = left.findIndex((exchange) => isRequestOf(attempt, exchange));
    if (place >= 0) found.get(attempt.stepId)?.push(...left.splice(0, place + 1).slice(-1));
  }
  return steps.map((step) => ({ step, exchanges: found.get(step.stepId) ?? [] }));
}

function isRequestOf({ method, url }: Attempt, exchange: Exchange): boolean {
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
