import { type Command, Option } from 'commander';
import type { GradeRecord } from '../grading/grade-client.ts';
import { languages } from '../grading/rules/rule.ts';
import { signingKey } from './conformance/publish.ts';
import { stopSignal } from './conformance/stop-signal.ts';
import type { GradeCommandOptions } from './grade/grade-command.ts';
import { helpOf, parseConcurrency, screen, UsageError, wholeNumber } from './options.ts';

const sandboxUrl = 'http://127.0.0.1:4010';

export function registerGrade(program: Command): void {
  program
    .command('grade')
    .description('grade the behavior of an API client in a sandbox')
    .option('--run <command>', 'the shell command that starts the client')
    .option('--before <command>', 'the client before a repair')
    .option('--after <command>', 'the client after the repair')
    .option('--rule <name>', 'with --before and --after: the rule that failed before and must pass after')
    .option('--watch', 'grade a client that runs elsewhere, by the journal of its tenant')
    .option('--tenant <name>', 'with --watch: the tenant of the client')
    .option('--url <url>', `with --watch: the URL of the sandbox (default: ${sandboxUrl})`)
    .option('--list', 'print the scenarios with their tasks')
    .option('--scenario <names...>', 'only these scenarios')
    .option('--name <text>', 'the name of the client in reports (default: the command)')
    .option('--report <folder>', 'folder for the reports', 'report')
    .option('--sign <key>', 'sign the record with this private key (PEM) and write evidence.json')
    .addOption(
      new Option('--fail-on <what>', 'what makes the run fail').choices(['must', 'should', 'grade']).default('must'),
    )
    .addOption(
      new Option('--language <name>', 'the language of the sketches of remedies (default: that of the client)').choices(
        languages,
      ),
    )
    .option('--deadline <seconds>', 'the time limit of the client for one scenario', wholeNumber(1, 9999), 60)
    .option('--concurrency <number>', 'the number of scenarios at the same time', parseConcurrency, 4)
    .option('--json', 'print the record instead of the summary')
    .addHelpText('after', helpOf('grade'))
    .action(start);
}

async function start(options: GradeCommandOptions): Promise<void> {
  if (options.list) return list();
  const key = await signingKey(options.sign);
  const graded = await recordOf(options, stopSignal());
  const { failingOn } = await import('../grading/run/make-record.ts');
  const record = failingOn(graded, options.failOn);
  await print(record, options);
  const { writeGradeReports } = await import('../reporting/grade/write.ts');
  const files = await writeGradeReports(record, options.report, key);
  if (!options.json) console.log(`Reports: ${files.join('\n         ')}`);
  process.exitCode = record.exitCode;
}

async function recordOf(options: GradeCommandOptions, signal: AbortSignal): Promise<GradeRecord> {
  requireClient(options);
  const { run = '', tenant, url = sandboxUrl, before, after, rule } = options;
  if (tenant !== undefined) {
    const { gradeTenant } = await import('./grade/grade-tenant.ts');
    return gradeTenant({ ...options, tenant, url }, signal);
  }
  const { gradeCommand, gradeRepair } = await import('./grade/grade-command.ts');
  return before && after && rule
    ? gradeRepair({ before, after, rule }, options, signal)
    : gradeCommand(run, options, signal);
}

function requireClient({ run, watch, tenant, url, before, after, rule }: GradeCommandOptions): void {
  const repair = [before, after, rule].filter(Boolean).length;
  const ways = [run, watch, before].filter((way) => way !== undefined).length;
  const faults: readonly [isFault: boolean, text: string][] = [
    [repair === 1 || repair === 2, 'use --before, --after and --rule together'],
    [ways > 1, 'use either --run, or --watch, or --before and --after'],
    [watch === true && tenant === undefined, 'name the tenant of the client with --tenant'],
    [!watch && tenant !== undefined, 'use --tenant only with --watch'],
    [!watch && url !== undefined, 'use --url only with --watch'],
    [!watch && !run && !before, 'name the command of the client with --run, or use --watch or --list'],
  ];
  const fault = faults.find(([isFault]) => isFault);
  if (fault) throw new UsageError(fault[1]);
}

async function print(record: GradeRecord, { json }: GradeCommandOptions): Promise<void> {
  if (json) {
    const { jsonReport } = await import('../reporting/json.ts');
    console.log(jsonReport(record).trimEnd());
    return;
  }
  const { gradeText } = await import('../reporting/grade/terminal.ts');
  console.log(gradeText(record, screen()));
}

async function list(): Promise<void> {
  const [{ scenarios }, { wrap }] = await Promise.all([
    import('../grading/scenarios/index.ts'),
    import('../reporting/terminal.ts'),
  ]);
  const width = screen().width - 4;
  for (const { id, task } of scenarios) {
    console.log([id, ...wrap(task, width).map((line) => `    ${line}`)].join('\n'));
  }
}
