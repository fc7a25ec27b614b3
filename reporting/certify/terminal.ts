import type { Outcome } from '../../conformance/case/outcome.ts';
import type { CaseRecord, ClassRecord, RunRecord } from '../../conformance/record/run-record.ts';
import { counted, duration, shellWord, shown, visible } from '../../conformance/text.ts';
import {
  commandLine,
  joinSections,
  type Layout,
  type LayoutOptions,
  labelled,
  layoutOf,
  pad,
  sentences,
  titled,
  wrap,
} from '../terminal.ts';
import {
  compatibilitySentence,
  decisiveExchange,
  type Facts,
  factsOf,
  looks,
  type OpenGroup,
  outcomes,
  partOf,
  type RootCause,
  redirectSentences,
  replayCommand,
  resultOf,
  selectionSentence,
  shortfall,
  slowdownSentence,
  stayingLines,
  titleOf,
  verdictMeanings,
} from './facts.ts';
import { nextSteps } from './next-steps.ts';

/** Renders a run for a terminal. Most lines have at most `width` columns, but names and commands can be longer. */
export function terminalReport(record: RunRecord, options: LayoutOptions): string {
  const layout = layoutOf(options);
  const facts = factsOf(record);
  return joinSections([
    headLines(facts, layout),
    verdictLines(facts, layout),
    legendLines(facts, layout),
    ...(record.conclusion === 'void' ? [] : findings(facts, layout)),
    titled(layout, 'Slow answers', sentences(layout, [slowdownSentence(record)])),
    titled(layout, 'Redirected downloads', sentences(layout, redirectSentences(record))),
    titled(layout, 'Declared deviations and known failures', sentences(layout, deviations(facts))),
    titled(layout, 'Left behind at the target', leftovers(record, layout)),
    titled(layout, 'Stays at the target, because no operation removes it', firstObjects(layout, stayingLines(record))),
    titled(layout, 'Compatibility with the published contract', sentences(layout, [compatibilitySentence(record)])),
    titled(layout, 'What to do next', sentences(layout, nextSteps(facts, layout.recordFile))),
  ]);
}

const most = 10;

function findings(facts: Facts, layout: Layout): string[][] {
  const { rootCauses, failures, open } = facts;
  return [
    titled(
      layout,
      'Root causes',
      rootCauses.flatMap((each) => rootCauseLines(each, layout)),
    ),
    titled(layout, titleOf(failures), allFailureLines(facts, layout)),
    titled(layout, 'Differences from the published contract', differenceLines(facts, layout)),
    titled(
      layout,
      'Not judged',
      open.flatMap((each) => openLines(each, layout)),
    ),
  ];
}

function deviations(facts: Facts): string[] {
  return facts.deviations.map(({ requirement, reason, standing }) => `${requirement} (${standing}): ${reason}`);
}

function leftovers({ cleanup: { left, created, removed }, runId }: RunRecord, layout: Layout): string[] {
  if (left.length === 0) return [];
  return [
    ...firstObjects(
      layout,
      left.map(({ operation, id, reason }) => `${id}  ${operation}: ${reason}`),
    ),
    `  ${counted(Math.max(left.length, created - removed), 'object')} of ${created}; "cps cleanup --run ${visible(shellWord(runId))}" tries again.`,
  ];
}

function firstObjects(layout: Layout, texts: readonly string[]): string[] {
  const more = texts.length > most ? [`and ${texts.length - most} more, which report.json names`] : [];
  return sentences(layout, [...texts.slice(0, most), ...more]);
}

const colours = { certified: 'green', 'not certified': 'red', void: 'yellow', 'not judged': 'gray' } as const;

function headLines({ record, deciding }: Facts, layout: Layout): string[] {
  const { conclusion, target } = record;
  const urls = [...new Set(Object.values(record.target.baseUrls))].map(visible).join(', ');
  const run = `run ${record.runId}, ${record.startedAt}, ${duration(record.milliseconds)}, ${counted(record.requests, 'request')}`;
  const part = partOf(record);
  const word = part ?? conclusion;
  const hasVerdict = part === undefined && conclusion !== 'void';
  return [
    `${layout.paint(['bold', part === undefined ? colours[conclusion] : partColour(record)], word.toUpperCase())}  ${layout.paint('bold', visible(target.name))}`,
    ...(hasVerdict ? [`by the ${deciding.join(' and the ')} verdict`] : []),
    ...wrap(`${urls}\n${visible(run)}`, layout.width).map((line) => layout.paint('dim', line)),
    ...(record.voidReason === null ? [] : wrap(visible(record.voidReason), layout.width)),
  ];
}

/** A selection has no verdict. It is green if each selected case passed. */
function partColour({ shard, cases }: RunRecord): 'red' | 'green' | 'gray' {
  if (shard !== null) return 'gray';
  return cases.every(({ outcome }) => outcome === 'passed') ? 'green' : 'red';
}

function legendLines({ record, deciding }: Facts, { width, paint }: Layout): string[] {
  if (partOf(record) !== undefined || record.conclusion === 'void') return [];
  return verdictMeanings(deciding)
    .filter(({ name }) => record.classes.some(({ verdict }) => verdict === name))
    .flatMap(({ name, meaning }) => wrap(`${name}: ${meaning}`, width).map((line) => paint('dim', line)));
}

function verdictLines({ record, deciding }: Facts, layout: Layout): string[] {
  const { classes, conclusion, shard } = record;
  const selection = selectionSentence(record);
  if (shard !== null) return ['"cps merge" gives the verdict when all parts have run.'];
  if (selection !== undefined) return wrap(`${selection}\nOutcomes: ${tally(record)}.`, layout.width);
  if (classes.length === 0) return ['No class was judged.'];
  const widest = Math.max(...classes.map((each) => [...each.class].length), 'class'.length) + 2;
  const head = `${pad('class', widest)}${pad('verdict', 11)}${pad('result', 15)}${pad('required', 11)}not passed`;
  return [
    layout.paint('dim', head),
    ...decidingFirst(classes, deciding).flatMap((each) =>
      verdictLine(each, resultOf(each, conclusion), widest, layout),
    ),
  ];
}

function tally({ cases }: RunRecord): string {
  return outcomes
    .map((outcome) => ({ outcome, count: cases.filter((each) => each.outcome === outcome).length }))
    .filter(({ count }) => count > 0)
    .map(({ outcome, count }) => `${count} ${outcome}`)
    .join(', ');
}

function decidingFirst(classes: readonly ClassRecord[], deciding: readonly string[]): ClassRecord[] {
  return classes.toSorted(
    (one, other) => Number(deciding.includes(other.verdict)) - Number(deciding.includes(one.verdict)),
  );
}

function verdictLine(each: ClassRecord, result: keyof typeof colours, widest: number, layout: Layout): string[] {
  const left = widest + 37;
  const [first = '', ...rest] = wrap(shortfall(each) || 'none', Math.max(layout.width - left, 20));
  const line =
    pad(visible(each.class), widest) +
    pad(each.verdict, 11) +
    layout.paint(colours[result], pad(result, 15)) +
    pad(`${each.passed} of ${each.required}`, 11) +
    first;
  return [line, ...rest.map((more) => ' '.repeat(left) + more)];
}

const inFull = 20;

const outcomeColours: Partial<Record<Outcome, 'red' | 'yellow' | 'magenta'>> = {
  failed: 'red',
  error: 'magenta',
  warned: 'yellow',
};

function rootCauseLines({ id, cause, blocked }: RootCause, layout: Layout): string[] {
  const reason = (cause ?? blocked[0])?.reason ?? 'No reason was recorded.';
  return [
    `  ${layout.paint('red', looks.failed.sign)} ${layout.paint('bold', visible(id))}${blocked.length > 0 ? `  blocks ${counted(blocked.length, 'case')}` : ''}`,
    ...wrap(visible(reason), layout.width - 4).map((line) => `    ${line}`),
    ...blocked.slice(0, most).map((each) => layout.paint('dim', `    ${looks.blocked.sign} ${visible(each.id)}`)),
    ...(blocked.length > most ? [layout.paint('dim', `    and ${blocked.length - most} more`)] : []),
  ];
}

function allFailureLines(facts: Facts, layout: Layout): string[] {
  const { failures } = facts;
  const others = failures.slice(inFull);
  return [
    ...failures.slice(0, inFull).flatMap((each) => failureLines(each, facts, layout)),
    ...(others.length > 0 ? [`  And ${others.length} more, which report.html has in full:`] : []),
    ...others.flatMap((each) => briefLines(each, layout)),
  ];
}

const mostDifferences = 5;

function differenceLines({ differences }: Facts, layout: Layout): string[] {
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
  const colour = outcomeColours[each.outcome] ?? 'red';
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

function openLines({ outcome, reason, cases }: OpenGroup, layout: Layout): string[] {
  const names = cases.slice(0, listed).map(({ id }) => visible(id));
  const more = cases.length > listed ? ` and ${cases.length - listed} more` : '';
  return [
    ...wrap(`${looks[outcome].sign} ${cases.length} ${outcome}: ${visible(reason)}`, layout.width - 2).map(
      (line) => `  ${line}`,
    ),
    ...wrap(names.join(', ') + more, layout.width - 4).map((line) => layout.paint('dim', `    ${line}`)),
  ];
}
