import type { Outcome } from '../../../conformance/case/outcome.ts';
import type { CaseRecord } from '../../../conformance/record/run-record.ts';
import { counted, duration, shown, visible } from '../../../conformance/text.ts';
import { commandLine, type Layout, labelled, wrap } from '../../terminal.ts';
import { decisiveExchange, type Facts, looks, type OpenGroup, type RootCause, replayCommand } from '../facts.ts';

const most = 10;

const inFull = 20;

const colours: Partial<Record<Outcome, 'red' | 'yellow' | 'magenta'>> = {
  failed: 'red',
  error: 'magenta',
  warned: 'yellow',
};

export function rootCauseLines({ id, cause, blocked }: RootCause, layout: Layout): string[] {
  const reason = (cause ?? blocked[0])?.reason ?? 'No reason was recorded.';
  return [
    `  ${layout.paint('red', looks.failed.sign)} ${layout.paint('bold', visible(id))}${blocked.length > 0 ? `  blocks ${counted(blocked.length, 'case')}` : ''}`,
    ...wrap(visible(reason), layout.width - 4).map((line) => `    ${line}`),
    ...blocked.slice(0, most).map((each) => layout.paint('dim', `    ${looks.blocked.sign} ${visible(each.id)}`)),
    ...(blocked.length > most ? [layout.paint('dim', `    and ${blocked.length - most} more`)] : []),
  ];
}

export function allFailureLines(facts: Facts, layout: Layout): string[] {
  const { failures } = facts;
  const others = failures.slice(inFull);
  return [
    ...failures.slice(0, inFull).flatMap((each) => failureLines(each, facts, layout)),
    ...(others.length > 0 ? [`  And ${others.length} more, which report.html has in full:`] : []),
    ...others.flatMap((each) => briefLines(each, layout)),
  ];
}

const mostDifferences = 5;

export function differenceLines({ differences }: Facts, layout: Layout): string[] {
  if (differences.length === 0) return [];
  const others = differences.length - mostDifferences;
  return [
    '  They do not change the conclusion. report.html shows them in full.',
    ...differences.slice(0, mostDifferences).flatMap((each) => briefLines(each, layout)),
    ...(others > 0 ? [`  And ${others} more.`] : []),
  ];
}

function briefLines({ outcome, id, reason }: CaseRecord, { width }: Layout): string[] {
  const text = `${looks[outcome].sign} ${visible(id)}: ${visible(reason ?? 'no reason was recorded')}`;
  return wrap(text, width - 4)
    .slice(0, 2)
    .map((line, at) => (at === 0 ? '  ' : '    ') + line);
}

function failureLines(each: CaseRecord, facts: Facts, layout: Layout): string[] {
  const requirement = facts.requirements.get(each.requirement);
  const colour = colours[each.outcome] ?? 'red';
  const level = requirement === undefined ? '' : `, ${requirement.level}`;
  return [
    `  ${layout.paint(colour, looks[each.outcome].sign)} ${layout.paint('bold', visible(each.id))}  ${each.outcome} (${each.verdict}${level})`,
    ...labelled(
      layout,
      'requirement',
      visible(`${requirement?.statement ?? each.requirement} [${requirement?.section ?? '?'}]`),
    ),
    ...labelled(layout, 'reason', visible(each.reason ?? 'none was recorded')),
    ...comparison(each, layout),
    ...repetition(each, facts, layout),
    '',
  ];
}

function comparison({ expected, actual }: CaseRecord, layout: Layout): string[] {
  if ((expected ?? null) === null && (actual ?? null) === null) return [];
  return [...labelled(layout, 'expected', brief(expected)), ...labelled(layout, 'actual', brief(actual))];
}

const longest = 600;

function brief(value: unknown): string {
  const text = shown(value);
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length <= longest
    ? line
    : `${line.slice(0, longest)} … (${line.length} characters, complete in report.json)`;
}

function repetition(each: CaseRecord, { record }: Facts, layout: Layout): string[] {
  const exchange = decisiveExchange(each);
  if (exchange === undefined) return [];
  const { method, url, status, failure, milliseconds } = exchange;
  const answer = status === null ? `no response: ${failure ?? 'no reason was recorded'}` : `response ${status}`;
  const text = `${method} ${url}, ${answer} (${duration(milliseconds)})`;
  const request = text.length > longest ? `${text.slice(0, longest)}...` : text;
  return [
    ...labelled(layout, 'request', visible(request)),
    ...(each.script === undefined
      ? []
      : commandLine(layout, 'repeat', visible(replayCommand(record, layout.recordFile, each)))),
  ];
}

const listed = 6;

export function openLines({ outcome, reason, cases }: OpenGroup, layout: Layout): string[] {
  const names = cases.slice(0, listed).map(({ id }) => visible(id));
  const more = cases.length > listed ? ` and ${cases.length - listed} more` : '';
  return [
    ...wrap(`${looks[outcome].sign} ${cases.length} ${outcome}: ${visible(reason)}`, layout.width - 2).map(
      (line) => `  ${line}`,
    ),
    ...wrap(names.join(', ') + more, layout.width - 4).map((line) => layout.paint('dim', `    ${line}`)),
  ];
}
