// npm run chaos: sends requests for all operations while injecting failures.
// The injected failures kill processes, cut connections and fill disks.
// At the end, the script compares the responses with the stored data.
import { InvalidArgumentError } from 'commander';
import { randomOf } from './chaos/deck.ts';
import { runStore, type StoreName, scales, storeNames } from './chaos/legs.ts';
import { chaosRows, keepReports, keepsAllPromises, type StoreReport, storeReport, Tally } from './chaos/report.ts';
import { choiceList, command } from './read-options.ts';
import { tableOf } from './report.ts';

const program = command('npm run chaos --')
  .option(
    '--long',
    'at least 200 kills and 50,000 acknowledged writes on each lasting store; writes measurements/chaos.json',
    false,
  )
  .option(
    '--seed <n>',
    'repeats the choices of an earlier run, but not the times of faults',
    number,
    Date.now() % 1_000_000,
  )
  .option('--store <names>', `only these stores of ${storeNames.join(', ')}`, choiceList(storeNames), [...storeNames])
  .option('--minutes <n>', 'ends the load of each store after so many minutes', number, Number.POSITIVE_INFINITY)
  .option('--json', 'prints the reports as JSON instead of a table', false)
  .addHelpText(
    'after',
    '\nExit codes: 0 all guarantees were met, 1 a guarantee was violated or an operation was not reached, 2 wrong usage.',
  );

interface Options {
  seed: number;
  minutes: number;
  store: StoreName[];
  long: boolean;
  json: boolean;
}

// On a signal, calls `process.exit`, so that the exit handlers stop the child processes.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130));
await run(program.parse().opts<Options>());
// Without an explicit `process.exit`, the library `async-exit-hook` ends the script with exit code 0.
process.exit();

function number(text: string): number {
  if (Number(text) >= 0) return Number(text);
  throw new InvalidArgumentError('It must be a number from 0.');
}

async function run({ seed, minutes, store: stores, long, json }: Options): Promise<void> {
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
    if (long) keepReports(report);
    explain(report, tally);
  }
  if (json) console.log(JSON.stringify(reports, null, 2));
  else console.log(tableOf(['', ...stores], chaosRows(reports)));
  if (!reports.every(keepsAllPromises)) process.exitCode = 1;
}

function explain({ store, seed, operations, skipped }: StoreReport, { breaches }: Tally): void {
  for (const sentence of skipped) console.error(`${store}: ${sentence}`);
  if (operations.missing.length > 0) console.error(`${store}: not reached: ${operations.missing.join(', ')}`);
  for (const { promise, what, history } of breaches.slice(0, 10)) {
    console.error([`${store}, seed ${seed}: ${promise}: ${what}`, ...history].join('\n  '));
  }
  if (breaches.length > 10) console.error(`${store}: ${breaches.length - 10} more`);
}
