import type { RunRecord } from '../../conformance/record/run-record.ts';
import { badgeSvg } from './badge-svg.ts';
import { partOf } from './facts.ts';

const colours = { certified: '#1a7f37', 'not certified': '#cf222e', void: '#9a6700' } as const;

/** Renders the verdict of a run as a badge. */
export function badge(record: RunRecord): string {
  return badgeSvg('contract', verdictOf(record), colours[partOf(record) === undefined ? record.conclusion : 'void']);
}

function verdictOf(record: RunRecord): string {
  const { conclusion, classes } = record;
  const part = partOf(record);
  if (part !== undefined) return part;
  if (conclusion !== 'certified') return conclusion;
  const verdicts = [...new Set(classes.map(({ verdict }) => verdict))];
  const whole = verdicts.filter((name) => classes.every((each) => each.verdict !== name || each.certified));
  return `certified ${whole.join(', ')}`.trim();
}
