import type { Coverage, TracedClaim } from '../trace/trace.ts';
import type { Count, Tally } from './count.ts';

const LABEL = 12;
const KINDS: readonly (keyof Count)[] = [
  'operations',
  'parameters',
  'statuses',
  'headers',
  'schemas',
  'properties',
  'codes',
];

export function formatTable(counts: Readonly<Record<string, Count>>): string {
  const contracts = Object.entries(counts);
  const head = cells('all', 'stated', 'assumed');
  const lines = [
    ['', ...contracts.map(([name]) => name.padStart(head.length))],
    ['', ...contracts.map(() => head)],
    ...KINDS.map((kind) => [kind, ...contracts.map(([, count]) => tallyCells(count[kind]))]),
  ];
  return lines.map(([label = '', ...groups]) => [label.padEnd(LABEL), ...groups].join(' ').trimEnd()).join('\n');
}

function tallyCells({ all, stated, assumed }: Tally): string {
  return cells(String(all), String(stated), String(assumed));
}

function cells(all: string, stated: string, assumed: string): string {
  return all.padStart(5) + stated.padStart(7) + assumed.padStart(8);
}

type ClaimCount = Readonly<Record<'all' | Coverage, number>>;

export function countClaims(claims: readonly TracedClaim[]): ClaimCount {
  const count = (coverage: Coverage) => claims.filter((each) => each.coverage === coverage).length;
  return { all: claims.length, covered: count('covered'), partly: count('partly'), open: count('open') };
}

export function formatClaims({ all, covered, partly, open }: ClaimCount): string {
  return `claims       ${all}: ${covered} covered, ${partly} partly, ${open} open`;
}
