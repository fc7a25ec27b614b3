import { type GradeRecord, gradeClient } from '../../grading/grade-client.ts';
import type { FailOn } from '../../grading/run/grade-record.ts';
import { UsageError } from '../options.ts';

export interface GradeCommandOptions {
  run?: string;
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

const width = 48;

export async function gradeCommand(
  command: string,
  { name = command, scenario, deadline, concurrency }: GradeCommandOptions,
  signal: AbortSignal,
): Promise<GradeRecord> {
  const { stderr } = process;
  const show = (text: string) => stderr.isTTY && stderr.write(`\r${text.padEnd(width)}`);
  try {
    return await gradeClient({
      ...{ client: command, name, deadline: deadline * 1000, concurrency, signal },
      ...(scenario && { scenarios: scenario }),
      onScenario: ({ id }, done, total) => show(`  ${done} of ${total} scenarios: ${id}`),
    });
  } catch (error) {
    throw error instanceof RangeError ? new UsageError(error.message) : error;
  } finally {
    show('');
    show('\r');
  }
}
