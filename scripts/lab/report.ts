import { cpus, totalmem } from 'node:os';
import Table from 'cli-table3';
import type { Bar, MeasuredSection, Section } from './bench/sections.ts';

export interface SectionReport extends Pick<Section, 'name' | 'title'>, MeasuredSection {
  seconds: number;
  bars: (Bar & { holds: boolean })[];
}

export interface BenchReport {
  schema: 'contract-platform-kit/bench/v1';
  measuredAt: string;
  machine: { cpu: string; cores: number; memoryGB: number; system: string; node: string };
  quick: boolean;
  sections: SectionReport[];
  failed: { name: string; reason: string }[];
}

export function machine(): BenchReport['machine'] {
  const [{ model } = { model: 'unknown' }] = cpus();
  return {
    cpu: model.trim(),
    cores: cpus().length,
    memoryGB: Math.round(totalmem() / 2 ** 30),
    system: `${process.platform} ${process.arch}`,
    node: process.versions.node,
  };
}

export function reportOf({ name, title }: Section, measured: MeasuredSection, seconds: number): SectionReport {
  return { name, title, seconds, ...measured, bars: measured.bars.map((bar) => ({ ...bar, holds: holds(bar) })) };
}

function holds({ measured, kind, bar }: Bar): boolean {
  return kind === 'at most' ? measured <= bar : measured >= bar;
}

export function reportText({ title, columns, rows, bars, notes = [] }: SectionReport): string {
  const lines = [title, tableOf(columns, rows), ...bars.map(barLine), ...notes.map((note) => wrapped(note))];
  return `${lines.join('\n')}\n`;
}

export function tableOf(columns: readonly string[], rows: MeasuredSection['rows']): string {
  const table = new Table({
    head: [...columns],
    colAligns: columns.map((_, place) => (place === 0 ? 'left' : 'right')),
    style: { head: [], border: [], compact: true, 'padding-left': 0 },
    chars: noBorders,
    wordWrap: true,
    colWidths: widths([columns, ...rows.map((row) => row.map(figure))]),
  });
  table.push(...rows.map((row) => row.map(figure)));
  return table.toString();
}

function widths(cells: readonly (readonly string[])[]): number[] {
  const [columns = []] = cells;
  const own = columns.map((_, place) => Math.max(...cells.map((row) => row[place]?.length ?? 0)) + 2);
  const over = own.reduce((sum, width) => sum + width, 0) - 80;
  return own.map((width, place) => (place === 0 && over > 0 ? Math.max(12, width - over) : width));
}

const noBorders = Object.fromEntries(
  ['top', 'bottom', 'left', 'right', 'mid', 'middle'].flatMap((side) =>
    ['', '-left', '-right', '-mid'].map((end) => [`${side}${end}`, '']),
  ),
);

function figure(cell: string | number): string {
  if (typeof cell === 'string') return cell;
  if (Number.isNaN(cell)) return 'unknown';
  if (Number.isInteger(cell)) return cell.toLocaleString('en');
  return cell < 10 ? cell.toFixed(2) : cell.toFixed(1);
}

function barLine({ what, measured, kind, bar, unit, holds: good }: SectionReport['bars'][number]): string {
  const space = unit === '' ? '' : ' ';
  return wrapped(
    `${good ? 'holds ' : 'MISSED'}  ${what}: ${figure(measured)}${space}${unit} (${kind} ${bar}${space}${unit})`,
  );
}

function wrapped(text: string): string {
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line.length + word.length >= 80) lines.push(`  ${word}`);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines.join('\n');
}
