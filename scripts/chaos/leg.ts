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
  /** Whether the time of the run is up, so that the load ends early. */
  isOver: () => boolean;
}

/** Runs a load on a store, lets faults strike meanwhile, and compares at the end what was answered with what is stored. */
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

/** Lets faults strike until there were enough, and waits for the writes; a broken promise ends it. */
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
    // Where between two writes a fault strikes differs from fault to fault.
    await until(tally.writes + leg.writesBetween + random.below(leg.writesBetween));
    await fault.strike(cluster, random);
    await cluster.untilReady();
    tally.fault(fault.kind);
    if (count % 20 === 0) say(`${leg.name}: ${count} of ${leg.strikes} faults, ${tally.writes} writes`);
  }
  await until(enough);
}
