import { enter, withGround } from '../ground.ts';
import { middle, ratio, type Sample, sideBySide } from '../measure.ts';
import { atLeast, atMost, type Bar, type MeasuredSection, type Section } from '../sections.ts';
import { type Ping, readPing, write } from '../servers.ts';

export const readSection: Section = {
  name: 'read',
  title: `A read (GET ${readPing.path}) with the contract of the administration`,
  run: async ({ quick }) => {
    const { compared, times, table } = await underLoad(readPing, quick);
    const overFastify = compared('this sandbox', 'Fastify', ({ cpu }) => cpu).toFixed(2);
    return {
      ...table,
      bars: [
        times('CPU of a read, times bare', ({ cpu }) => cpu, 1.3),
        ...table.bars,
        times('memory under reads, times bare', ({ memory }) => memory, 1.4),
      ],
      notes: [`A read needs ${overFastify} times the CPU time of a read with Fastify alone.`, repeated, growth],
    };
  },
};

export const writeSection: Section = {
  name: 'write',
  title: `A write (POST ${write.path}) with the contract of the administration`,
  run: async ({ quick }) => {
    const { times, table } = await underLoad(write, quick);
    return {
      ...table,
      bars: [times('CPU of a write, times bare', ({ cpu }) => cpu, 1.8), ...table.bars],
      notes: [kept],
    };
  },
};

type Figure = (sample: Sample) => number;

async function underLoad(probe: Ping, quick: boolean) {
  return withGround('load', async ({ answers, peers }) => {
    await using running = new AsyncDisposableStack();
    const competitors = await Promise.all(peers.map((peer) => enter(peer, peer.launch(answers))));
    for (const { server } of competitors) running.use(server);
    const series = await sideBySide(competitors, probe, { rounds: quick ? 1 : 11, seconds: 0.5 });
    const samplesOf = (name: string) => series[peers.findIndex((peer) => peer.name === name)] ?? [];
    const compared = (peer: string, yardstick: string, figure: Figure) =>
      ratio(samplesOf(peer), samplesOf(yardstick), figure);
    const rows = peers.map(({ name }) => {
      const { cpu, requestsPerSecond, p99, memory } = middle(samplesOf(name));
      const times = compared(name, 'node:http, bare', (sample) => sample.cpu);
      // The load generator measures response times in whole milliseconds, so 0 means less than 1 ms.
      const slowest = p99 === 0 ? 'under 1' : p99;
      return [name, Math.round(cpu), times, Math.round(requestsPerSecond), slowest, Math.round(memory / 1e6)];
    });
    const throughput = compared('this sandbox', 'Prism', ({ requestsPerSecond }) => requestsPerSecond);
    const table: MeasuredSection = { columns, rows, bars: [atLeast(10, '', "requests/s, times Prism's", throughput)] };
    const times = (what: string, figure: Figure, bar: number): Bar =>
      atMost(bar, '', what, compared('this sandbox', 'node:http, bare', figure));
    return { compared, times, table };
  });
}

const columns = ['server', 'CPU, µs', 'times bare', 'requests/s', 'p99, ms', 'memory, MB'];

const kept =
  'This sandbox stores each department and checks that its name is unique. The other servers return an example.';

const repeated =
  "Every read has the same URL and no data changes, so this sandbox checks each request and repeats a stored response. A read after a change of the tenant's data needs more CPU time.";

const growth =
  'Memory is the resident memory after the load. V8 enlarges the space for new objects under load. "npx cps" does not limit this space. "this, limited" does, because it has the Node options of "npm start". "npm start" also runs the sources, which need more memory than the compiled package.';
