import { type Competitor, enter, withGround } from '../ground.ts';
import { middle, ratio, type Sample, sideBySide } from '../measure.ts';
import { atLeast, atMost, type Bar, type MeasuredSection, type Section } from '../sections.ts';
import { type Ping, readPing, write } from '../servers.ts';

export const readSection: Section = {
  name: 'read',
  title: `A read (GET ${readPing.path}) among 40 operations`,
  run: async ({ quick }) => {
    const { samples, ...measured } = await underLoad(readPing, quick);
    return {
      ...measured,
      notes: [comparisonWithFastify(samples), repeated, growth],
      bars: [
        times('CPU of a read, times bare', samples, ({ cpu }) => cpu, 1.3),
        throughputBar(samples),
        times('memory under reads, times bare', samples, ({ memory }) => memory, 1.4),
      ],
    };
  },
};

export const writeSection: Section = {
  name: 'write',
  title: `A write (POST ${write.path}) among 40 operations`,
  run: async ({ quick }) => {
    const { samples, ...measured } = await underLoad(write, quick);
    const kept =
      'This sandbox stores each department and checks that its name is unique. The other servers return an example.';
    return {
      ...measured,
      bars: [times('CPU of a write, times bare', samples, ({ cpu }) => cpu, 1.8), throughputBar(samples)],
      notes: [kept],
    };
  },
};

type Samples = ReadonlyMap<string, readonly Sample[]>;

async function underLoad(probe: Ping, quick: boolean): Promise<Omit<MeasuredSection, 'bars'> & { samples: Samples }> {
  return withGround('load', async ({ setting, peers }) => {
    const competitors = await Promise.all(peers.map((peer) => enter(peer, peer.launch(setting))));
    try {
      const series = await sideBySide(competitors, probe, { rounds: quick ? 1 : 11, seconds: 0.5 });
      const samples = new Map(competitors.map(({ peer: { name } }, place) => [name, series[place] ?? []]));
      return { columns, rows: rowsOf(samples), samples };
    } finally {
      await stopAll(competitors);
    }
  });
}

const columns = ['server', 'CPU, µs', 'times bare', 'requests/s', 'p99, ms', 'memory, MB'];

function rowsOf(samples: Samples) {
  return [...samples].map(([name, series]) => {
    const { cpu, requestsPerSecond, p99, memory } = middle(series);
    return [
      name,
      Math.round(cpu),
      compared(samples, name, 'node:http, bare', (sample) => sample.cpu),
      Math.round(requestsPerSecond),
      // The load generator measures response times in whole milliseconds, so 0 means less than 1 ms.
      p99 === 0 ? 'under 1' : p99,
      Math.round(memory / 1e6),
    ];
  });
}

type Figure = (sample: Sample) => number;

function compared(samples: Samples, peer: string, yardstick: string, figure: Figure): number {
  return ratio(samples.get(peer) ?? [], samples.get(yardstick) ?? [], figure);
}

function times(what: string, samples: Samples, figure: Figure, bar: number): Bar {
  return atMost(bar, '', what, compared(samples, 'this sandbox', 'node:http, bare', figure));
}

function throughputBar(samples: Samples): Bar {
  const measured = compared(samples, 'this sandbox', 'Prism', ({ requestsPerSecond }) => requestsPerSecond);
  return atLeast(10, '', "requests/s, times Prism's", measured);
}

const repeated =
  "Every read has the same URL and no data changes, so this sandbox checks each request and repeats a stored response. A read after a change of the tenant's data needs more CPU time.";

const growth =
  'Memory is the resident memory after the load. V8 enlarges the space for new objects under load. "npx cps" does not limit this space. "this, limited" does, because it has the Node options of "npm start". "npm start" also runs the sources, which need more memory than the compiled package.';

function comparisonWithFastify(samples: Samples): string {
  const times = compared(samples, 'this sandbox', 'Fastify', ({ cpu }) => cpu).toFixed(2);
  return `A read needs ${times} times the CPU time of a read with Fastify alone.`;
}

async function stopAll(competitors: readonly Competitor[]): Promise<void> {
  await Promise.all(competitors.map(({ server }) => server.stop()));
}
