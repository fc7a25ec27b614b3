import { type ExploreOptions, explore } from '../../explore/explore.ts';
import type { ExploreRecord } from '../../explore/record.ts';
import { readTarget } from '../../target/read-target.ts';
import type { Target } from '../../target/types.ts';
import { startAltered } from '../fake/altered.ts';
import { countedTime } from '../fake/counted-time.ts';
import { startFlat } from '../fake/flat/server.ts';
import type { Running } from '../fake/service/start.ts';
import type { TenantStyle } from '../fake/service/tenant.ts';
import type { FaultName } from '../fake/violations/index.ts';
import type { HonestStyle } from './honest-styles.ts';

export function exploreStyle(style: HonestStyle, options: Exploring): Promise<ExploreRecord> {
  const { settings = {}, alter, change = (target) => target, concurrency = 1 } = style;
  return exploreFake({
    ...(alter && { behind: (inner) => startAltered(inner, alter()) }),
    style: settings,
    change: (target) =>
      change({ ...target, pace: { ...target.pace, concurrency, jobDeadline: 300 * concurrency ** 2 } }),
    ...options,
  });
}

export interface Exploring extends Partial<Omit<ExploreOptions, 'steps'>> {
  steps?: number | undefined;
  faults?: readonly FaultName[];
  style?: TenantStyle;
  behind?: (inner: Running) => Promise<Running>;
  change?: (target: Target) => Target;
}

export async function exploreFake({
  faults = [],
  style = {},
  behind = async (inner) => inner,
  change = (target) => target,
  ...options
}: Exploring): Promise<ExploreRecord> {
  const inner = await startFlat(faults, 0, style);
  const server = await behind(inner);
  const described = readTarget('fixtures/targets/foreign-flat.yaml', { FOREIGN_URL: server.url });
  const pace = { concurrency: 1, requestsPerSecond: 1_000_000, pollInterval: 10, jobDeadline: 300 };
  const target = change({ ...described, pace: { ...described.pace, ...pace } });
  const record = await explore({ target, runId: 'selftest', seed: 1, steps: 100, ...countedTime(), ...options });
  if (server !== inner) await server.close();
  await inner.close();
  return record;
}
