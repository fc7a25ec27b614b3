import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchReport, SectionReport } from '../../lab/report.ts';
import { type Page, page, plain, table } from '../markdown.ts';
import { besidePrism } from './beside-prism.ts';
import { barsOf } from './plot.ts';

const path = 'register/benchmark.md';

export function benchmarkPage(project: string): Page {
  const file = join(project, 'measurements/bench.json');
  if (!existsSync(file))
    return page(path, '# Benchmark', 'No complete benchmark run is recorded. Run `npm run bench` to record one.');
  const report: BenchReport = JSON.parse(readFileSync(file, 'utf8'));
  const { cpu, cores, memoryGB, system, node } = report.machine;
  return page(
    path,
    '---\naside: false\n---',
    '# Benchmark',
    `The benchmark compares servers on one machine. All servers use the same contract and receive the same requests in
interleaved rounds. Each figure is the median of all rounds, and each ratio is the median of the ratios of all rounds.`,
    `The benchmark ran on ${report.measuredAt.slice(0, 10)} with ${plain(cpu)}, ${cores} cores, ${memoryGB} GB, ${system} and Node ${node}.`,
    'Only the ratios of the benchmark can be compared between machines. Run `npm run bench` to measure your machine.',
    ...besidePrism(report.sections),
    '## Targets',
    summaryOf(report.sections),
    ...report.sections.map(sectionOf),
  );
}

function summaryOf(sections: readonly SectionReport[]): string {
  const bars = sections.flatMap(({ bars }) => bars);
  const missed = bars.filter(({ holds }) => !holds);
  const counted = `The benchmark reaches ${bars.length - missed.length} of ${bars.length} targets, which were set before the measurement.`;
  if (missed.length === 0) return counted;
  return [counted, 'The table shows the targets that the benchmark misses.', targetTable(missed)].join('\n\n');
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
    ...(bars.length > 0 ? [targetTable(bars)] : []),
    ...notes.map(plain),
  ].join('\n\n');
}

function targetTable(bars: SectionReport['bars']): string {
  const rows = bars.map(({ what, measured, kind, bar, unit, holds }) => {
    const inUnit = unit === '' ? '' : ` ${unit}`;
    const result = holds ? '<span class="stated">reached</span>' : '<span class="missed">missed</span>';
    return [plain(what), `${figure(measured)}${inUnit}`, `${kind} ${figure(bar)}${inUnit}`, result];
  });
  return table(['Target', 'Measured', 'Limit', 'Result'], rows);
}

/** Formats a number for a table cell. The value null means "not a number", because JSON has no NaN. */
function figure(cell: string | number | null): string {
  if (typeof cell === 'string') return plain(cell);
  if (cell === null || Number.isNaN(cell)) return 'unknown';
  if (Number.isInteger(cell) || cell >= 1000) return Math.round(cell).toLocaleString('en');
  return cell < 10 ? cell.toFixed(2) : cell.toFixed(1);
}
