import type { GradeRecord } from '../../grading/run/grade-record.ts';
import { badgeSvg } from '../certify/badge-svg.ts';
import { limitationOf } from './facts.ts';

const colours = { A: '#1a7f37', B: '#9a6700', F: '#cf222e' } as const;

/** Renders the client's grade as an SVG badge. The badge says if the client attempted only some of the scenarios. */
export function badge(record: GradeRecord): string {
  const { mark, voidReason } = record;
  if (voidReason !== null || mark === null) return badgeSvg('api client', 'void', colours.B);
  const limitation = limitationOf(record);
  return badgeSvg('api client', `grade ${mark}${limitation === null ? '' : `, ${limitation}`}`, colours[mark]);
}
