// npm run chaos: sends requests for all operations while injecting failures.
// The injected failures kill processes, cut connections and fill disks.
// At the end, the script compares the responses with the stored data.
import { parseArgs } from 'node:util';
import { randomOf } from './chaos/deck.ts';
import { runStore, type StoreName, scales, storeNames } from './chaos/legs.ts';
import { isGood, keep, rowsOf, type StoreReport, storeReport, Tally } from './chaos/report.ts';
import { readOptions } from './read-options.ts';
import { tableOf } from './report.ts';

const usage = `npm run chaos -- [--long] [--seed <number>] [--store <name>[,<name>]] [--minutes <number>] [--json]

  --long     at least 200 kills and 50,000 acknowledged writes on each store that
             outlives its process; writes measurements/chaos.json
  --seed     repeats the choices of an earlier run; the times at which faults
             strike still differ
  --store    only these stores of ${storeNames.join(', ')}
  --minutes  ends the load of each store after so many minutes
  --json     prints the reports as JSON instead of a table

Exit codes: 0 all guarantees were met, 1 a guarantee was violated or an operation was not reached, 2 wrong usage.`;

interface Options {
  seed: number;
  minutes: number;
  stores: StoreName[];
  long: boolean;
  json: boolean;
  help: boolean;
}

// On a signal, calls `process.exit`, so that the exit handlers stop the child processes.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130));
const options = readOptions(usage, optionsOf);
if (options.help) console.log(usage);
else await run(options);
// Without an explicit `process.exit`, the library `async-exit-hook` ends the script with exit code 0.
process.exit();

function optionsOf(): Options {
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({
    options: {
      long: flag,
      json: flag,
      help: flag,
      seed: { type: 'string' },
      store: { type: 'string' },
      minutes: { type: 'string' },
    },
  });
  const seed = Number(values.seed ?? Date.now() % 1_000_000);
  if (!Number.isInteger(seed)) throw new Error(`the seed must be a whole number, got ${values.seed}`);
  const minutes = Number(values.minutes ?? Number.POSITIVE_INFINITY);
  if (!(minutes > 0)) throw new Error(`the minutes must be a number above 0, got ${values.minutes}`);
  return { ...values, seed, minutes, stores: storesOf(values.store) };
}

function storesOf(text: string | undefined): StoreName[] {
  if (text === undefined) return [...storeNames];
  return text.split(',').map((name) => {
    const store = storeNames.find((each) => each === name);
    if (store) return store;
    throw new Error(`the store "${name}" does not exist; the stores are ${storeNames.join(', ')}`);
  });
}

async function run({ seed, minutes, stores, long, json }: Options): Promise<void> {
  console.error(`seed ${seed}`);
  const reports: StoreReport[] = [];
  for (const store of stores) {
    const tally = new Tally();
    const start = performance.now();
    const say = (line: string) => console.error(line);
    const isOver = () => performance.now() - start > minutes * 60_000;
    await runStore[store](long ? scales.long : scales.short, { tally, random: randomOf(seed), say, isOver });
    const report = storeReport(store, tally, seed, (performance.now() - start) / 1000);
    reports.push(report);
    if (long) keep(report);
    explain(report, tally);
  }
  if (json) console.log(JSON.stringify(reports, null, 2));
  else console.log(tableOf(['', ...stores], rowsOf(reports)));
  if (!reports.every(isGood)) process.exitCode = 1;
}

function explain({ store, seed, operations, skipped }: StoreReport, { breaches }: Tally): void {
  for (const sentence of skipped) console.error(`${store}: ${sentence}`);
  if (operations.missing.length > 0) console.error(`${store}: not reached: ${operations.missing.join(', ')}`);
  for (const { promise, what, history } of breaches.slice(0, 10)) {
    console.error([`${store}, seed ${seed}: ${promise}: ${what}`, ...history].join('\n  '));
  }
  if (breaches.length > 10) console.error(`${store}: ${breaches.length - 10} more`);
}
