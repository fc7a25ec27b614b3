import { counted, visible } from '../../conformance/text.ts';
import { renderTerminal } from '../../reporting/terminal.ts';
import type { ViolationCounts, ViolationKind } from './proxy-tally.ts';

const nameWidth = 27;

export function proxyWelcome(url: string, upstream: string, operations: number): string {
  return [
    `Contract proxy: ${url} -> ${upstream}`,
    `It validates ${operations} operations and forwards all traffic. Press Ctrl-C to stop.`,
    '',
  ].join('\n');
}

export function violationLines(kind: ViolationKind, width: number): string[] {
  return [fitting(placeOf(kind), width), fitting(`  ${visible(kind.wanted)}; got ${visible(kind.came)}`, width)];
}

export function proxySummary({ counts, operations, unjudged, kinds }: ViolationCounts, width: number): string {
  const { requests, judged, other, unreachable, refused, broken } = counts;
  const parts = [
    [judged, 'judged'],
    [other, 'outside the contract'],
    [unreachable, 'without a response'],
    [refused, 'refused by the proxy'],
    [broken, 'interrupted'],
  ] as const;
  const repeated = kinds.filter(({ count }) => count > 1);
  const data = {
    ...{ counts, operations, kinds, isUnreachable: unreachable === requests },
    outcomes: parts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`),
    unjudged: unjudged.map(({ what, count }) => `${counted(count, 'time')} not judged: ${visible(what)}`),
    repeated: repeated.map((kind) => `${String(kind.count).padStart(6)}  ${placeOf(kind)}`),
  };
  return renderTerminal('proxy', data, undefined, { row, fit: (line: string) => fitting(line, width) }).trimEnd();
}

function row(name: string, ...columns: (string | number)[]): string {
  return (
    name.padEnd(nameWidth) +
    columns
      .slice(0, 3)
      .map((column) => String(column).padStart(14))
      .join('')
  );
}

function placeOf({ operation, status, side, place }: ViolationKind): string {
  return `${operation.padEnd(nameWidth)} ${status} ${side.padEnd(8)} ${visible(place)}`;
}

function fitting(line: string, width: number): string {
  const signs = [...line];
  return signs.length <= width ? line : `${signs.slice(0, width - 1).join('')}…`;
}
