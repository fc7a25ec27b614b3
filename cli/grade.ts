import type { GradeRecord } from '../grading/grade-client.ts';
import { failingOn } from '../grading/run/make-record.ts';
import { scenarios } from '../grading/scenarios/index.ts';
import { exitSentence } from '../grading/scenarios/scenario.ts';
import { gradeText } from '../reporting/grade/terminal.ts';
import { writeGradeReports } from '../reporting/grade/write.ts';
import { jsonReport } from '../reporting/json.ts';
import { wrap } from '../reporting/terminal.ts';
import { signingKey } from './conformance/publish.ts';
import { stopSignal } from './conformance/stop-signal.ts';
import { type GradeCommandOptions, gradeCommand, gradeRepair } from './grade/grade-command.ts';
import { gradeTenant } from './grade/grade-tenant.ts';
import { screen, UsageError } from './options.ts';

const sandboxUrl = 'http://127.0.0.1:4010';

export async function gradeClients(options: GradeCommandOptions): Promise<void> {
  if (options.list) return list();
  const key = await signingKey(options.sign);
  const graded = await recordOf(options, stopSignal());
  const record = failingOn(graded, options.failOn);
  console.log(options.json ? jsonReport(record).trimEnd() : gradeText(record, screen()));
  const files = await writeGradeReports(record, options.report, key);
  if (!options.json) console.log(`Reports: ${files.join('\n         ')}`);
  process.exitCode = record.exitCode;
}

async function recordOf(options: GradeCommandOptions, signal: AbortSignal): Promise<GradeRecord> {
  requireClient(options);
  const { run = '', tenant, url = sandboxUrl, before, after, rule } = options;
  if (tenant !== undefined) return gradeTenant({ ...options, tenant, url }, signal);
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

function list(): void {
  const width = screen().width - 4;
  for (const { id, task } of scenarios) {
    console.log([id, ...wrap(`${task} ${exitSentence}`, width).map((line) => `    ${line}`)].join('\n'));
  }
}
