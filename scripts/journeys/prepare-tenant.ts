import { enums } from '../../src/contract/generated/enums.ts';
import { type ReachedSandbox, SandboxError, type Tenant } from '../../src/index.ts';
import type { Journey } from './read-journeys.ts';

export const tenantOf = (journey: string) => `journey-${journey}`;

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
export function inputsOf({ apiKeys }: Tenant): Record<string, string> {
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
