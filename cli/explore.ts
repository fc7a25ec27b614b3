import { randomBytes, randomInt } from 'node:crypto';
import { explore as run } from '../conformance/explore/explore.ts';
import { readSaved, save, savedFile } from '../conformance/explore/saved.ts';
import { whyNotExplored } from '../conformance/explore/texts.ts';
import { proxyLines } from '../conformance/session/proxies.ts';
import { loadTarget } from '../conformance/target/load-target.ts';
import { plain } from '../conformance/text.ts';
import { exploreText } from '../reporting/explore/terminal.ts';
import { writeExploreReports } from '../reporting/explore/write.ts';
import { overridden } from './conformance/base-url.ts';
import { stopSignal } from './conformance/stop-signal.ts';
import { screen, UsageError } from './options.ts';

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

export async function exploreCommand(options: Options): Promise<void> {
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
  console.log(options.json ? JSON.stringify(plain(record), null, 2) : exploreText(record, screen()));
  const files = await writeExploreReports(record, options.report);
  if (!options.json) console.log(`Reports: ${files.join('\n         ')}`);
  if (options.save) save(regressions, record.findings);
  process.exitCode = record.exitCode;
}

const otherSystem =
  '--base-url: "environment: test" in the target file is only about the base URL in the file; write the other base URL into a target file if it is a test system';
