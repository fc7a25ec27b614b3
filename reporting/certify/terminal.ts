import type { RunRecord } from '../../conformance/record/run-record.ts';
import { counted, shellWord, visible } from '../../conformance/text.ts';
import { compatibilitySentence, type Facts, factsOf, redirectSentences, slowdownSentence, titleOf } from './facts.ts';
import { nextSteps } from './next-steps.ts';
import { allFailureLines, differenceLines, openLines, rootCauseLines } from './terminal/failures.ts';
import { type Layout, type LayoutOptions, layoutOf, wrap } from './terminal/layout.ts';
import { headLines, legendLines, verdictLines } from './terminal/verdicts.ts';

/** Renders a run for a terminal. Most lines have at most `width` columns, but names and commands can be longer. */
export function terminalReport(record: RunRecord, options: LayoutOptions): string {
  const layout = layoutOf(options);
  const facts = factsOf(record);
  const sections = [
    headLines(facts, layout),
    verdictLines(facts, layout),
    legendLines(facts, layout),
    ...(record.conclusion === 'void' ? [] : findings(facts, layout)),
    section('Slow answers', sentences([slowdownSentence(record) ?? []].flat(), layout), layout),
    section('Redirected downloads', sentences(redirectSentences(record), layout), layout),
    section('Declared deviations', deviations(facts, layout), layout),
    section('Left behind at the target', leftovers(record, layout), layout),
    section('Stays at the target, because no operation removes it', staying(record, layout), layout),
    section(
      'Compatibility with the published contract',
      sentences([compatibilitySentence(record) ?? []].flat(), layout),
      layout,
    ),
    section('What to do next', sentences(nextSteps(facts, layout.recordFile), layout), layout),
  ];
  return `${sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n').trimEnd())
    .join('\n\n')}\n`;
}

/** The maximum number of undeleted objects that the terminal shows. The JSON report lists all undeleted objects. */
const most = 10;

function findings(facts: Facts, layout: Layout): string[][] {
  const { rootCauses, open } = facts;
  return [
    section(
      'Root causes',
      rootCauses.flatMap((each) => rootCauseLines(each, layout)),
      layout,
    ),
    section(titleOf(facts.failures), allFailureLines(facts, layout), layout),
    section('Differences from the published contract', differenceLines(facts, layout), layout),
    section(
      'Not judged',
      open.flatMap((each) => openLines(each, layout)),
      layout,
    ),
  ];
}

function deviations(facts: Facts, layout: Layout): string[] {
  return sentences(
    facts.deviations.map(({ requirement, reason, standing }) => `${requirement} (${standing}): ${reason}`),
    layout,
  );
}

function sentences(texts: readonly string[], { width }: Layout): string[] {
  return texts.flatMap((text) => wrap(visible(text), width - 4).map((line, at) => (at === 0 ? '  ' : '    ') + line));
}

function leftovers({ cleanup, runId }: RunRecord, layout: Layout): string[] {
  if (cleanup.left.length === 0) return [];
  return [
    ...sentences(
      cleanup.left.slice(0, most).map(({ operation, id, reason }) => `${id}  ${operation}: ${reason}`),
      layout,
    ),
    ...(cleanup.left.length > most ? [`  and ${cleanup.left.length - most} more, which report.json names`] : []),
    `  ${counted(cleanup.left.length, 'object')} of ${cleanup.created}; "cps cleanup --run ${visible(shellWord(runId))}" tries again.`,
  ];
}

function staying({ cleanup: { staying: objects = [] } }: RunRecord, layout: Layout): string[] {
  const more = objects.length > most ? [`and ${objects.length - most} more, which report.json names`] : [];
  const named = objects.slice(0, most).map(({ operation, id, name }) => `${id}  ${operation}: ${name}`);
  return sentences([...named, ...more], layout);
}

function section(title: string, lines: string[], layout: Layout): string[] {
  return lines.length === 0 ? [] : [layout.paint('bold', title), ...lines];
}
