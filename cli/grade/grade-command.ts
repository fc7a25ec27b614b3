import { type GradeRecord, gradeClient } from '../../grading/grade-client.ts';
import { loadRules } from '../../grading/rules/load-rules.ts';
import type { Language } from '../../grading/rules/rule.ts';
import type { FailOn } from '../../grading/run/grade-record.ts';
import { repaired } from '../../grading/run/repair.ts';
import { UsageError } from '../options.ts';

export interface GradeCommandOptions {
  run?: string;
  before?: string;
  after?: string;
  rule?: string;
  language?: Language;
  watch?: true;
  tenant?: string;
  url?: string;
  list?: true;
  scenario?: string[];
  report: string;
  sign?: string;
  name?: string;
  failOn: FailOn;
  deadline: number;
  concurrency: number;
  json?: true;
}

export async function gradeRepair(
  { before, after, rule }: { before: string; after: string; rule: string },
  options: GradeCommandOptions,
  signal: AbortSignal,
): Promise<GradeRecord> {
  if (!loadRules().some(({ id }) => id === rule)) throw new UsageError(`there is no rule ${JSON.stringify(rule)}`);
  const { name: _, ...others } = options;
  const first = await gradeCommand(before, others, signal);
  return repaired(first, await gradeCommand(after, options, signal), rule);
}

export async function gradeCommand(
  command: string,
  { name = command, scenario, deadline, concurrency, language }: GradeCommandOptions,
  signal: AbortSignal,
): Promise<GradeRecord> {
  const { stderr } = process;
  const show = (text: string) => stderr.isTTY && stderr.write(`\r\u001b[K${text}`);
  try {
    return await gradeClient({
      ...{ client: command, name, deadline: deadline * 1000, concurrency, signal },
      ...(scenario && { scenarios: scenario }),
      ...(language && { language }),
      onScenario: ({ id }, done, total) => show(`  ${done} of ${total} scenarios: ${id}`),
    });
  } catch (error) {
    throw error instanceof RangeError ? new UsageError(error.message) : error;
  } finally {
    show('');
  }
}
