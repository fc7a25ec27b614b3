import { badgeSvg } from '../../conformance/report/badge-svg.ts';
import type { GradeRecord } from '../run/grade-record.ts';

const colours = { A: '#1a7f37', B: '#9a6700', F: '#cf222e' } as const;

/** Renders the grade of a client as a badge. */
export function badge({ mark, voidReason }: GradeRecord): string {
  if (voidReason !== null || mark === null) return badgeSvg('api client', 'void', colours.B);
  return badgeSvg('api client', `grade ${mark}`, colours[mark]);
}
