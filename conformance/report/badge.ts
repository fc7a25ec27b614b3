import type { RunRecord } from '../record/run-record.ts';
import { badgeSvg } from './badge-svg.ts';

const colours = { certified: '#1a7f37', 'not certified': '#cf222e', void: '#9a6700' } as const;

/** Renders the verdict of a run as a badge. */
export function badge(record: RunRecord): string {
  return badgeSvg('contract', verdictOf(record), colours[record.shard === null ? record.conclusion : 'void']);
}

function verdictOf({ conclusion, classes, shard }: RunRecord): string {
  if (shard !== null) return `part ${shard.index} of ${shard.of}`;
  if (conclusion !== 'certified') return conclusion;
  const verdicts = [...new Set(classes.map(({ verdict }) => verdict))];
  const whole = verdicts.filter((name) => classes.every((each) => each.verdict !== name || each.certified));
  return `certified ${whole.join(', ')}`.trim();
}
