import { counted, visible } from '../../conformance/text.ts';
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

export function proxySummary(tally: ViolationCounts, width: number): string {
  return [
    '',
    countsOf(tally),
    ...operationRows(tally),
    ...tally.unjudged.map(({ what, count }) =>
      fitting(`${counted(count, 'time')} not judged: ${visible(what)}`, width),
    ),
    ...repeatRows(tally, width),
    verdict(tally),
  ].join('\n');
}

function placeOf({ operation, status, side, place }: ViolationKind): string {
  return `${operation.padEnd(nameWidth)} ${status} ${side.padEnd(8)} ${visible(place)}`;
}

function countsOf({ counts: { requests, judged, other, unreachable, refused, broken } }: ViolationCounts): string {
  const parts = [
    [judged, 'judged'],
    [other, 'outside the contract'],
    [unreachable, 'without a response'],
    [refused, 'refused by the proxy'],
    [broken, 'interrupted'],
  ] as const;
  const listed = parts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
  return `${counted(requests, 'request')}${listed.length > 0 ? `: ${listed.join(', ')}` : ''}`;
}

function operationRows({ operations }: ViolationCounts): string[] {
  if (operations.length === 0) return [];
  const row = (name: string, ...columns: (string | number)[]) =>
    name.padEnd(nameWidth) + columns.map((column) => String(column).padStart(14)).join('');
  return [
    '',
    'Violations by operation',
    row('', 'exchanges', 'in requests', 'in responses'),
    ...operations.map(({ operation, judged, request, response }) => row(operation, judged, request, response)),
    '',
  ];
}

function repeatRows({ kinds }: ViolationCounts, width: number): string[] {
  const repeated = kinds.filter(({ count }) => count > 1);
  if (repeated.length === 0) return [];
  const rows = repeated.map((kind) => `${String(kind.count).padStart(6)}  ${placeOf(kind)}`);
  return ['Repeated violations', ...rows.map((row) => fitting(row, width)), ''];
}

function verdict({ counts: { judged, requests, unreachable, violations }, kinds }: ViolationCounts): string {
  if (violations > 0)
    return `${counted(violations, 'violation')} of the contract, of ${counted(kinds.length, 'kind')}.`;
  if (requests === 0) return 'No request was received, so nothing was validated.';
  if (unreachable === requests) return 'The upstream answered no request.';
  return judged === 0 ? 'Nothing was validated.' : 'All validated traffic matches the contract.';
}

function fitting(line: string, width: number): string {
  const signs = [...line];
  return signs.length <= width ? line : `${signs.slice(0, width - 1).join('')}…`;
}
