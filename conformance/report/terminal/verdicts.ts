import type { ClassRecord, RunRecord, Shard } from '../../record/run-record.ts';
import { counted, duration, visible } from '../../text.ts';
import { resultOf, shortfall } from '../facts.ts';
import { type Layout, pad, wrap } from './layout.ts';

const colours = { certified: 'green', 'not certified': 'red', void: 'yellow', 'not judged': 'gray' } as const;

/** The conclusion in one line, and what was judged. */
export function headLines(record: RunRecord, layout: Layout): string[] {
  const { conclusion, target } = record;
  const urls = [...new Set(Object.values(record.target.baseUrls))].map(visible).join(', ');
  const run = `run ${record.runId}, ${record.startedAt}, ${duration(record.milliseconds)}, ${counted(record.requests, 'request')}`;
  const word = record.shard === null ? conclusion : partOf(record.shard);
  return [
    `${layout.paint(['bold', colours[conclusion]], word.toUpperCase())}  ${layout.paint('bold', visible(target.name))}`,
    ...wrap(`${urls}\n${visible(run)}`, layout.width).map((line) => layout.paint('dim', line)),
    ...(record.voidReason === null ? [] : wrap(visible(record.voidReason), layout.width)),
  ];
}

function partOf({ index, of }: Shard): string {
  return `part ${index} of ${of}`;
}

/** One line for each class and verdict; a part has no verdict of its own. */
export function verdictLines({ classes, conclusion, shard }: RunRecord, layout: Layout): string[] {
  if (shard !== null) return ['"cps merge" gives the verdict when all parts have run.'];
  if (classes.length === 0) return ['No class was judged.'];
  const widest = Math.max(...classes.map((each) => [...each.class].length), 'class'.length) + 2;
  const head = `${pad('class', widest)}${pad('verdict', 11)}${pad('result', 15)}${pad('required', 11)}not passed`;
  return [
    layout.paint('dim', head),
    ...classes.flatMap((each) => verdictLine(each, resultOf(each, conclusion), widest, layout)),
  ];
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
