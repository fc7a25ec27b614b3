import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import { type PostgresServer, startPostgres } from '../../../../src/store/testing/postgres-server.ts';
import { root } from '../../../generate/files.ts';
import { creations, type Length, sandboxOn } from '../creations.ts';
import { inTurn, median, middle, type Sample } from '../measure.ts';
import { atLeast, type MeasuredSection, type Section } from '../sections.ts';
import type { RunningServer } from '../servers.ts';

/** Each sandbox process gets little CPU time, so that enough is left for the database and the clients. */
const part = 0.15;

export const replicas: Section = {
  name: 'replicas',
  title: `Department creations in different tenants, each replica limited to ${part * 100} % of the time`,
  run: async ({ quick }) => {
    await using server = await startPostgres({ durable: true });
    return await measureAll(server, quick ? { rounds: 1, seconds: 2 } : { rounds: 5, seconds: 3 });
  },
};

type Held = Sample & { idle: number };

async function measureAll(server: PostgresServer, length: Length): Promise<MeasuredSection> {
  const address = await server.database();
  const [single = [], double = []] = await inTurn([1, 2], { rounds: length.rounds, warmUp: 0 }, (count) =>
    measureHeld(address, count, length.seconds),
  );
  const [one, two] = [medianOf(single), medianOf(double)];
  return {
    columns: ['replicas', 'creations/s', 'CPU µs', 'p99 ms', 'idle cores'],
    rows: [one, two].map(({ requestsPerSecond, cpu, p99, idle }, at) => [
      String(at + 1),
      requestsPerSecond.toFixed(0),
      cpu.toFixed(0),
      p99.toFixed(0),
      idle.toFixed(2),
    ]),
    bars: [atLeast(1.6, 'times', 'two replicas compared with one', two.requestsPerSecond / one.requestsPerSecond)],
    notes: [
      'Replicas, database and callers share this machine. Each replica is paused regularly, so that the replica limits ' +
        'the throughput and not the machine. Idle cores show that the database and the callers were not limited.',
    ],
  };
}

async function measureHeld(address: string, count: number, seconds: number): Promise<Held> {
  const running: RunningServer[] = [];
  const holds: (() => Promise<void>)[] = [];
  try {
    for (let at = 0; at < count; at++) running.push(await sandboxOn(address));
    for (const { pid } of running) holds.push(hold(pid));
    const before = idleSeconds();
    const start = performance.now();
    const figures = await creations(running, ['aurora', 'borealis'], { rounds: 1, seconds });
    return { ...figures, idle: (idleSeconds() - before) / ((performance.now() - start) / 1000) };
  } finally {
    for (const release of holds) await release();
    await Promise.all(running.map((each) => each.stop()));
  }
}

function medianOf(rounds: readonly Held[]): Held {
  return { ...middle(rounds), idle: median(rounds.map(({ idle }) => idle)) };
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
