import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import { startPostgres } from '../../../../src/store/testing/postgres-server.ts';
import { root } from '../../../generate/files.ts';
import { creations, sandboxOn } from '../creations.ts';
import { inTurn, median, middle, type Sample } from '../measure.ts';
import { atLeast, type Section } from '../sections.ts';

/** Each sandbox process gets little CPU time, so that enough is left for the database and the clients. */
const part = 0.15;

export const replicas: Section = {
  name: 'replicas',
  title: `Department creations in different tenants, each replica limited to ${part * 100} % of the time`,
  run: async ({ quick }) => {
    await using server = await startPostgres({ durable: true });
    const address = await server.database();
    const length = { rounds: quick ? 1 : 5, warmUp: 0 };
    const series = await inTurn([1, 2], length, (count) => measureHeld(address, count, quick ? 2 : 3));
    const figures = series.map((each) => ({ ...middle(each), idle: median(each.map(({ idle }) => idle)) }));
    const [one = Number.NaN, two = Number.NaN] = figures.map(({ requestsPerSecond }) => requestsPerSecond);
    return {
      columns: ['replicas', 'creations/s', 'CPU µs', 'p99 ms', 'idle cores'],
      rows: figures.map(({ requestsPerSecond, cpu, p99, idle }, at) => [
        ...[at + 1, Math.round(requestsPerSecond), Math.round(cpu), p99, idle],
      ]),
      bars: [atLeast(1.6, 'times', 'two replicas compared with one', two / one)],
      notes: [
        'Replicas, database and callers share this machine. Each replica is paused regularly, so that the replica limits ' +
          'the throughput and not the machine. Idle cores show that the database and the callers were not limited.',
      ],
    };
  },
};

async function measureHeld(address: string, count: number, seconds: number): Promise<Sample & { idle: number }> {
  await using held = new AsyncDisposableStack();
  const running = [];
  for (let at = 0; at < count; at++) running.push(held.use(await sandboxOn(address)));
  for (const { pid } of running) held.defer(hold(pid));
  const before = idleSeconds();
  const start = performance.now();
  const figures = await creations(running, ['aurora', 'borealis'], { rounds: 1, seconds });
  return { ...figures, idle: (idleSeconds() - before) / ((performance.now() - start) / 1000) };
}

function hold(pid: number): () => Promise<void> {
  const slices = [`${root}scripts/lab/bench/servers/slices.mjs`, String(pid), String(part)];
  const child = spawn(process.execPath, slices, { stdio: 'inherit' });
  return async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
}

/** Returns the total idle time of all CPU cores since the machine started, in seconds. */
function idleSeconds(): number {
  return cpus().reduce((sum, { times }) => sum + times.idle, 0) / 1000;
}
