import { signIn } from './client.ts';
import { type Replica, startReplica } from './processes.ts';

/** What is killed: a sandbox, or what it keeps its tenants in. */
export interface Victim {
  store: string;
  /** Kills it in the middle of load; whatever has to come back is back when this ends. */
  strike: (replica: Replica) => Promise<Replica>;
}

export interface KillReport {
  rounds: number;
  acknowledged: number;
  /** Acknowledged departments that were not there afterwards. */
  lost: string[];
  /** Departments that nobody asked for, or ids that were given twice. */
  wrong: string[];
  /** The longest time from the kill until a request was served again, in milliseconds. */
  slowestReturn: number;
}

/** What callers asked for, and what of it was acknowledged: names by id. */
interface Tally {
  asked: Set<string>;
  known: Map<string, string>;
  wrong: string[];
}

/** Writes with several callers at once, kills in the middle, and looks whether all that was acknowledged is there. */
export async function killUnderLoad(victim: Victim, rounds: number, callers = 8): Promise<KillReport> {
  let replica = await startReplica(victim.store);
  const tally: Tally = { asked: new Set(), known: new Map(), wrong: [] };
  const lost: string[] = [];
  let slowestReturn = 0;
  for (let round = 0; round < rounds; round++) {
    const load = await startLoad(replica, tally, round, callers);
    // The moment of the kill differs from round to round, but not from run to run.
    await load.until(20 + ((round * 37) % 61));
    const killed = performance.now();
    replica = await victim.strike(replica).finally(load.end);
    await readBack(replica);
    slowestReturn = Math.max(slowestReturn, performance.now() - killed);
    await load.ended;
    lost.push(...compare(tally, await readBack(replica)));
  }
  await replica.kill();
  return { rounds, acknowledged: tally.known.size, lost, wrong: tally.wrong, slowestReturn };
}

/** Callers that create departments until they are told to end; whatever is refused meanwhile is asked again. */
async function startLoad(replica: Replica, tally: Tally, round: number, callers: number) {
  const before = tally.known.size;
  const { token } = await signIn(replica.url);
  let isOver = false;
  const call = async (caller: number) => {
    const client = await signIn(replica.url, token);
    for (let at = 0; !isOver; at++) {
      const name = `r${round} c${caller} n${at}`;
      tally.asked.add(name);
      const id = await client.create(name).catch(() => undefined);
      if (id !== undefined) acknowledge(tally, id, name);
    }
  };
  const ended = Promise.all(Array.from({ length: callers }, (_, caller) => call(caller)));
  return {
    ended,
    end: () => {
      isOver = true;
    },
    until: async (count: number) => {
      while (tally.known.size < before + count) await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

function acknowledge({ known, wrong }: Tally, id: string, name: string): void {
  if (known.has(id)) wrong.push(`${id} was given twice`);
  known.set(id, name);
}

/** What was acknowledged and is not there; what nobody asked for is noted as wrong. */
function compare({ asked, known, wrong }: Tally, now: ReadonlyMap<string, string>): string[] {
  for (const [id, name] of now) if (/^r\d+ c/.test(name) && !asked.has(name)) wrong.push(`${id} ${name}`);
  return [...known].filter(([id, name]) => now.get(id) !== name).map(([id, name]) => `${id} ${name}`);
}

/** Everything that is there, as soon as the sandbox serves again. */
async function readBack(replica: Replica): Promise<Map<string, string>> {
  for (const end = performance.now() + 30_000; ; await new Promise((resolve) => setTimeout(resolve, 20))) {
    try {
      return await (await signIn(replica.url)).departments();
    } catch (error) {
      if (performance.now() > end) throw error;
    }
  }
}
