import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchReport, SectionReport } from '../../lab/report.ts';
import { type Page, page, plain, table } from '../markdown.ts';
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

const questions: readonly { what: string; section: string; column: string; isBetterHigh?: boolean }[] = [
  { what: 'time from start to first response, ms', section: 'start', column: 'start, ms' },
  { what: 'CPU of a read, µs', section: 'read', column: 'CPU, µs' },
  { what: 'reads per second', section: 'read', column: 'requests/s', isBetterHigh: true },
  { what: 'CPU of a write, µs', section: 'write', column: 'CPU, µs' },
  { what: 'writes per second', section: 'write', column: 'requests/s', isBetterHigh: true },
  { what: 'memory under reads, MB', section: 'read', column: 'memory, MB' },
  { what: 'CPU of a read in a contract of 150 operations, µs', section: 'operations', column: '150 operations, µs' },
];

export function besidePrism(sections: readonly SectionReport[]): string[] {
  const rows = questions.flatMap(({ what, section, column, isBetterHigh }) => {
    const measured = sections.find(({ name }) => name === section);
    const place = measured?.columns.indexOf(column) ?? -1;
    const of = (server: string) => Number(measured?.rows.find(([name]) => name === server)?.[place]);
    const [prism, ours] = [of('Prism'), of('this sandbox')];
    if (!(prism > 0 && ours > 0)) return [];
    const times = isBetterHigh ? ours / prism : prism / ours;
    return [[plain(what), prism.toLocaleString('en'), ours.toLocaleString('en'), times.toFixed(1)]];
  });
  if (rows.length === 0) return [];
  return [
    '## Comparison with Prism',
    `Prism answers each request with an example from the contract and stores nothing. A department that a client creates
in Prism therefore cannot be read later. This sandbox stores data, refuses the same requests as the service, and runs
jobs on the tenant's clock. The sandbox forwards requests with the header \`Prefer\` to Prism. The table compares the
speed and the memory of Prism and the sandbox.`,
    table(['', 'Prism', 'this sandbox', 'advantage of this sandbox, times'], rows, ['left', 'right', 'right', 'right']),
  ];
}
