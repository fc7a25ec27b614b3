import type { RunRecord } from '../../conformance/record/run-record.ts';
import { counted, shellWord, visible } from '../../conformance/text.ts';
import { joinSections, type Layout, type LayoutOptions, layoutOf, sentences, titled } from '../terminal.ts';
import {
  compatibilitySentence,
  type Facts,
  factsOf,
  redirectSentences,
  slowdownSentence,
  stayingLines,
  titleOf,
} from './facts.ts';
import { nextSteps } from './next-steps.ts';
import { responseTimes } from './response-times.ts';
import { allFailureLines, differenceLines, openLines, rootCauseLines } from './terminal/failures.ts';
import { headLines, legendLines, verdictLines } from './terminal/verdicts.ts';

/** Renders a run for a terminal. Most lines have at most `width` columns, but names and commands can be longer. */
export function terminalReport(record: RunRecord, options: LayoutOptions): string {
  const layout = layoutOf(options);
  const facts = factsOf(record);
  return joinSections([
    headLines(facts, layout),
    verdictLines(facts, layout),
    legendLines(facts, layout),
    ...(record.conclusion === 'void' ? [] : findings(facts, layout)),
    titled(layout, 'Response times', sentences(layout, responseTimes(record))),
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
