import type { ClassRecord, RunRecord } from '../../../conformance/record/run-record.ts';
import { counted, duration, visible } from '../../../conformance/text.ts';
import { type Layout, pad, wrap } from '../../terminal.ts';
import { type Facts, outcomes, partOf, resultOf, selectionSentence, shortfall, verdictMeanings } from '../facts.ts';

const colours = { certified: 'green', 'not certified': 'red', void: 'yellow', 'not judged': 'gray' } as const;

export function headLines({ record, deciding }: Facts, layout: Layout): string[] {
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

export function legendLines({ record, deciding }: Facts, { width, paint }: Layout): string[] {
  if (partOf(record) !== undefined || record.conclusion === 'void') return [];
  return verdictMeanings(deciding)
    .filter(({ name }) => record.classes.some(({ verdict }) => verdict === name))
    .flatMap(({ name, meaning }) => wrap(`${name}: ${meaning}`, width).map((line) => paint('dim', line)));
}

export function verdictLines({ record, deciding }: Facts, layout: Layout): string[] {
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
