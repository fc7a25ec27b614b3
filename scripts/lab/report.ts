import { cpus, totalmem } from 'node:os';
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

/** A long name in the first column is shortened, so that the table fits 80 columns. */
export function tableOf(columns: readonly string[], rows: MeasuredSection['rows']): string {
  const cells = [columns, ...rows.map((row) => row.map(figure))];
  const [own = 0, ...widths] = columns.map((_, at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)) + 2);
  const first = Math.min(
    own,
    Math.max(
      12,
      widths.reduce((room, width) => room - width, 80),
    ),
  );
  const lines = cells.map(([name = '', ...others]) => {
    const shown = name.length < first ? name : `${name.slice(0, first - 2)}…`;
    return shown.padEnd(first) + others.map((cell, at) => cell.padStart((widths[at] ?? 0) - 1)).join(' ');
  });
  return lines.join('\n');
}

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
