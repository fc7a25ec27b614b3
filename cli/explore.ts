import { randomBytes, randomInt } from 'node:crypto';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { classes } from '../conformance/requirements/classes.ts';
import { proxyLines } from '../conformance/session/proxies.ts';
import { overridden } from './conformance/base-url.ts';
import { caHelp, trustCa } from './conformance/ca.ts';
import { stopSignal } from './conformance/stop-signal.ts';
import { helpOf, parseBaseUrl, parseConcurrency, screen, UsageError, wholeNumber } from './options.ts';

interface Options {
  target: string;
  baseUrl?: string;
  report: string;
  seed?: number;
  time?: number;
  steps?: number;
  class?: string[];
  untilCovered?: true;
  untilFinding?: true;
  save?: true;
  concurrency?: number;
  json?: true;
}

export function registerExplore(program: Command): void {
  program
    .command('explore')
    .description('find violated rules with random requests to a test system')
    .requiredOption('--target <file>', 'the target file (YAML, or a module) that describes the implementation')
    .option('--base-url <url>', 'another base URL than the one in the file', parseBaseUrl)
    .option('--ca <file>', caHelp, trustCa)
    .option('--report <folder>', 'folder for the reports', 'report')
    .option('--seed <number>', 'draws the walks; without it, a random number that the report shows', wholeNumber(0))
    .option('--time <duration>', 'start no walk after this time, for example 90s or 10m', duration)
    .option(
      '--steps <number>',
      'make at most this number of steps, without those that shorten a finding',
      wholeNumber(0),
    )
    .addOption(new Option('--class <names...>', 'only these classes').choices([...Object.values(classes), 'schema']))
    .option('--until-covered', 'end as soon as every kind of step was tried and walks reach nothing new')
    .option('--until-finding', 'end after the first finding')
    .option('--save', 'add the findings to a file beside the target file; later runs repeat them first')
    .option('--concurrency <number>', 'number of parallel walks, instead of the one in the file', parseConcurrency)
    .option('--json', 'print the record instead of the summary')
    .addHelpText('after', helpOf('explore'))
    .action(explore);
}

async function explore(options: Options): Promise<void> {
  const [{ loadTarget }, { explore: run }, { whyNotExplored }, { readSaved, save, savedFile }] = await Promise.all([
    import('../conformance/target/load-target.ts'),
    import('../conformance/explore/explore.ts'),
    import('../conformance/explore/texts.ts'),
    import('../conformance/explore/saved.ts'),
  ]);
  const described = await loadTarget(options.target);
  const target = overridden(described, options);
  const obstacle = whyNotExplored(target);
  if (obstacle !== undefined && target.environment !== described.environment) throw new UsageError(otherSystem);
  if (obstacle !== undefined) throw new UsageError(`${options.target}: ${obstacle}`);
  const regressions = savedFile(options.target);
  const runId = randomBytes(4).toString('hex');
  const ledgerFile = `${options.report}/${runId}.ledger.jsonl`;
  const seed = options.seed ?? randomInt(2 ** 31);
  const lines = [
    `Exploring "${target.name}" with the seed ${seed}. Created objects: ${ledgerFile}`,
    ...proxyLines(target),
  ];
  if (!options.json) console.log(lines.join('\n'));
  const record = await run({
    target,
    file: options.target,
    runId,
    seed,
    time: options.time,
    steps: options.steps,
    classes: options.class,
    untilCovered: options.untilCovered,
    untilFinding: options.untilFinding,
    saved: readSaved(regressions).map(({ steps }) => steps),
    ledgerFile,
    signal: stopSignal({ note: console.error }),
  });
  const [{ exploreText }, { writeExploreReports }, { plain }] = await Promise.all([
    import('../reporting/explore/terminal.ts'),
    import('../reporting/explore/write.ts'),
    import('../conformance/text.ts'),
  ]);
  console.log(options.json ? JSON.stringify(plain(record), null, 2) : exploreText(record, screen()));
  const files = await writeExploreReports(record, options.report);
  if (!options.json) console.log(`Reports: ${files.join('\n         ')}`);
  if (options.save) save(regressions, record.findings);
  process.exitCode = record.exitCode;
}

const otherSystem =
  '--base-url: "environment: test" in the target file is only about the base URL in the file; write the other base URL into a target file if it is a test system';

const units: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };

function duration(text: string): number {
  const [, amount = '', unit = 's'] = /^(\d{1,6})(ms|s|m|h)?$/.exec(text) ?? [];
  if (amount !== '' && Number(amount) > 0) return Number(amount) * (units[unit] ?? 1000);
  throw new InvalidArgumentError('It must be a duration, e.g. 60s, 10m or 1h.');
}
