import { authorization } from '../../../requests/send.ts';
import { measure, type Sample } from '../measure.ts';
import { atMost, type Measured, type Section } from '../section.ts';
import { health, type Running, startScript } from '../servers.ts';
import { middle, ratio } from '../side-by-side.ts';
import { advanceFarAhead, copyLargeTenant } from '../steering-steps.ts';

export const steering: Section = {
  name: 'steering',
  title: 'Control plane: copies, clock, journal and metrics',
  run: async ({ quick }) => {
    const { fork, restore } = await copyLargeTenant(quick ? 5 : 25);
    const advance = await advanceFarAhead();
    const watched = await costOfWatching(quick ? 6 : 24, quick ? 0.5 : 1);
    return { ...table({ fork, restore, advance, ...watched }), bars: barsOf({ fork, restore, advance, ...watched }) };
  },
};

interface Figures {
  fork: number;
  restore: number;
  advance: number;
  observed: Sample[];
  unobserved: Sample[];
}

function table({
  fork,
  restore,
  advance,
  observed,
  unobserved,
}: Figures): Pick<Measured, 'columns' | 'rows' | 'notes'> {
  return {
    columns: ['what', 'measured'],
    rows: [
      ['a copy of a tenant of 10,000 users', `${fork.toFixed(1)} ms`],
      ['a restored snapshot of it', `${restore.toFixed(1)} ms`],
      ['30 days ahead with 10,000 transitions due', `${advance.toFixed(0)} ms`],
      ['a read with journal and metrics', shown(observed)],
      ['the same read without', shown(unobserved)],
    ],
    notes: [
      'One process runs two sandboxes, which are measured in turn. The figures are medians; the loss is the median of all rounds.',
    ],
  };
}

function shown(samples: Sample[]): string {
  const { requestsPerSecond, cpu } = middle(samples);
  return `${requestsPerSecond.toFixed(0)} req/s, ${cpu.toFixed(1)} µs CPU`;
}

function barsOf({ fork, restore, advance, observed, unobserved }: Figures): Measured['bars'] {
  const lost = (1 - ratio(observed, unobserved, ({ requestsPerSecond }) => requestsPerSecond)) * 100;
  return [
    atMost(50, 'ms', 'copy of 10,000 users', fork),
    atMost(50, 'ms', 'restore of 10,000 users', restore),
    atMost(1000, 'ms', 'advance 30 days, 10,000 due', advance),
    atMost(5, '%', 'throughput lost to journal and metrics', lost),
  ];
}

async function costOfWatching(rounds: number, seconds: number): Promise<Pick<Figures, 'observed' | 'unobserved'>> {
  const observed = await startScript('observed-sandbox.ts', health);
  try {
    const url = await (await fetch(`${observed.url}/unobserved`)).text();
    const servers = { observed: await withToken(observed), unobserved: await withToken({ ...observed, url }) };
    const samples = { observed: [] as Sample[], unobserved: [] as Sample[] };
    for (let round = -2; round < rounds; round++) {
      const order = round % 2 === 0 ? (['observed', 'unobserved'] as const) : (['unobserved', 'observed'] as const);
      for (const name of order) {
        const sample = await measure(servers[name].server, servers[name].probe, seconds);
        if (round >= 0) samples[name].push(sample);
      }
    }
    return samples;
  } finally {
    await observed.stop();
  }
}

async function withToken(server: Running) {
  const probe = {
    method: 'GET' as const,
    path: '/v2/admin/departments/12',
    headers: await authorization(server.url, 'aurora-admin-key'),
  };
  return { server, probe };
}
