import { setImmediate } from 'node:timers/promises';
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
import { startWrapped } from '../fake/wrapped/server.ts';
import type { Mutant } from '../mutation/mutant.ts';
import type { HonestStyle } from './honest-styles.ts';

export function exploreStyle(style: HonestStyle, options: Exploring): Promise<ExploreRecord> {
  const { form, settings = {}, alter, change = (target) => target, concurrency = 1 } = style;
  return exploreFake({
    ...(form && { form }),
    ...(alter && { behind: (inner) => startAltered(inner, alter()) }),
    style: settings,
    change: (target) =>
      change({ ...target, pace: { ...target.pace, concurrency, jobDeadline: 300 * concurrency ** 2 } }),
    ...options,
  });
}

export interface ExploreTrial {
  id: string;
  requirements: readonly string[];
  /**
   * `own` means that the explorer reported a violation of a requirement in the list `requirements`. `other` means that
   * the explorer reported only a violation of a requirement outside the list `requirements`. `missed` means that the
   * explorer reported no violation.
   */
  verdict: 'own' | 'other' | 'missed';
  found?: string;
  length?: number;
  requests: number;
  milliseconds: number;
}

export async function exploreMutant(mutant: Mutant, time: number, seed: number): Promise<ExploreTrial> {
  const { id, requirements, form, faults } = mutant;
  const record = await exploreFake({
    form,
    faults,
    seed,
    time,
    untilFinding: true,
    steps: undefined,
    ...shortenedTime(),
  });
  const [finding] = record.findings;
  const { requests, milliseconds } = record;
  if (!finding) return { id, requirements, verdict: 'missed', requests, milliseconds };
  const verdict = requirements.includes(finding.id) ? 'own' : 'other';
  return { id, requirements, verdict, found: finding.id, length: finding.steps.length, requests, milliseconds };
}

/**
 * Returns a simulated clock, which advances by CPU time. CPU time does not depend on other processes on the machine,
 * unlike elapsed time.
 */
function shortenedTime() {
  let waited = 0;
  const start = Date.now();
  return {
    now: () => {
      const { user, system } = process.threadCpuUsage();
      return start + waited + (user + system) / 1000;
    },
    sleep: async (milliseconds: number) => {
      waited += milliseconds;
      await setImmediate();
    },
  };
}

const servers = { flat: startFlat, wrapped: startWrapped };

export interface Exploring extends Partial<Omit<ExploreOptions, 'steps'>> {
  steps?: number | undefined;
  form?: keyof typeof servers;
  faults?: readonly FaultName[];
  style?: TenantStyle;
  behind?: (inner: Running) => Promise<Running>;
  change?: (target: Target) => Target;
}

export async function exploreFake({
  form = 'flat',
  faults = [],
  style = {},
  behind = async (inner) => inner,
  change = (target) => target,
  ...options
}: Exploring): Promise<ExploreRecord> {
  const inner = await servers[form](faults, 0, style);
  const server = await behind(inner);
  const described = readTarget(`fixtures/targets/foreign-${form}.yaml`, { FOREIGN_URL: server.url });
  const pace = { concurrency: 1, requestsPerSecond: 1_000_000, pollInterval: 10, jobDeadline: 300 };
  const target = change({ ...described, pace: { ...described.pace, ...pace } });
  const record = await explore({ target, runId: 'selftest', seed: 1, steps: 100, ...countedTime(), ...options });
  if (server !== inner) await server.close();
  await inner.close();
  return record;
}
