import { type Competitor, enter, withGround } from '../ground.ts';
import type { Sample } from '../measure.ts';
import { bare, ours, type Peer, prism } from '../peers.ts';
import { read, write } from '../requests.ts';
import type { Bar, Measured, Section } from '../section.ts';
import type { Probe } from '../servers.ts';
import { sideBySide } from '../side-by-side.ts';

export const readSection: Section = {
  name: 'read',
  title: `A read (GET ${read.path}) among 40 operations`,
  run: async ({ quick }) => {
    const { samples, ...measured } = await underLoad(read, quick);
    return {
      ...measured,
      bars: [
        times('CPU of a read, times bare', samples, ({ cpu }) => cpu, 'at most', 1.6),
        throughputBar(samples),
        times('memory under reads, times bare', samples, ({ memory }) => memory, 'at most', 1.5),
      ],
    };
  },
};

export const writeSection: Section = {
  name: 'write',
  title: `A write (POST ${write.path}) among 40 operations`,
  run: async ({ quick }) => {
    const { samples, notes, ...measured } = await underLoad(write, quick);
    const kept =
      'This sandbox keeps each department and holds its name to be unique; the others answer with an example.';
    return {
      ...measured,
      bars: [times('CPU of a write, times bare', samples, ({ cpu }) => cpu, 'at most', 2.2), throughputBar(samples)],
      notes: [kept, ...notes],
    };
  },
};

type Samples = ReadonlyMap<Peer, Sample>;

async function underLoad(
  probe: Probe,
  quick: boolean,
): Promise<Omit<Measured, 'bars'> & { samples: Samples; notes: string[] }> {
  return withGround(async ({ setting, present, absent }) => {
    const own = setting(40);
    const competitors = await Promise.all(present.map((peer) => enter(peer, peer.launch(own))));
    try {
      const figures = await sideBySide(
        competitors,
        probe,
        quick ? { rounds: 1, seconds: 0.5 } : { rounds: 5, seconds: 1 },
      );
      const samples = new Map(competitors.map(({ peer }, place) => [peer, figures[place] ?? nothing]));
      return { columns, rows: rowsOf(samples), samples, notes: [...absent] };
    } finally {
      await stopAll(competitors);
    }
  });
}

const nothing: Sample = { cpu: Number.NaN, requestsPerSecond: Number.NaN, p99: Number.NaN, memory: Number.NaN };

const columns = ['server', 'CPU, µs', 'times bare', 'requests/s', 'p99, ms', 'memory, MB'];

function rowsOf(samples: Samples) {
  const yardstick = samples.get(bare)?.cpu ?? Number.NaN;
  return [...samples].map(([{ name }, { cpu, requestsPerSecond, p99, memory }]) => [
    name,
    Math.round(cpu),
    cpu / yardstick,
    Math.round(requestsPerSecond),
    // It is counted in whole milliseconds.
    p99 === 0 ? 'under 1' : p99,
    Math.round(memory / 1e6),
  ]);
}

function times(
  what: string,
  samples: Samples,
  figure: (sample: Sample) => number,
  kind: Bar['kind'],
  bar: number,
): Bar {
  const of = (peer: Peer) => figure(samples.get(peer) ?? nothing);
  return { what, measured: of(ours) / of(bare), kind, bar, unit: '' };
}

function throughputBar(samples: Samples): Bar {
  const of = (peer: Peer) => samples.get(peer)?.requestsPerSecond ?? Number.NaN;
  return { what: "requests/s, times Prism's", measured: of(ours) / of(prism), kind: 'at least', bar: 10, unit: '' };
}

export async function stopAll(competitors: readonly Competitor[]): Promise<void> {
  await Promise.all(competitors.map(({ server }) => server.stop()));
}
