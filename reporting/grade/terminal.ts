import { taskResults } from '../../grading/checks/task-done.ts';
import type { GradeRecord, Mark } from '../../grading/run/grade-record.ts';
import { repairSentence } from '../../grading/run/repair.ts';
import { type LayoutOptions, renderTerminal } from '../terminal.ts';
import { exchangeLine, failedRules, limitationOf, markMeanings, openRules, signs, totalsOf } from './facts.ts';

const colours = { A: 'green', B: 'yellow', F: 'red' } as const;

export function gradeText(record: GradeRecord, options: LayoutOptions): string {
  const { mark, client, scenarios, conclusion, repair, exitCode } = record;
  const limitation = limitationOf(record);
  const limited = limitation === null ? '' : ` (${limitation})`;
  const data = {
    record,
    ...totalsOf(record),
    name: client.name,
    isVoid: conclusion === 'void',
    output: outputOf(record),
    grade: mark === null ? 'no grade' : `grade ${mark}${limited}`,
    format: mark === null ? '' : `bold ${colours[mark]}`,
    meaning: mark && markMeanings[mark],
    repair: repair && `${exitCode === 0 ? 'REPAIRED' : 'NOT REPAIRED'}: ${repairSentence(repair)}`,
    failures: failedRules(record),
    results: taskResults.flatMap((result) => {
      const ids = scenarios.filter((each) => each.result === result && each.isAttempted).map(({ id }) => id);
      return ids.length === 0 ? [] : [{ result, ids }];
    }),
    missed: scenarios.filter(({ isAttempted }) => !isAttempted),
    open: [...Map.groupBy(openRules(record), ({ outcome }) => outcome)].map(([outcome, rules]) => ({
      outcome,
      ids: rules.map(({ id }) => id),
    })),
  };
  return renderTerminal('grade', data, options, {
    sign: (outcome: keyof typeof signs) => signs[outcome],
    colour: (letter: NonNullable<Mark>) => colours[letter],
    exchange: exchangeLine,
  });
}

const lastLines = 8;

/** Of a longer line of the output, the terminal report shows only the end. */
const longestLine = 400;

function outputOf({ scenarios }: GradeRecord): string[] {
  const output = scenarios.find((scenario) => scenario.output !== '')?.output.trim() ?? '';
  return output === ''
    ? []
    : output
        .split('\n')
        .slice(-lastLines)
        .map((line) => line.slice(-longestLine));
}
