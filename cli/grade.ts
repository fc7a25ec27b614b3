import type { Command } from 'commander';
import type { GradeRecord } from '../grading/grade-client.ts';
import { languages } from '../grading/rules/rule.ts';
import { addCommand } from './add-command.ts';
import { signingKey } from './conformance/publish.ts';
import { stopSignal } from './conformance/stop-signal.ts';
import type { GradeCommandOptions } from './grade/grade-command.ts';
import { screen, UsageError, wholeNumber } from './options.ts';

const sandboxUrl = 'http://127.0.0.1:4010';

export function registerGrade(program: Command): void {
  addCommand(program, 'grade', start, { language: languages, deadline: wholeNumber(1, 9999) });
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
  const [{ scenarios }, { exitSentence }, { wrap }] = await Promise.all([
    import('../grading/scenarios/index.ts'),
    import('../grading/scenarios/scenario.ts'),
    import('../reporting/terminal.ts'),
  ]);
  const width = screen().width - 4;
  for (const { id, task } of scenarios) {
    console.log([id, ...wrap(`${task} ${exitSentence}`, width).map((line) => `    ${line}`)].join('\n'));
  }
}
