import { counted, duration, visible } from '../../conformance/text.ts';
import { taskResults } from '../../grading/checks/task-done.ts';
import type { AreaRecord, GradeRecord, RuleRecord } from '../../grading/run/grade-record.ts';
import { repairSentence } from '../../grading/run/repair.ts';
import { joinSections, type Layout, labelled, layoutOf, pad, titled, wrap } from '../terminal.ts';
import { exchangeLine, failedRules, limitationOf, markMeanings, openRules, signs, totalsOf } from './facts.ts';

const lastLines = 8;

/** Of a longer line of the output, the terminal report shows only the end. */
const longestLine = 400;

const colours = { A: 'green', B: 'yellow', F: 'red' } as const;

export function terminalReport(record: GradeRecord, options: { color: boolean; width: number }): string {
  const layout = layoutOf(options);
  return joinSections([
    headLines(record, layout),
    ...(record.conclusion === 'void' ? [] : [record.areas.map((area) => areaLine(area, layout))]),
    titled(
      layout,
      'Failed rules',
      failedRules(record).flatMap((rule) => failureLines(rule, layout)),
    ),
    titled(layout, 'Scenarios', resultLines(record, layout)),
    titled(layout, 'Scenarios that the client did not attempt', missedLines(record, layout)),
    titled(layout, 'Rules without a verdict', openLines(record, layout)),
  ]);
}

function headLines(record: GradeRecord, layout: Layout): string[] {
  const { paint, width } = layout;
  const { mark, client, scenarios, rules, milliseconds, voidReason, repair } = record;
  const { attempted, requests, passed, failed } = totalsOf(record);
  const name = paint('bold', visible(client.name).slice(0, width - 34));
  if (voidReason !== null) {
    const reason = wrap(visible(voidReason), width);
    return [`${paint(['bold', 'yellow'], 'VOID')}  ${name}`, ...reason, ...outputLines(record, layout)];
  }
  const limitation = limitationOf(record);
  const limited = limitation === null ? '' : ` (${limitation})`;
  const grade = mark === null ? 'no grade' : paint(['bold', colours[mark]], `grade ${mark}${limited}`);
  const totals = `${counted(rules.length, 'rule')}: ${passed} passed, ${failed} failed. ${attempted} of ${counted(scenarios.length, 'scenario')} attempted, ${counted(requests, 'request')} in ${duration(milliseconds)}.`;
  const meaning = mark === null ? 'nothing was observed' : markMeanings[mark];
  const result =
    repair && wrap(`${record.exitCode === 0 ? 'REPAIRED' : 'NOT REPAIRED'}: ${repairSentence(repair)}`, width);
  return [
    ...(result ?? []),
    `${grade}  ${name}`,
    ...wrap(`${mark ?? '-'}: ${meaning}\n${totals}`, width).map((line) => paint('dim', line)),
  ];
}

function outputLines({ scenarios }: GradeRecord, layout: Layout): string[] {
  const output =
    scenarios
      .find((scenario) => scenario.output !== '')
      ?.output.trim()
      .split('\n')
      .slice(-lastLines) ?? [];
  const lines = output.flatMap((line) => wrap(visible(line.slice(-longestLine)), layout.width - 2));
  return titled(
    layout,
    'The output of the client ended with:',
    lines.map((line) => `  ${line}`),
  );
}

function areaLine({ area, mark, counts }: AreaRecord, { paint }: Layout): string {
  const parts = Object.entries(counts).flatMap(([outcome, count]) => (count > 0 ? [`${count} ${outcome}`] : []));
  const letter = mark === null ? '-' : paint(colours[mark], mark);
  return `  ${pad(area, 12)}${letter}  ${parts.join(', ')}`;
}

function failureLines(rule: RuleRecord, layout: Layout): string[] {
  const { id, level, statement, reason, scenario, deciding, basis, remedy, sketch, explains = [] } = rule;
  return [
    `  ${layout.paint('red', signs.failed)} ${layout.paint('bold', id)}  ${level}, scenario ${scenario}`,
    ...labelled(layout, 'rule', statement),
    ...labelled(layout, 'observed', visible(reason)),
    ...deciding.flatMap((exchange, at) =>
      labelled(layout, at === 0 ? 'requests' : '', visible(exchangeLine(exchange))),
    ),
    ...(explains.length > 0 ? labelled(layout, 'explains', explains.join(', ')) : []),
    ...labelled(layout, 'basis', basis),
    ...labelled(layout, 'remedy', remedy),
    ...labelled(layout, 'sketch', sketch),
    '',
  ];
}

/** The scenarios by how the task ended. */
function resultLines({ scenarios, conclusion }: GradeRecord, { width }: Layout): string[] {
  if (conclusion === 'void') return [];
  const groups = Map.groupBy(scenarios, ({ result }) => result);
  return taskResults.flatMap((result) => {
    const ids = result === 'not attempted' ? [] : (groups.get(result) ?? []).map(({ id }) => id);
    return ids.length === 0 ? [] : wrap(`${result}: ${ids.join(', ')}`, width - 2).map((line) => `  ${line}`);
  });
}

function missedLines({ scenarios, conclusion }: GradeRecord, { width }: Layout): string[] {
  if (conclusion === 'void') return [];
  return scenarios
    .filter(({ isAttempted }) => !isAttempted)
    .flatMap(({ id, task }) => wrap(`${signs['not attempted']} ${id}: ${task}`, width - 2).map((line) => `  ${line}`));
}

function openLines(record: GradeRecord, { width, paint }: Layout): string[] {
  if (record.conclusion === 'void') return [];
  const groups = Map.groupBy(openRules(record), ({ outcome }) => outcome);
  return [...groups].flatMap(([outcome, rules]) =>
    wrap(`${signs[outcome]} ${outcome}: ${rules.map(({ id }) => id).join(', ')}`, width - 2).map((line) =>
      paint('dim', `  ${line}`),
    ),
  );
}
