import type { Launch } from '../../../../testing/project/process.ts';
import { root } from '../../../generate/files.ts';
import { type Competitor, enter, type Ground, isOurs, withGround } from '../ground.ts';
import { middle, sideBySide } from '../measure.ts';
import type { Section } from '../sections.ts';
import { read } from '../servers.ts';
import { stopAll } from './load.ts';

const sizes = [2, 40, 150];

export const operationsSection: Section = {
  name: 'operations',
  title: 'CPU of a read in µs, by the number of operations in the contract',
  run: ({ quick }) =>
    withGround('operations', async (ground) => {
      const figures = new Map<string, number[]>();
      for (const size of sizes) {
        const competitors = await startAll(ground, size);
        try {
          const samples = await sideBySide(
            competitors,
            read,
            quick ? { rounds: 1, seconds: 0.5 } : { rounds: 3, seconds: 1 },
          );
          for (const [place, { peer }] of competitors.entries()) {
            figures.set(peer.name, [...(figures.get(peer.name) ?? []), middle(samples[place] ?? []).cpu]);
          }
        } finally {
          await stopAll(competitors);
        }
      }
      return {
        columns: ['server', ...sizes.map((size) => `${size} operations, µs`), 'growth'],
        rows: [...figures].map(([name, cpus]) => [name, ...cpus.map(Math.round), growth(cpus)]),
        bars: [],
        notes: [
          'This sandbox always serves its 40 operations and its control plane. The figure of 150 operations has additional routes.',
          ...ground.absent,
        ],
      };
    }),
};

async function startAll({ setting, present }: Ground, size: number): Promise<Competitor[]> {
  const own = setting(size);
  return Promise.all(present.map((peer) => enter(peer, isOurs(peer) ? grown(size) : peer.launch(own), read)));
}

function grown(size: number): (port: number) => Launch {
  const added = Math.max(0, size - 40);
  return (port) => ({
    script: `${root}scripts/lab/bench/servers/sandbox.ts`,
    args: [String(port), String(added)],
  });
}

function growth(cpus: readonly number[]): number {
  return (cpus.at(-1) ?? Number.NaN) / (cpus[0] ?? Number.NaN);
}
