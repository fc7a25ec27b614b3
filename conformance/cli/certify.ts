import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { VerdictName } from '../runner/model.ts';
import type { Target } from '../target/types.ts';

interface Options {
  target: string;
  baseUrl?: string;
  report: string;
  verdict: VerdictName | 'both';
  only?: string[];
  class?: string[];
  concurrency?: number;
  readOnly?: true;
  sign?: string;
  json?: true;
}

const help = `
Exit codes: 0 certified, 1 not certified, 2 wrong usage or target file, 3 void (the run itself broke).

Example:
  $ cps certify --target fixtures/targets/sandbox.yaml`;

/** `cps certify`: runs the pack against a target, prints the verdict and writes the reports. */
export function registerCertify(program: Command): void {
  program
    .command('certify')
    .description('judge an implementation at a base URL and write the reports')
    .requiredOption('--target <file>', 'the target file (YAML) that describes the implementation')
    .option('--base-url <url>', 'another base URL than the one in the file')
    .option('--report <folder>', 'where the reports go', 'report')
    .addOption(new Option('--verdict <name>', 'which verdict').choices(['stated', 'published', 'both']).default('both'))
    .addOption(new Option('--class <names...>', 'only these classes').choices(['administration', 'documents']))
    .option('--only <ids>', 'only the cases of these ids or requirements, with commas between', ids)
    .option('--concurrency <number>', 'cases side by side, whatever the file says', concurrency)
    .option('--read-only', 'only cases that change nothing')
    .option('--sign <key>', 'sign the record with this private key (PEM) and write evidence.json')
    .option('--json', 'print the record instead of the summary')
    .addHelpText('after', help)
    .action(certify);
}

async function certify(options: Options): Promise<void> {
  const [{ readTarget }, { planCases, run }, { terminalReport }, { writeReports }, evidence, keys] = await Promise.all([
    import('../target/read-target.ts'),
    import('../runner/run.ts'),
    import('../report/terminal.ts'),
    import('../report/write.ts'),
    import('../evidence/evidence.ts'),
    import('../evidence/keys.ts'),
  ]);
  const target = overridden(readTarget(options.target), options);
  const key = options.sign === undefined ? undefined : await keys.readPrivateKey(options.sign);
  const chosen = choiceOf(options);
  const runId = randomBytes(4).toString('hex');
  const say = options.json ? () => undefined : (text: string) => console.log(text);
  say(planOf(target.name, target.baseUrl, planCases(chosen).length, runId, options.report));

  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      console.error('Stopping; what the run made is being removed. Stop again to leave that to "cps cleanup".');
      stop.abort();
    });
  }
  const record = await run({
    target,
    file: options.target,
    runId,
    ...chosen,
    ledgerFile: `${options.report}/${runId}.ledger.jsonl`,
    signal: stop.signal,
    onCase: options.json ? () => undefined : progress(process.stdout),
  });
  const color = process.stdout.isTTY === true && process.env['NO_COLOR'] === undefined;
  console.log(
    options.json
      ? JSON.stringify(record, null, 2)
      : terminalReport(record, { color, width: process.stdout.columns ?? 80 }),
  );
  const files = await writeReports(record, options.report);
  if (key) files.push(await evidence.writeEvidence(join(options.report, 'report.json'), key));
  say(`Reports: ${files.filter((file) => /(report\.(html|json)|evidence\.json)$/.test(file)).join('\n         ')}`);
  process.exitCode = record.exitCode;
}

function overridden(target: Target, { baseUrl, concurrency }: Options): Target {
  return {
    ...target,
    ...(baseUrl !== undefined && { baseUrl }),
    ...(concurrency !== undefined && { pace: { ...target.pace, concurrency } }),
  };
}

function choiceOf({ verdict, only, class: classes, readOnly }: Options) {
  const verdicts: VerdictName[] = verdict === 'both' ? ['stated', 'published'] : [verdict];
  return { verdicts, ...(only && { only }), ...(classes && { classes }), ...(readOnly && { readOnly }) };
}

function ids(text: string): string[] {
  return text.split(',').filter((id) => id !== '');
}

function concurrency(text: string): number {
  if (/^[1-9]\d?$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It must be a whole number from 1 to 99.');
}

function planOf(name: string, baseUrl: unknown, cases: number, runId: string, folder: string): string {
  const url = typeof baseUrl === 'string' ? baseUrl : JSON.stringify(baseUrl);
  return [
    `Judging "${name}" at ${url}`,
    `  ${cases} cases, run ${runId}. They make departments and documents that carry the run's`,
    '  id, put existing users into the departments, and remove both at the end.',
    `  The ledger for "cps cleanup": ${folder}/${runId}.ledger.jsonl`,
  ].join('\n');
}

/** One line that counts up; nothing where the output is no terminal. */
function progress(out: NodeJS.WriteStream): (record: unknown, done: number, total: number) => void {
  if (!out.isTTY) return () => undefined;
  return (_record, done, total) => out.write(`\r  ${done} of ${total} cases${done === total ? '\n' : ''}`);
}
