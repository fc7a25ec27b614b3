import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchReport, SectionReport } from '../../bench/report.ts';
import { type Page, page, plain, table } from '../markdown.ts';
import { besidePrism } from './beside-prism.ts';
import { barsOf } from './plot.ts';

const path = 'register/benchmark.md';

/** Creates the page with the results of the last complete `npm run bench`: tables, charts and targets. */
export function benchmarkPage(project: string): Page {
  const file = join(project, 'measurements/bench.json');
  if (!existsSync(file)) return page(path, '# Benchmark', 'No whole run is on record here: `npm run bench` makes one.');
  const report: BenchReport = JSON.parse(readFileSync(file, 'utf8'));
  const { cpu, cores, memoryGB, system, node } = report.machine;
  return page(
    path,
    '---\naside: false\n---',
    '# Benchmark',
    `Servers side by side in one run, on the same contract and with the same requests, in interleaved rounds; figures are
medians, and a ratio is the median of the ratios of all rounds. Measured on ${report.measuredAt.slice(0, 10)}: ${plain(cpu)}, ${cores} cores, ${memoryGB} GB, ${system}, Node ${node}.`,
    'Only ratios travel from one machine to another. Yours: `npm run bench`.',
    ...besidePrism(report.sections),
    '## What was set beforehand',
    summaryOf(report.sections),
    ...report.sections.map(sectionOf),
  );
}

/** Returns a sentence with the number of reached targets and the list of missed targets. */
function summaryOf(sections: readonly SectionReport[]): string {
  const bars = sections.flatMap(({ bars }) => bars);
  const missed = bars.filter(({ holds }) => !holds);
  const counted = `Of ${bars.length} bars that were set beforehand ${bars.length - missed.length} hold.`;
  return missed.length === 0 ? counted : [`${counted} Missed:`, '', ...missed.map(barLine)].join('\n');
}

function sectionOf({ title, columns, rows, bars, notes = [] }: SectionReport): string {
  const plot = barsOf(columns, rows);
  return [
    `## ${plain(title)}`,
    ...(plot === null ? [] : [`<div class="diagram" role="img" aria-label="${plain(title)}">${plot}</div>`]),
    table(
      columns.map(plain),
      rows.map((row) => row.map(figure)),
      columns.map((_, place) => (place === 0 ? 'left' : 'right')),
    ),
    ...(bars.length > 0 ? [bars.map(barLine).join('\n')] : []),
    ...notes.map(plain),
  ].join('\n\n');
}

function barLine({ what, measured, kind, bar, unit, holds }: SectionReport['bars'][number]): string {
  const inUnit = unit === '' ? '' : ` ${unit}`;
  const mark = holds ? '<span class="stated">holds</span>' : '<span class="missed">missed</span>';
  return `- ${mark} ${plain(what)}: ${figure(measured)}${inUnit} (${kind} ${figure(bar)}${inUnit})`;
}

/** Formats a number for a table cell. The value null means NaN, because JSON cannot store NaN. */
function figure(cell: string | number | null): string {
  if (typeof cell === 'string') return plain(cell);
  if (cell === null || Number.isNaN(cell)) return 'unknown';
  if (Number.isInteger(cell) || cell >= 1000) return Math.round(cell).toLocaleString('en');
  return cell < 10 ? cell.toFixed(2) : cell.toFixed(1);
}
