import { setTimeout as wait } from 'node:timers/promises';
import { Cluster } from './cluster.ts';
import { Deck } from './deck.ts';
import type { Fault } from './faults.ts';
import { Load, type LoadScale } from './load.ts';
import type { Random } from './random.ts';
import { sendHostileFiles } from './send-hostile-files.ts';
import type { Tally } from './tally.ts';

/** A part of a run: one place that tenants are stored in, and what goes wrong there. */
export interface Leg {
  name: string;
  store: string;
  /** How far the clock of each replica is ahead of the system, in milliseconds. */
  skews: readonly number[];
  faults: readonly Fault[];
  /** How many faults strike, in random order and each kind equally often. */
  strikes: number;
  /** How many writes must be acknowledged at least between two faults. */
  writesBetween: number;
  /** The load goes on until so many writes were acknowledged. */
  writes: number;
  load: LoadScale;
  /** Memory is lost with the process, so the sandbox is not restarted before the last comparison. */
  isLasting: boolean;
}

export interface LegParts {
  tally: Tally;
  random: Random;
  say: (line: string) => void;
}

/** Runs a load on a store, lets faults strike meanwhile, and compares at the end what was answered with what is stored. */
export async function runLeg(leg: Leg, { tally, random, say }: LegParts): Promise<void> {
  const cluster = await Cluster.start(leg.store, leg.skews, tally, random.branch());
  for (const skew of leg.skews) if (skew !== 0) tally.fault('replicas with a shifted clock');
  const deck = new Deck(random.branch());
  const load = new Load({ prefix: 'chaos', cluster, tally, random: random.branch(), deck, scale: leg.load });
  const running = load.run();
  const strikes = strike(leg, cluster, tally, random.branch(), say).finally(() => load.end());
  try {
    await Promise.all([running, strikes]);
    if (leg.load.decks > 0) {
      await load.reachTheRest();
      await sendHostileFiles(cluster, tally);
    }
    if (leg.isLasting) await cluster.restart();
    await load.verify();
  } finally {
    await cluster.end();
  }
}

async function strike(leg: Leg, cluster: Cluster, tally: Tally, random: Random, say: LegParts['say']): Promise<void> {
  const writesAtBegin = tally.writes;
  const until = async (writes: number) => {
    while (tally.writes < writes && tally.breaches.length === 0) await wait(5);
  };
  let order: Fault[] = [];
  for (let count = 0; count < leg.strikes && leg.faults.length > 0; count++) {
    if (order.length === 0) order = random.shuffled(leg.faults);
    const fault = order.pop();
    // Where between two writes a fault strikes differs from fault to fault.
    await until(tally.writes + leg.writesBetween + random.below(leg.writesBetween));
    await fault?.strike(cluster, random);
    await cluster.untilReady();
    if (fault) tally.fault(fault.kind);
    if (count % 10 === 9) say(`${leg.name}: ${count + 1} of ${leg.strikes} faults, ${tally.writes} writes`);
  }
  await until(writesAtBegin + leg.writes);
}
