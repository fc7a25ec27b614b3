import { readTarget } from '../../../conformance/target/read-target.ts';
import type { Target } from '../../../conformance/target/types.ts';
import { jobPlanKinds } from '../../../src/jobs/plan.ts';
import { createSandboxServer, fixtureTenants } from '../../../src/sandbox/start.ts';
import { type FaultTrial, control as noFault } from './plan.ts';

const targetFile = 'fixtures/targets/sandbox.yaml';

export interface TrialSandbox {
  target: Target;
  prepare: (trial: Pick<FaultTrial, 'tenant' | 'fault' | 'operation'>) => Promise<void>;
  close: () => Promise<void>;
}

export async function openTrialSandbox(): Promise<TrialSandbox> {
  const app = createSandboxServer({ onFault: (error) => console.error(error) });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const target = readTarget(targetFile, { ...process.env, CPS_BASE_URL: url });
  const ask = async (method: 'POST' | 'PUT', path: string, body: object) => {
    const { statusCode, payload } = await app.inject({ method, url: `/_sandbox/tenants/${path}`, payload: body });
    if (statusCode >= 300) throw new Error(`${method} /_sandbox/tenants/${path}: ${statusCode} ${payload}`);
  };
  const prepare: TrialSandbox['prepare'] = async ({ tenant, fault, operation }) => {
    for (const { name } of fixtureTenants) {
      await ask('POST', `${name}/reset`, {});
      for (const kind of jobPlanKinds) {
        await ask('PUT', `${name}/job-plans/${encodeURIComponent(kind)}`, { mode: 'immediate' });
      }
    }
    if (fault !== noFault) await ask('POST', `${tenant}/faults`, { name: fault, ...(operation && { operation }) });
  };
  return { target, prepare, close: () => app.close() };
}
