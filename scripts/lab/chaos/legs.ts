import { chmodSync, mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '../../../src/store/testing/postgres-server.ts';
import { Cluster } from './cluster.ts';
import { Deck, type Random } from './deck.ts';
import {
  type ChaosFault,
  cutSessions,
  databaseIn,
  fullDisk,
  killDatabase,
  killSandbox,
  pauseSandbox,
  pauseSessions,
  smallDisk,
} from './faults.ts';
import { ChaosLoad, type LoadScale, sendHostileFiles } from './load.ts';
import type { Tally } from './report.ts';

export const storeNames = ['memory', 'sqlite', 'postgres'] as const;
export type StoreName = (typeof storeNames)[number];

export const scales = {
  short: {
    main: { strikes: 9, writesBetween: 35, writes: 500, load: { decks: 1, rivals: 4, hostileFiles: 3 } },
    disk: { strikes: 1, writesBetween: 30, writes: 100, load: { decks: 0, rivals: 4, hostileFiles: 0 } },
  },
  long: {
    main: { strikes: 400, writesBetween: 80, writes: 50_000, load: { decks: 4, rivals: 24, hostileFiles: 8 } },
    disk: { strikes: 10, writesBetween: 100, writes: 1_000, load: { decks: 0, rivals: 4, hostileFiles: 0 } },
  },
};

type Scale = (typeof scales)['long'];

export const runStore: Record<StoreName, (scale: Scale, parts: LegParts) => Promise<void>> = {
  memory: async ({ main }, parts) => {
    const leg = { name: 'memory', store: 'memory', skews: [3_600_000], faults: [pauseSandbox], isLasting: false };
    await runLeg({ ...leg, ...main, strikes: Math.min(main.strikes, 20) }, parts);
  },
  sqlite: async ({ main, disk }, parts) => {
    using folder = mkdtempDisposableSync(join(tmpdir(), 'chaos-'));
    const leg = { name: 'SQLite', skews: [0], isLasting: true };
    const storeIn = (place: string) => `sqlite:${join(place, 'chaos.db')}`;
    await runLeg({ ...leg, ...main, store: storeIn(folder.path), faults: [killSandbox, pauseSandbox] }, parts);
    await onSmallDisk(join(folder.path, 'disk'), 16, parts, (place) =>
      runLeg({ ...leg, ...disk, store: storeIn(place), faults: [fullDisk(place)] }, parts),
    );
  },
  postgres: async ({ main, disk }, parts) => {
    using folder = mkdtempDisposableSync(join(tmpdir(), 'chaos-'));
    await using server = await startPostgres({ durable: true });
    chmodSync(folder.path, 0o755);
    const leg = { name: 'PostgreSQL', skews: [0, 5_000], isLasting: true };
    const faults = [killSandbox, killSandbox, killDatabase(server), cutSessions, pauseSandbox, pauseSessions];
    await runLeg({ ...leg, ...main, store: await server.database(), faults }, parts);
    await onSmallDisk(join(folder.path, 'disk'), 64, parts, async (place) => {
      const store = await databaseIn(place, await server.database());
      await runLeg({ ...leg, ...disk, store, faults: [fullDisk(place)] }, parts);
    });
  },
};

async function onSmallDisk(
  place: string,
  megabytes: number,
  { tally }: LegParts,
  run: (place: string) => Promise<void>,
): Promise<void> {
  const unmount = smallDisk(place, megabytes);
  if (!unmount) tally.skipped.push('full disks were not tried: this user may not mount a small disk');
  else await run(place).finally(unmount);
}

interface Leg {
  name: string;
  store: string;
  /** The time by which the clock of each replica is ahead of the system clock, in milliseconds. */
  skews: readonly number[];
  faults: readonly ChaosFault[];
  strikes: number;
  writesBetween: number;
  writes: number;
  load: LoadScale;
  isLasting: boolean;
}

interface LegParts {
  tally: Tally;
  random: Random;
  say: (line: string) => void;
  isOver: () => boolean;
}

async function runLeg(leg: Leg, parts: LegParts): Promise<void> {
  const { tally, random } = parts;
  const cluster = await Cluster.start(leg.store, leg.skews, tally, random.branch());
  for (const skew of leg.skews) if (skew !== 0) tally.fault('replicas with a shifted clock');
  const deck = new Deck(random.branch());
  const load = new ChaosLoad({ prefix: 'chaos', cluster, tally, random: random.branch(), deck, scale: leg.load });
  const running = load.run();
  const strikes = strike(leg, cluster, parts).finally(() => load.end());
  try {
    await Promise.all([running, strikes]);
    if (leg.load.decks > 0) {
      await load.reachTheRest();
      await sendHostileFiles(cluster, tally, random.branch(), leg.load.hostileFiles);
    }
    if (leg.isLasting) await cluster.restart();
    await load.verify();
  } finally {
    await cluster.end();
  }
}

async function strike(leg: Leg, cluster: Cluster, { tally, random: source, say, isOver }: LegParts): Promise<void> {
  const random = source.branch();
  const enough = tally.writes + leg.writes;
  const mayGoOn = () => tally.breaches.length === 0 && !isOver();
  const until = async (writes: number) => {
    while (tally.writes < writes && mayGoOn()) await wait(5);
  };
  let order: ChaosFault[] = [];
  for (let count = 1; count <= leg.strikes && mayGoOn(); count++) {
    if (order.length === 0) order = random.shuffled(leg.faults);
    const fault = order.pop();
    if (!fault) break;
    // Waits for a random number of writes before each injected failure.
    await until(tally.writes + leg.writesBetween + random.below(leg.writesBetween));
    await fault.strike(cluster, random);
    await cluster.untilReady();
    tally.fault(fault.kind);
    if (count % 20 === 0) say(`${leg.name}: ${count} of ${leg.strikes} faults, ${tally.writes} writes`);
  }
  await until(enough);
}
