import { authorization } from '../../../testing/requests/send.ts';
import { launchSandbox } from './launch-sandbox.ts';
import { load, measureAll, middle, type Sample } from './measure.ts';
import { boot, health, type RunningServer, write } from './servers.ts';

export const callers = 32;

export interface Length {
  rounds: number;
  seconds: number;
}

export function sandboxOn(address: string): Promise<RunningServer> {
  return boot(address, (port) => launchSandbox(port, ['--store', address]), health);
}

/** Creates departments in several tenants. The first round only warms the replicas up. */
export async function creations(
  replicas: readonly RunningServer[],
  tenants: readonly string[],
  { rounds, seconds }: Length,
): Promise<Sample> {
  const rows: Sample[] = [];
  for (let round = 0; round <= rounds; round++) {
    const row = await oneRound(replicas, tenants, round === 0 ? Math.min(1, seconds) : seconds);
    if (round > 0) rows.push(row);
  }
  return middle(rows);
}

async function oneRound(
  replicas: readonly RunningServer[],
  tenants: readonly string[],
  seconds: number,
): Promise<Sample> {
  const targets = await Promise.all(
    tenants.map(async (tenant, at) => {
      const url = replicas[at % replicas.length]?.url ?? '';
      return { url, headers: { ...write.headers, ...(await authorization(url, `${tenant}-admin-key`)) } };
    }),
  );
  return measureAll(replicas, () =>
    targets.map(({ url, headers }) =>
      load(url, { ...write, headers }, { duration: seconds }, callers / tenants.length),
    ),
  );
}
