import { setTimeout as wait } from 'node:timers/promises';
import { Cluster } from './cluster.ts';
import { Deck } from './deck.ts';
import type { Fault } from './faults.ts';
import { Load, type LoadScale } from './load.ts';
import type { Random } from './random.ts';
import { sendHostileFiles } from './send-hostile-files.ts';
import type { Tally } from './tally.ts';

export interface Leg {
  name: string;
  store: string;
  /** The time by which the clock of each replica is ahead of the system clock, in milliseconds. */
  skews: readonly number[];
  faults: readonly Fault[];
  strikes: number;
  writesBetween: number;
  writes: number;
  load: LoadScale;
  isLasting: boolean;
}

export interface LegParts {
  tally: Tally;
  random: Random;
  say: (line: string) => void;
  isOver: () => boolean;
}

export async function runLeg(leg: Leg, parts: LegParts): Promise<void> {
  const { tally, random } = parts;
  const cluster = await Cluster.start(leg.store, leg.skews, tally, random.branch());
  for (const skew of leg.skews) if (skew !== 0) tally.fault('replicas with a shifted clock');
  const deck = new Deck(random.branch());
  const load = new Load({ prefix: 'chaos', cluster, tally, random: random.branch(), deck, scale: leg.load });
  const running = load.run();
  const strikes = strike(leg, cluster, parts).finally(() => load.end());
  try {
    await Promise.all([running, strikes]);
    if (leg.load.decks > 0) {
      await load.reachTheRest();
      await sendHostileFiles(cluster, tally, random.branch());
    }
    if (leg.isLasting) await cluster.restart();
    await load.verify();
  } finally {
    await cluster.end();
  }
}

/** Injects `leg.strikes` failures, one after another, while the load test writes data. */
async function strike(leg: Leg, cluster: Cluster, { tally, random: source, say, isOver }: LegParts): Promise<void> {
  const random = source.branch();
  const enough = tally.writes + leg.writes;
  const mayGoOn = () => tally.breaches.length === 0 && !isOver();
  const until = async (writes: number) => {
    while (tally.writes < writes && mayGoOn()) await wait(5);
  };
  let order: Fault[] = [];
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
