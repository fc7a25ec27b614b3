import type { ExploreFinding, ExploreRecord } from '../../conformance/explore/record.ts';
import { effortOf } from '../../conformance/explore/texts.ts';
import { counted, shellWord, shown, visible } from '../../conformance/text.ts';
import { joinSections, type Layout, labelled, layoutOf, titled, wrap } from '../terminal.ts';

const mostLines = 6;

export function terminalText(record: ExploreRecord, options: { color: boolean; width: number }): string {
  const layout = layoutOf(options);
  return joinSections([
    head(record, layout),
    ...record.findings.map((finding, at) => findingLines(finding, at + 1, layout)),
    briefLines('Warnings: violations of implied rules', record.warnings, layout),
    briefLines('Flaky: seen, but not again with the same steps', record.flaky, layout),
    coverageLines(record, layout),
    leftLines(record, layout),
  ]);
}

function head(record: ExploreRecord, layout: Layout): string[] {
  const { conclusion, findings, target, voidReason } = record;
  const found = findings.length > 0 ? counted(findings.length, 'finding') : conclusion;
  return [
    layout.paint('bold', visible(`${target.name}: ${found}`)),
    ...wrap(effortOf(record), layout.width),
    ...(voidReason === null ? [] : wrap(visible(`Void: ${voidReason}`), layout.width)),
  ];
}

function findingLines(finding: ExploreFinding, number: number, layout: Layout): string[] {
  const { id, statement, claims, reason, expected, observed, steps, repeated, seenAgain, seed } = finding;
  const again = seenAgain > 0 ? `, and ${counted(seenAgain, 'other walk')} violated the rule too` : '';
  return [
    layout.paint('bold', `${number}. ${id}`),
    ...labelled(layout, 'Rule', visible(statement)),
    ...labelled(layout, 'Claims', claims.join(', ')),
    ...labelled(layout, 'Reason', visible(reason)),
    ...labelled(layout, 'Expected', short(expected)),
    ...labelled(layout, 'Observed', short(observed)),
    ...steps.flatMap(({ text }, at) => labelled(layout, at === 0 ? 'Steps' : '', visible(`${at + 1}. ${text}`))),
    ...labelled(layout, 'Repeated', `${counted(repeated, 'time')} with new objects${again}`),
    ...labelled(layout, 'Seed', `${seed}`),
  ];
}

function short(value: unknown): string {
  const lines = shown(value).split('\n');
  return lines.length > mostLines ? `${lines.slice(0, mostLines).join('\n')}\n...` : lines.join('\n');
}

function briefLines(title: string, findings: readonly ExploreFinding[], layout: Layout): string[] {
  const lines = findings.flatMap(({ id, reason, seed }) =>
    wrap(visible(`  ${id} (seed ${seed}): ${reason}`), layout.width),
  );
  return titled(layout, title, lines);
}

function coverageLines({ coverage, endedEarly }: ExploreRecord, layout: Layout): string[] {
  const { operations, rules, unreached, claims, transitions, answers } = coverage;
  const judged = `${rules.length} of ${rules.length + unreached.length} stated requirements judged`;
  const sent = `${counted(operations.length, 'operation')} sent`;
  const ofClaims = `${claims.judged.length} of ${claims.judged.length + claims.unreached.length} claims`;
  const ofTransitions = `${transitions.filter(({ times }) => times > 0).length} of ${transitions.length} transitions`;
  const ofAnswers = answers ? `, ${answers.reached} of ${answers.declared} declared responses` : '';
  const rest = `${ofClaims}, ${ofTransitions}${ofAnswers}. explore.html lists what was not reached, and why.`;
  const early = Object.entries(endedEarly).map(
    ([reason, count]) => `  ${counted(count, 'walk')} ended early: ${reason}`,
  );
  const lines = [`  ${judged}, ${sent}`, `  ${rest}`, ...early].flatMap((line) => wrap(visible(line), layout.width));
  return titled(layout, 'Coverage', lines);
}

function leftLines({ cleanup, runId }: ExploreRecord, layout: Layout): string[] {
  const { left, staying = [] } = cleanup;
  const stay = staying.length > 0 ? [`  ${counted(staying.length, 'object')} cannot be removed by any operation.`] : [];
  const again =
    left.length > 0
      ? [`  ${counted(left.length, 'object')} left; "cps cleanup --run ${shellWord(runId)}" tries again.`]
      : [];
  const lines = [...again, ...stay].flatMap((line) => wrap(visible(line), layout.width));
  return titled(layout, 'Left at the target', lines);
}
